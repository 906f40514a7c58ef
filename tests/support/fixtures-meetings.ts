import { formatDay } from '../../src/domain/time/format-time.ts';
import { untilOffered } from './fixtures.ts';
import { test as base, expect } from './fixtures-admin.ts';
import { MeetingDates } from './meeting-dates.ts';

export { expect };

interface MeetingFixtures {
  /** Dates for this test alone; the first demo administrator's hours on them are removed when it ends. */
  readonly dates: MeetingDates;
  /** Offers hours of a date in the panel, and waits until visitors see them: their list may be some seconds old. */
  readonly offerHours: (date: string, ...labels: string[]) => Promise<void>;
}

/** The test of fixtures-admin.ts with hours that the panel offers. */
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
  offerHours: async ({ panel, request }, use) => {
    await use(async (date, ...labels) => {
      const card = panel.card('Manage Availability');
      const day = card.getByRole('button', { name: new RegExp(`^${formatDay(date)}`) });
      const next = card.getByRole('button', { name: /next month/i });
      for (let month = 0; month < 120 && (await day.count()) === 0; month += 1) await next.click();
      await day.click();
      for (const label of labels) await card.getByRole('checkbox', { name: label, exact: true }).check();
      await card.getByRole('button', { name: 'Add Availability' }).click();
      await panel.expectToast(
        'Availability added',
        `Added ${labels.length} time slots for ${formatDay(date)}`,
      );
      await untilOffered(request, (day) => day.date === date);
    });
  },
});
