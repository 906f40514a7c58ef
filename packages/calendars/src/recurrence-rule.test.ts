/** Starting near the wanted dates changes no result: ical.js expands the same rules from their first date. */
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { clockText } from './calendar-times.ts';
import { expandRule } from './recurrence-rule.ts';

const FROM = Date.UTC(2026, 10, 26);
const UNTIL = Date.UTC(2027, 2, 1);

const days = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1, maxLength: 3 });
const frequency = fc.oneof(
  fc.constant('FREQ=DAILY'),
  days.map((byDay) => `FREQ=WEEKLY;BYDAY=${byDay}`),
  fc.integer({ min: 1, max: 28 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom('MO', 'WE', 'SU'))
    .map(([position, day]) => `FREQ=MONTHLY;BYDAY=${position}${day}`),
  fc.integer({ min: 1, max: 12 }).map((month) => `FREQ=YEARLY;BYMONTH=${month}`),
);
const end = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 3_000 }).map((count) => `;COUNT=${count}`),
  fc.integer({ min: FROM, max: UNTIL }).map((clock) => `;UNTIL=${clockText(clock)}`),
);
const rules = fc
  .tuple(frequency, fc.integer({ min: 1, max: 5 }), end)
  .map(([rule, interval, limit]) => `${rule};INTERVAL=${interval}${limit}`);
const starts = fc.date({ min: new Date('2016-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });

/** Returns the same by ical.js, one occurrence after the other from the first. */
function fullExpansion(rule: string, start: number): number[] {
  const time = ICAL.Time.fromDateTimeString(new Date(start).toISOString().slice(0, 19).concat('Z'));
  const iterator = ICAL.Recur.fromString(rule).iterator(time);
  const found: number[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const clock = next.toUnixTime() * 1000;
    if (clock > UNTIL) break;
    if (clock >= FROM) found.push(clock);
  }
  return found;
}

test('a series has the same dates near the range as from its first date on', () => {
  fc.assert(
    fc.property(rules, starts, (rule, date) => {
      const start = Math.floor(date.getTime() / 60_000) * 60_000;
      // ical.js moves a November 31 to December 1; RFC 5545, 3.3.10 skips it, as the test below does
      fc.pre(!rule.includes('BYMONTH=') || date.getUTCDate() <= 28);

      const near = expandRule(rule, {
        start,
        isDay: false,
        from: FROM,
        until: UNTIL,
        untilOf: (text) => text,
      });

      expect(near).toEqual(fullExpansion(rule, start));
    }),
  );
});

test('a date that a month lacks is skipped', () => {
  const search = { isDay: false, from: FROM, until: UNTIL, untilOf: (text: string) => text };
  expect(expandRule('FREQ=YEARLY;BYMONTH=11', { ...search, start: Date.UTC(2010, 6, 31) })).toEqual([]);
  expect(expandRule('FREQ=YEARLY;BYMONTH=1', { ...search, start: Date.UTC(2010, 6, 31) })).toEqual([
    Date.UTC(2027, 0, 31),
  ]);
});
