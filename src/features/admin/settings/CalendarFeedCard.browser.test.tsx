import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  PARTNER,
  press,
  question,
  REPORTED,
  startPanel,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { CalendarFeedCard } from './CalendarFeedCard.tsx';

const PATH = `calendar_feeds/${ADMIN.uid}`;
const URL = `https://booth.example/calendar/${'k'.repeat(43)}.ics`;

const feed = card('Your Meetings in Your Calendar');
const create = button('Create calendar link', feed);
const replace = button('Create a new link', feed);
const revoke = button('Revoke link', feed);
const notice = feed.getByRole('alert');

beforeEach(startPanel);

function storeFeed(): void {
  const created_at = Timestamp.fromDate(new Date('2026-11-02T15:00:00Z'));
  database.store(PATH, { secret_hash: '0'.repeat(64), created_at, admin_id: ADMIN.uid });
}

/** Returns a fake API that stores and deletes the feed. */
function theServer() {
  return fakeApi({
    'POST /api/admin/calendar-feed': () => {
      storeFeed();
      return { success: true, url: URL };
    },
    'POST /api/admin/calendar-feed/revoke': () => {
      database.remove(PATH);
      return { success: true };
    },
  });
}

test('a link is created, shown once with what it opens, and copied', async () => {
  const api = theServer();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  database.store(`calendar_feeds/${PARTNER.uid}`, {
    secret_hash: '1'.repeat(64),
    created_at: Timestamp.fromDate(new Date()),
    admin_id: PARTNER.uid,
  });
  const screen = await openCard(<CalendarFeedCard />);
  await expect.element(feed).toMatchTextContent('You have no calendar link yet.');
  await create.click();
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toMatchTextContent(URL);
  await expect.element(notice).toMatchTextContent('It is shown only this once. Treat it like a password');
  await button('Copy calendar link', notice).click();
  expect(write).toHaveBeenCalledWith(URL);
  expect(api.requests).toHaveLength(1);
  await screen.unmount();
  await openCard(<CalendarFeedCard />);
  await expect
    .element(feed)
    .toMatchTextContent(
      'You created your calendar link on Monday, November 2, 2026. It cannot be shown again.',
    );
  await expect.element(feed).not.toMatchTextContent(URL);
});

test('a new link replaces the one before, after a question', async () => {
  const api = theServer();
  storeFeed();
  await openCard(<CalendarFeedCard />);
  await replace.click();
  await expect
    .element(question('Replace your calendar link?'))
    .toMatchTextContent('The current link stops working');
  await button('Cancel', question(/Replace/)).click();
  await expect.element(replace).toHaveFocus();
  expect(api.requests).toEqual([]);
  await replace.click();
  await button('Create a new link', question(/Replace/)).click();
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toMatchTextContent(URL);
});

test('by keyboard: revoking asks, ends the link, and leaves the focus on the way to a new one', async () => {
  theServer();
  storeFeed();
  await openCard(<CalendarFeedCard />);
  await tabTo(revoke);
  await press('{Enter}');
  await expect.element(button('Cancel', question('Revoke your calendar link?'))).toHaveFocus();
  await press('{Tab}', '{Enter}');
  await expectToast('Calendar link revoked');
  expect(database.read(PATH)).toBeUndefined();
  await expect.element(create).toHaveFocus();
  await expect.element(revoke).not.toBeInTheDocument();
});

test('a failure is reported, and the stored link stays', async () => {
  allowProblems(REPORTED);
  const api = theServer();
  const away = () => problem(503, { error: 'Please try again in a moment.', code: 'unavailable' });
  api.answer('POST /api/admin/calendar-feed', away);
  api.answer('POST /api/admin/calendar-feed/revoke', away);
  await openCard(<CalendarFeedCard />);
  await create.click();
  await expectToast('Error creating calendar link', 'Please try again in a moment.');
  await expect.element(create).toBeEnabled();
  storeFeed();
  await revoke.click();
  await button('Revoke link', question(/Revoke/)).click();
  await expectToast('Error revoking calendar link', 'Please try again in a moment.');
  await expect.element(revoke).toBeVisible();
});

test('an answer without an address is no link', async () => {
  allowProblems(REPORTED);
  fakeApi({ 'POST /api/admin/calendar-feed': { success: true } });
  await openCard(<CalendarFeedCard />);
  await create.click();
  await expectToast('Error creating calendar link', "The server's answer could not be read.");
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: without a link, with a new one, and the question`, async () => {
    await setViewport(viewport);
    theServer();
    await openCard(<CalendarFeedCard />);
    await expect.element(create).toBeVisible();
    await expectAccessible();
    await create.click();
    await expect.element(notice).toBeVisible();
    await expectAccessible();
    await revoke.click();
    await expect.element(question(/Revoke/)).toBeVisible();
    await expectAccessible();
  });
}
