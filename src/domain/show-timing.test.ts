import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDayOf, showTiming } from './show-timing.ts';
import { TRADE_SHOWS } from './shows.ts';

test('the year is the next one in which the month lies ahead', () => {
  expect(showTiming('January', '2026-11-22', 6)?.month).toBe('January 2027');
  expect(showTiming('December', '2026-11-22', 6)?.month).toBe('December 2026');
  expect(showTiming('March', '2026-12-31', 6)?.month).toBe('March 2027');
});

test('a month that has begun is over: its next time is in a year', () => {
  expect(showTiming('November', '2026-10-31', 6)).toEqual({
    month: 'November 2026',
    weeksLeft: 0,
    bookBy: null,
  });
  for (const today of ['2026-11-01', '2026-11-22', '2026-11-30']) {
    expect(showTiming('November', today, 6)?.month).toBe('November 2027');
  }
});

test('the last day to book is the lead time before the first of the month, that day included', () => {
  // The first of January 2027 is a Friday, and so is the 20th of November
  expect(showTiming('January', '2026-11-20', 6)).toEqual({
    month: 'January 2027',
    weeksLeft: 6,
    bookBy: 'November 20, 2026',
  });
  expect(showTiming('January', '2026-11-21', 6)).toMatchObject({ weeksLeft: 5, bookBy: null });
  expect(showTiming('January', '2026-11-21', 5)?.bookBy).toBe('November 27, 2026');
});

test('February counts the days that it has', () => {
  expect(showTiming('March', '2028-01-10', 6)?.bookBy).toBe('January 19, 2028');
  expect(showTiming('March', '2027-01-10', 6)?.bookBy).toBe('January 18, 2027');
  expect(showTiming('March', '2028-02-29', 0)).toMatchObject({ weeksLeft: 0, bookBy: 'March 1, 2028' });
  expect(showTiming('February', '2028-02-29', 6)?.month).toBe('February 2029');
});

test('weeks count when they are whole', () => {
  expect(showTiming('December', '2026-11-17', 6)?.weeksLeft).toBe(2);
  expect(showTiming('December', '2026-11-18', 6)?.weeksLeft).toBe(1);
  expect(showTiming('December', '2026-11-24', 6)?.weeksLeft).toBe(1);
  expect(showTiming('December', '2026-11-25', 6)?.weeksLeft).toBe(0);
});

test('every listed show lies ahead of any day, by a year at most', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...TRADE_SHOWS), (date, { month }) => {
      const timing = showTiming(month, date.toISOString().slice(0, 10), 6);
      expect(timing?.weeksLeft).toBeGreaterThanOrEqual(0);
      expect(timing?.weeksLeft).toBeLessThanOrEqual(52);
      expect(timing?.bookBy === null).toBe((timing?.weeksLeft ?? 0) < 6);
    }),
  );
});

test('what is no month or no date has no timing', () => {
  expect(showTiming('Spring', '2026-11-22', 6)).toBeNull();
  expect(showTiming('', '2026-11-22', 6)).toBeNull();
  expect(showTiming('March', 'soon', 6)).toBeNull();
});

test("today is the visitor's own day", () => {
  expect(localDayOf(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
  expect(localDayOf(new Date(2027, 11, 31, 0, 0))).toBe('2027-12-31');
});
