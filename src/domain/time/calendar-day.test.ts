import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, parseDay, weekdayOf } from './calendar-day.ts';

const DAY_MS = 86_400_000;
const days = fc
  .integer({ min: Date.UTC(2020, 0, 1) / DAY_MS, max: Date.UTC(2040, 0, 1) / DAY_MS })
  .map((number) => new Date(number * DAY_MS).toISOString().slice(0, 10));
const distances = fc.integer({ min: -2_000, max: 2_000 });

test('a day is midnight UTC', () => {
  expect(parseDay('2028-02-29')?.toJSDate().toISOString()).toBe('2028-02-29T00:00:00.000Z');
});

test.each([
  ...['', 'someday', '2026-12-08\n', '2026-12-08T00:00', '+275760-09-13'],
  ...['2026-02-30', '2027-02-29', '2026-1-1', '20261208', '2026-W50-2', '2026-342'],
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeNull();
  expect(daysBetween(text, '2026-12-08')).toBeNull();
  expect(daysBetween('2026-12-08', text)).toBeNull();
  expect(() => addDays(text, 1)).toThrow(RangeError);
  expect(() => weekdayOf(text)).toThrow(RangeError);
});

test('adding and counting agree with each other and with plain arithmetic', () => {
  fc.assert(
    fc.property(days, distances, (day, distance) => {
      const later = addDays(day, distance);
      expect(Date.parse(later) - Date.parse(day)).toBe(distance * DAY_MS);
      expect(daysBetween(day, later)).toBe(distance);
    }),
  );
});

test('the week begins with 1 on Monday', () => {
  const days = ['2026-12-06', '2026-12-07', '2026-12-08', '2026-12-12', '2026-12-13'];
  expect(days.map(weekdayOf)).toEqual([7, 1, 2, 6, 7]);
});
