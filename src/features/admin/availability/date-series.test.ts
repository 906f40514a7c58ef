import { expect, test } from 'vitest';
import {
  dateSeries,
  MAX_DATES,
  MAX_WEEKS,
  offerableSlots,
  type Repeat,
  withoutHolidays,
} from './date-series.ts';

const datesOf = (start: string, repeat: Repeat) => dateSeries(start, repeat).dates;

test('one date is a series of one', () => {
  expect(datesOf('2026-12-08', { kind: 'once' })).toEqual(['2026-12-08']);
});

test('a range has every day, both ends included, over the end of a month', () => {
  const repeat = { kind: 'range', until: '2027-01-02', weekdaysOnly: false } as const;
  expect(datesOf('2026-12-30', repeat)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});

test('a range of weekdays leaves Saturday and Sunday out', () => {
  const repeat = { kind: 'range', until: '2026-12-07', weekdaysOnly: true } as const;
  expect(datesOf('2026-12-04', repeat)).toEqual(['2026-12-04', '2026-12-07']);
});

test('a range that ends before it starts, nowhere, or too late has no dates and gives the reason', () => {
  const range = (until: string, weekdaysOnly = false) =>
    dateSeries('2026-12-05', { kind: 'range', until, weekdaysOnly });
  const tooEarly = { dates: [], problem: 'Choose a date from Saturday, December 5, 2026 on' };
  expect(range('2026-12-04')).toEqual(tooEarly);
  expect(range('')).toEqual(tooEarly);
  expect(range('2027-03-06').dates).toHaveLength(MAX_DATES);
  expect(range('2027-03-07')).toEqual({
    dates: [],
    problem: 'Choose a date up to Saturday, March 6, 2027: 92 days at most',
  });
  expect(range('2026-12-06', true)).toEqual({
    dates: [],
    problem: 'There are no weekdays before this date',
  });
});

test('the same weekday of several weeks, also over the change of the clocks', () => {
  expect(datesOf('2027-03-09', { kind: 'weekly', weeks: 3 })).toEqual([
    '2027-03-09',
    '2027-03-16',
    '2027-03-23',
  ]);
});

test.each([Number.NaN, -1, 0, 2.7, MAX_WEEKS + 1])('%s weeks are refused', (weeks) => {
  expect(dateSeries('2026-12-08', { kind: 'weekly', weeks })).toEqual({
    dates: [],
    problem: 'Enter a whole number from 1 to 52',
  });
});

test('a year of weeks is the maximum', () => {
  expect(datesOf('2026-12-08', { kind: 'weekly', weeks: MAX_WEEKS })).toHaveLength(MAX_WEEKS);
});

test('the hour that the clocks skip cannot be offered', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(offerableSlots('2027-03-14', now)).toHaveLength(23);
  expect(offerableSlots('2027-03-14', now)).not.toContain('2:00 AM');
  expect(offerableSlots('2027-11-07', now)).toHaveLength(24);
});

test('today only hours still ahead in New York can be offered', () => {
  const now = new Date('2026-12-08T15:00:00Z');
  expect(offerableSlots('2026-12-08', now)[0]).toBe('11:00 AM');
  expect(offerableSlots('2026-12-07', now)).toEqual([]);
});

test('the same weekday up to a date, that date included; a year is the maximum', () => {
  const until = (last: string) => dateSeries('2026-12-08', { kind: 'weekly-until', until: last });
  expect(until('2026-12-22').dates).toEqual(['2026-12-08', '2026-12-15', '2026-12-22']);
  expect(until('2026-12-21').dates).toEqual(['2026-12-08', '2026-12-15']);
  expect(until('2026-12-07').problem).toBe('Choose a date from Tuesday, December 8, 2026 on');
  expect(until('2027-12-06').dates).toHaveLength(MAX_WEEKS);
  expect(until('2027-12-07').problem).toBe('Choose a date up to Monday, December 6, 2027: 52 weeks at most');
});

test('calendar dates are in order, and holidays are skipped optionally', () => {
  const series = dateSeries('2026-12-25', { kind: 'chosen', others: ['2026-12-28', '2026-12-24'] });
  expect(series.dates).toEqual(['2026-12-24', '2026-12-25', '2026-12-28']);
  expect(withoutHolidays(series).dates).toEqual(['2026-12-24', '2026-12-28']);
});
