import { expect, test } from 'vitest';
import { addDays, dateOfDay, dayOfDate } from './calendar-date.ts';

test('days are added over the ends of months and years, and where the clocks change', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
});

test('a day stays the same day as a Date', () => {
  for (const day of ['2026-03-08', '2026-11-01', '2028-02-29']) expect(dayOfDate(dateOfDay(day))).toBe(day);
});
