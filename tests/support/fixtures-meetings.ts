import { MeetingCards } from './admin-meetings.ts';
import { untilOffered } from './fixtures.ts';
import { test as base, expect } from './fixtures-admin.ts';
import { MeetingDates } from './meeting-dates.ts';

export { expect };

interface MeetingFixtures {
  /** Dates for this test alone; the first demo administrator's hours on them are removed when it ends. */
  readonly dates: MeetingDates;
  /** The meeting cards of the first demo administrator's panel. */
  readonly cards: MeetingCards;
  /** Waits until visitors see that a date is offered: their list may be some seconds old. */
  readonly untilVisible: (date: string) => Promise<void>;
}

/** The test of fixtures-admin.ts with the panel's meeting cards. */
export const test = base.extend<MeetingFixtures>({
  // Automatic fixtures end after the pages are closed, so no page sees its records disappear
  dates: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const dates = new MeetingDates(parallelIndex);
      await dates.clear();
      await use(dates);
      await dates.clear();
    },
    { auto: true },
  ],
  cards: async ({ panel }, use) => {
    await use(new MeetingCards(panel));
  },
  untilVisible: async ({ request }, use) => {
    await use((date) => untilOffered(request, (day) => day.date === date));
  },
});
