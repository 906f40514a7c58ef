/** Extras and projects of a colleague. */
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  editContent,
  extraContent,
  projectContent,
  record,
  storeContent,
} from '../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  card,
  expectToast,
  openCard,
  PARTNER,
  question,
  startPanel,
  storeTeam,
} from '../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

beforeEach(startPanel);

test.each([
  ['extras', extraContent, 'Extras Management'],
  ['reference_projects', projectContent, 'Reference Projects'],
] as const)('%s of a colleague are listed on request, with their name', async (collection, kind, title) => {
  await setViewport(PHONE);
  storeTeam();
  storeContent(kind, 'Of mine');
  storeContent(kind, 'Of Sam', { admin_id: PARTNER.uid });
  await openCard(kind.card());
  await expect.element(record(kind, 'Of mine')).toBeVisible();
  await expect.element(record(kind, 'Of Sam')).not.toBeInTheDocument();

  await button('Everyone', card(title)).click();
  await expect.element(record(kind, 'Of Sam').getByText('Sam', { exact: true })).toBeVisible();
  await expect.element(record(kind, 'Of mine').getByText('You', { exact: true })).toBeVisible();
  await expectAccessible();
  expect(localStorage.getItem('panel-everyone')).toBe(collection);
});

test('a colleague’s extra is edited and stays theirs, and is deleted', async () => {
  localStorage.setItem('panel-everyone', 'extras');
  storeTeam();
  const path = storeContent(extraContent, 'Neon arrow', { admin_id: PARTNER.uid });
  const editor = await editContent(extraContent, 'Neon arrow');
  await editor.getByLabelText('Price (USD)').fill('120');
  await button('Update Extra', editor).click();
  await expectToast('Extra updated');
  expect(database.read(path)).toMatchObject({ unit_price_usd: 120, admin_id: PARTNER.uid });

  await record(extraContent, 'Neon arrow')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await button('Delete Extra', question(/Neon arrow/)).click();
  await expect.element(record(extraContent, 'Neon arrow')).not.toBeInTheDocument();
  expect(database.read(path)).toBeUndefined();
});

test('without a colleague there is no choice', async () => {
  localStorage.setItem('panel-everyone', 'extras');
  storeContent(extraContent, 'Of mine');
  storeContent(extraContent, 'Of Sam', { admin_id: PARTNER.uid });
  await openCard(extraContent.card());
  await expect.element(record(extraContent, 'Of mine')).toBeVisible();
  await expect.element(record(extraContent, 'Of Sam')).not.toBeInTheDocument();
  await expect.element(button('Everyone')).not.toBeInTheDocument();
});
