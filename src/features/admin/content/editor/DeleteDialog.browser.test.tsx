import { beforeEach, expect, test } from 'vitest';
import {
  CONTENT_KINDS,
  deleteContent,
  extraContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  card,
  expectToast,
  openCard,
  press,
  question,
  startPanel,
  tabTo,
} from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';

beforeEach(startPanel);

test('deleting asks first and names the record; Cancel has the focus', async () => {
  storeContent(extraContent, 'Fountain');
  await openCard(extraContent.card());
  await button('Delete Fountain').click();
  const asked = question('Delete “Fountain”?');
  await expect.element(button('Cancel', asked)).toHaveFocus();
  await press('{Enter}');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(button('Delete Fountain')).toHaveFocus();
  expect(database.all('extras')).toHaveLength(1);
});

for (const kind of CONTENT_KINDS) {
  test(`${kind.heading}: a deleted record is gone, and is restored as it was`, async () => {
    const path = storeContent(kind, 'Fountain');
    const { created_at: _created, updated_at: _updated, ...before } = database.read(path) ?? {};
    await openCard(kind.card());
    await deleteContent(kind, 'Fountain');
    const toast = await expectToast(kind.titles.deleted);
    await expect.element(record(kind, 'Fountain')).not.toBeInTheDocument();
    await expect.element(button(kind.add, card(kind.heading))).toHaveFocus();
    expect(database.read(path)).toBeUndefined();
    await button('Undo', toast).click();
    // Restored records come first in lists sorted by age; extras keep their manual order
    await expectToast(
      'Restored',
      kind === extraContent ? 'Everything is as it was before.' : 'Restored as the newest entry.',
    );
    await expect.element(record(kind, 'Fountain')).toBeVisible();
    expect(database.read(path)).toMatchObject(before);
  });
}

test('undo is available by keyboard: F8 leads to the message', async () => {
  storeContent(extraContent, 'Fountain');
  await openCard(extraContent.card());
  await tabTo(button('Delete Fountain'));
  await press('{Enter}');
  await tabTo(button('Delete Extra'));
  await press('{Enter}');
  const toast = await expectToast('Extra deleted');
  await press('{F8}');
  await tabTo(button('Undo', toast));
  await press('{Enter}');
  await expectToast('Restored');
  await expect.element(record(extraContent, 'Fountain')).toBeVisible();
});

test('an undo after someone has added the record again keeps theirs', async () => {
  const path = storeContent(extraContent, 'Fountain');
  await openCard(extraContent.card());
  await deleteContent(extraContent, 'Fountain');
  const toast = await expectToast('Extra deleted');
  storeContent(extraContent, 'Fountain', { description: 'Made again' });
  await expect.element(record(extraContent, 'Fountain')).toMatchTextContent('Made again');
  await button('Undo', toast).click();
  await expectToast('Not restored', 'Someone has added it again');
  expect(database.read(path)).toMatchObject({ description: 'Made again' });
});
