import { readFile } from 'node:fs/promises';
import { MeetingCards } from '../support/admin-meetings.ts';
import { test as base, expect } from '../support/fixtures-admin.ts';
import {
  clearStoredBookings,
  daysFromToday,
  PARTNER,
  storeBooking,
  storeQuote,
} from '../support/stored-bookings.ts';

/** Opens the partner's panel; only this file uses the partner's bookings. */
const test = base.extend<{ noBookings: undefined; partner: () => Promise<MeetingCards> }>({
  noBookings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await clearStoredBookings();
      await use(undefined);
      await clearStoredBookings();
    },
    { auto: true },
  ],
  partner: async ({ anotherPanel }, use) => {
    await use(async () => new MeetingCards(await anotherPanel(PARTNER.email)));
  },
});

test.use({ section: 'bookings' });

test('the first of them, then all: page after page, between two dates, and by their text', async ({
  partner,
}) => {
  const name = (day: number) => `Guest ${day + 50}`;
  const days = Array.from({ length: 30 }, (_, index) => index - 5);
  await Promise.all(days.map((day) => storeBooking({ user_name: name(day), date: daysFromToday(day) })));
  const latestFirst = days.toReversed().map((day) => name(day));
  const cards = await partner();
  await expect(cards.bookers()).toHaveText(days.slice(5, 15).map((day) => name(day)));
  await cards.showAll();
  const all = cards.allBookings;
  await expect(cards.bookers(all)).toHaveText(latestFirst.slice(0, 25));
  await all.getByRole('button', { name: 'Load more' }).click();
  await expect(cards.bookers(all)).toHaveText(latestFirst);
  await all.getByLabel('From').fill(daysFromToday(-4));
  await all.getByLabel('Until').fill(daysFromToday(-3));
  await expect(cards.bookers(all)).toHaveText([name(-3), name(-4)]);
  await all.getByLabel('Search').fill('guest 46');
  await expect(cards.bookers(all)).toHaveText([name(-4)]);
});

test('the exported file is saved with the filtered bookings, and the booth of each quote', async ({
  partner,
}) => {
  const quote = { show_name: 'CES, spring', city: 'Las Vegas', state: 'NV', booth_size: '10x20' };
  await storeBooking({
    user_name: 'Zoë "Zo" Müller',
    quote_submission_id: await storeQuote({ ...quote, selected_render_title: null }),
  });
  await storeBooking({ user_name: 'Not Asked For', date: daysFromToday(40) });
  const cards = await partner();
  await expect(cards.booking('Zoë "Zo" Müller')).toContainText("10' × 20'");
  await cards.showAll();
  await cards.allBookings.getByLabel('Until').fill(daysFromToday(20));
  await expect(cards.bookers(cards.allBookings)).toHaveCount(1);
  const waiting = cards.panel.page.waitForEvent('download');
  await cards.allBookings.getByRole('button', { name: 'Export CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(',"Zoë ""Zo"" Müller",vera@acme.example,');
  expect(lines[1]).toContain(',"CES, spring",Las Vegas,NV,10x20,,confirmed,');
});
