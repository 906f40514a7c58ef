import { expect, test } from 'vitest';
import { isOver, nextEdition, showDatesText, showMonth, timeUntil } from './show-dates.ts';

function days(first_day: string | null, last_day: string | null = null) {
  return { first_day, last_day };
}

const CES = days('2027-01-06', '2027-01-09');

test.each([
  [CES, 'January 6-9, 2027'],
  [days('2027-01-30', '2027-02-02'), 'January 30 - February 2, 2027'],
  [days('2026-12-30', '2027-01-02'), 'December 30, 2026 - January 2, 2027'],
  [days('2027-01-06'), 'January 6, 2027'],
  [days('2027-01-06', '2027-01-06'), 'January 6, 2027'],
  [days('2027-01-06', '2027-01-05'), 'January 6, 2027'],
  [days(null), null],
])('%o is %j', (show, text) => {
  expect(showDatesText(show)).toBe(text);
});

test('the month comes from the dates, else it is the usual one', () => {
  expect(showMonth({ first_day: '2027-02-01', month: 'January' })).toBe('February');
  expect(showMonth({ first_day: null, month: 'January' })).toBe('January');
  expect(showMonth({ first_day: null, month: '' })).toBe('');
});

test.each([
  ['2026-11-24', 'in 43 days'],
  ['2027-01-05', 'tomorrow'],
  ['2027-01-06', 'today'],
  ['2027-01-09', 'open now'],
  ['2027-01-10', null],
])('on %s the show is %j', (today, text) => {
  expect(timeUntil(CES, today)).toBe(text);
});

test('without dates nothing is said about time, and the show is never over', () => {
  expect(timeUntil(days(null), '2027-01-06')).toBeNull();
  expect(isOver(days(null), '2027-01-06')).toBe(false);
});

test('a show is over the day after its last day', () => {
  const over = (show: ReturnType<typeof days>, ...on: string[]) => on.map((day) => isOver(show, day));
  expect(over(CES, '2027-01-09', '2027-01-10')).toEqual([false, true]);
  expect(over(days('2027-01-06'), '2027-01-06', '2027-01-07')).toEqual([false, true]);
});

test('the next edition is a year later, on the same weekdays', () => {
  const weekday = (day: string | null) => new Date(`${day}T00:00:00Z`).getUTCDay();
  const next = nextEdition(CES);
  expect(next).toEqual(days('2028-01-05', '2028-01-08'));
  expect([weekday(next.first_day), weekday(next.last_day)]).toEqual([3, 6]);
  expect(nextEdition(days('2028-02-29'))).toEqual(days('2029-02-27'));
});
