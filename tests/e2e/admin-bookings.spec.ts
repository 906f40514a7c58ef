import { MeetingCards } from '../support/admin-meetings.ts';
import { test as base, expect } from '../support/fixtures-admin.ts';
import { clearStoredBookings, daysFromToday, PARTNER, storeBooking } from '../support/stored-bookings.ts';

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
