import { expect, test } from 'vitest';
import { dateSeries, MAX_DATES, MAX_WEEKS, mergeSlots, offerableSlots } from './date-series.ts';

test('one date is a series of its own', () => {
  expect(dateSeries('2026-12-08', { kind: 'once' })).toEqual(['2026-12-08']);
});

test('a range has every day, both ends included, over the end of a month', () => {
  const repeat = { kind: 'range', until: '2027-01-02', weekdaysOnly: false } as const;
  expect(dateSeries('2026-12-30', repeat)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});

test('a range of weekdays leaves Saturday and Sunday out', () => {
  const repeat = { kind: 'range', until: '2026-12-07', weekdaysOnly: true } as const;
  expect(dateSeries('2026-12-04', repeat)).toEqual(['2026-12-04', '2026-12-07']);
});

test('a range that ends before it starts, or nowhere, has no dates; a long one ends at the limit', () => {
  const range = (until: string) => dateSeries('2026-12-08', { kind: 'range', until, weekdaysOnly: false });
  expect(range('2026-12-07')).toEqual([]);
  expect(range('')).toEqual([]);
  expect(range('2029-01-01')).toHaveLength(MAX_DATES);
});

test('the same weekday of several weeks, also over the change of the clocks', () => {
  expect(dateSeries('2027-03-09', { kind: 'weekly', weeks: 3 })).toEqual([
    '2027-03-09',
    '2027-03-16',
    '2027-03-23',
  ]);
});

test.each([
  [Number.NaN, 0],
  [-1, 0],
  [2.7, 2],
  [1000, MAX_WEEKS],
])('%s weeks are %s dates', (weeks, dates) => {
  expect(dateSeries('2026-12-08', { kind: 'weekly', weeks })).toHaveLength(dates);
});

test('the hour that the clocks skip cannot be offered', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(offerableSlots('2027-03-14', now)).toHaveLength(23);
  expect(offerableSlots('2027-03-14', now)).not.toContain('2:00 AM');
  expect(offerableSlots('2027-11-07', now)).toHaveLength(24);
});

test('today only what is still to come in New York can be offered', () => {
  const now = new Date('2026-12-08T15:00:00Z');
  expect(offerableSlots('2026-12-08', now)[0]).toBe('11:00 AM');
  expect(offerableSlots('2026-12-07', now)).toEqual([]);
});

test('merging keeps what is there, adds each once, and sorts by the hour', () => {
  expect(mergeSlots(['1:00 PM', '9:00 AM'], ['12:00 AM', '9:00 AM'])).toEqual([
    '12:00 AM',
    '9:00 AM',
    '1:00 PM',
  ]);
});
