import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../time/calendar-day.ts';
import { holidayOn } from './us-holidays.ts';

test.each([
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-07-03', 'Independence Day (observed)'],
  ['2026-07-04', 'Independence Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2021-12-31', "New Year's Day (observed)"],
  ['2023-01-02', "New Year's Day (observed)"],
  ['2028-11-23', 'Thanksgiving'],
])('%s is %s', (date, name) => {
  expect(holidayOn(date)).toBe(name);
});

test.each(['', '2026-02-30', '12-25'])('%j is neither a date nor a holiday', (text) => {
  expect(holidayOn(text)).toBeNull();
});

test('a day is observed exactly when the adjacent holiday falls on a weekend', () => {
  fc.assert(
    fc.property(fc.nat(7_304), (count) => {
      const day = addDays('2020-01-01', count);
      const name = holidayOn(day) ?? '';
      const weekday = weekdayOf(day);
      if (name.endsWith('(observed)')) {
        expect([1, 5]).toContain(weekday);
        expect(`${holidayOn(addDays(day, weekday === 5 ? 1 : -1))} (observed)`).toBe(name);
      } else if (name !== '' && weekday > 5) {
        expect(holidayOn(addDays(day, weekday === 6 ? -1 : 1))).toBe(`${name} (observed)`);
      }
    }),
    { numRuns: 500 },
  );
});
