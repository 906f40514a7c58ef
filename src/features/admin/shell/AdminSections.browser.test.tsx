import { beforeEach, expect, test, vi } from 'vitest';
import { extraContent, record, storeContent } from '../../../../tests/browser/admin-kinds.tsx';
import {
  ALL_SECTIONS,
  button,
  card,
  expectToast,
  NO_NETWORK,
  openCard,
  openPanel,
  REFUSAL,
  REPORTED,
  Sections,
  startPanel,
} from '../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { clearToasts } from '../../../../tests/browser/toasts.ts';

/** Cards with their sections and the specified titles of their load failures. */
const LISTS = [
  ['today', 'Emails Not Sent', 'Error loading emails'],
  ['availability', 'Current Schedule', 'Error loading availability'],
  ['bookings', 'Recent Bookings', 'Error loading bookings'],
  ['content', 'Extras Management', 'Error loading extras'],
  ['content', 'Reference Projects', 'Error loading reference projects'],
  ['content', 'Booth Designs', 'Error loading booth designs'],
  ['customers', 'Customers', 'Error loading customers'],
] as const;

function failure(list: string) {
  return card(list).getByText('could not be loaded.');
}

beforeEach(startPanel);

for (const [section, list, title] of LISTS) {
  test(`${list}, ${title}: a refusal by the rules is reported under its title, and the list loads once allowed`, async () => {
    allowProblems(REPORTED);
    database.refuse();
    await openPanel(section);
    await expect.element(failure(list)).toBeVisible();
    clearToasts();
    await button('Try again', card(list)).click();
    await expectToast(title, REFUSAL);
    database.allow();
    await button('Try again', card(list)).click();
    await expect.element(failure(list)).not.toBeInTheDocument();
  });
}

test('logo settings that cannot be loaded are only logged', async () => {
  allowProblems(REPORTED);
  const logged = vi.spyOn(console, 'warn');
  database.refuse((path) => path === 'site_settings/');
  await openPanel('content');
  await expect.element(card('Site Logo').getByText('No logo yet')).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  expect(logged.mock.calls.map(([title]) => title)).toEqual(['A list could not be loaded']);
});

test('unreachable lists say so, and load when the server responds', async () => {
  allowProblems(REPORTED);
  storeContent(extraContent, 'Here all along');
  database.silence();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openCard(<Sections shown={ALL_SECTIONS} />);
  // The content's lists wait for their numbers first
  for (const ms of [2_000, 3_000]) await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
  for (const [, list] of LISTS) await expect.element(failure(list)).toBeVisible();
  // One toast for all, since there is no room for one each
  const shown = await expectToast('Error loading', NO_NETWORK);
  for (const [, , title] of LISTS) await expect.element(shown).toMatchTextContent(title);
  database.answer();
  await expect.element(record(extraContent, 'Here all along')).toBeVisible();
  for (const [, list] of LISTS) await expect.element(failure(list)).not.toBeInTheDocument();
});

test('a list that is refused later keeps its contents', async () => {
  allowProblems(REPORTED);
  storeContent(extraContent, 'Here all along');
  await openPanel();
  await expect.element(record(extraContent, 'Here all along')).toBeVisible();
  database.refuse();
  await expect.element(card('Extras Management').getByText('This list may be out of date.')).toBeVisible();
  await expect.element(record(extraContent, 'Here all along')).toBeVisible();
});
