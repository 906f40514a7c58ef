import { expect, test } from 'vitest';
import { companyDay, timingNote, timingOf } from './show-timing.ts';

const SHOW = { name: 'CES', first_day: '2027-01-06', last_day: '2027-01-09' };

/** Returns noon in New York on a winter day. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00-05:00`);
}

test.each([
  ['2026-12-15', null],
  ['2026-12-16', null],
  ['2026-12-17', 'rush'],
  ['2027-01-06', 'rush'],
  ['2027-01-09', 'rush'],
  ['2027-01-10', 'next-edition'],
])('on %s, with 21 days of lead time, the time of the show is %j', (day, timing) => {
  expect(timingOf(SHOW, 21, noon(day))).toBe(timing);
});

test('the lead time is a setting; with none, no show is a rush until it has opened', () => {
  expect(timingOf(SHOW, 60, noon('2026-11-30'))).toBe('rush');
  expect(timingOf(SHOW, 0, noon('2027-01-06'))).toBeNull();
  expect(timingOf(SHOW, 0, noon('2027-01-07'))).toBe('rush');
  // Without dates it is quoted as always
  expect(timingOf({ first_day: null, last_day: null }, 365, noon('2027-01-06'))).toBeNull();
});

test('days are counted in the company’s zone, wherever the visitor is', () => {
  expect(companyDay(new Date('2027-01-10T04:59:00Z'))).toBe('2027-01-09');
  expect(companyDay(new Date('2027-01-10T05:00:00Z'))).toBe('2027-01-10');
  expect(timingOf(SHOW, 21, new Date('2027-01-10T04:59:00Z'))).toBe('rush');
  expect(timingOf(SHOW, 21, new Date('2027-01-10T05:00:00Z'))).toBe('next-edition');
});

test('visitors read what follows from the time', () => {
  expect(timingNote(SHOW, 21, noon('2027-01-02'))?.text).toBe(
    'Rush: we confirm by phone whether we can still build this',
  );
  expect(timingNote(SHOW, 21, noon('2027-02-01'))?.text).toMatch(
    /^CES is over \(January 6-9, 2027\)\. Your quote is for the next edition/,
  );
  expect(timingNote(SHOW, 21, noon('2026-10-01'))).toBeNull();
});
