import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIntlClock } from '../../../../tests/support/intl-clock.ts';
import { anyInstant, anyZone } from '../../../../tests/support/zoned-instants.ts';
import { EARLIEST_REMINDER_MS, isReminderTime } from './remind-visitors.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const HOURS = ['8', '9', '10', '11'].map((hour) => `${hour} AM`);
HOURS.push(...['12', '1', '2', '3', '4', '5', '6', '7'].map((hour) => `${hour} PM`));

/** Returns the calendar day before 'yyyy-MM-dd'. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** Quarters of an hour at which a reminder is due, from three days before the start to a day after it. */
function timesFor(startsAt: Date, timeZone: string, bookedAt: Date): number[] {
  const quarters = Array.from(
    { length: 4 * 96 },
    (_, index) => startsAt.getTime() - 72 * HOUR_MS + index * QUARTER_MS,
  );
  return quarters.filter((at) => isReminderTime({ startsAt, bookedAt, timeZone }, new Date(at)));
}

test('there is one time to remind, for every zone and start: the day before, between 8 and 20', () => {
  const longAgo = new Date(0);
  fc.assert(
    fc.property(anyInstant, anyZone, (startsAt, timeZone) => {
      const times = timesFor(startsAt, timeZone, longAgo);

      const [first = 0, last = 0] = [times[0], times.at(-1)];
      expect(last - first).toBe((times.length - 1) * QUARTER_MS);
      expect(times.length).toBe(48);
      expect(startsAt.getTime() - first).toBeLessThanOrEqual(EARLIEST_REMINDER_MS);
      expect(last).toBeLessThan(startsAt.getTime());
      const day = dayBefore(readIntlClock(startsAt, timeZone).day);
      for (const at of times) {
        const clock = readIntlClock(new Date(at), timeZone);
        expect(clock.day).toBe(day);
        expect(HOURS).toContain(clock.time.replace(/:\d\d/, ''));
      }
    }),
    { numRuns: 150 },
  );
});

test('a booking made less than 24 hours before its start has no time to remind; all others have what is left', () => {
  const ahead = fc.integer({ min: 0, max: 60 * HOUR_MS });
  fc.assert(
    fc.property(anyInstant, anyZone, ahead, (startsAt, timeZone, ms) => {
      const bookedAt = new Date(startsAt.getTime() - ms);
      const expected = ms < 24 * HOUR_MS ? [] : timesFor(startsAt, timeZone, new Date(0));

      expect(timesFor(startsAt, timeZone, bookedAt)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test('the day before is the calendar’s, where clocks skip the hour before midnight', () => {
  // In Nuuk Saturday, March 27, 2027 ends at 11:00 PM
  const meeting = {
    startsAt: new Date('2027-03-29T00:00:00Z'),
    bookedAt: new Date(0),
    timeZone: 'America/Nuuk',
  };

  expect(readIntlClock(meeting.startsAt, meeting.timeZone).time).toBe('11:00 PM');
  expect(isReminderTime(meeting, new Date('2027-03-27T12:00:00Z'))).toBe(true);
  expect(isReminderTime(meeting, new Date('2027-03-28T12:00:00Z'))).toBe(false);
});
