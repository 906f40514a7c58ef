import { expect, test } from 'vitest';
import { keptWords, retentionOf } from './retention.ts';

test.each([
  [undefined, null],
  ['', null],
  ['0', null],
  [' 365 ', 365],
  ['30', 30],
])('a parameter of %o keeps %o days', (value, days) => {
  expect(retentionOf({ KEEP_MAILS_DAYS: value }).mails).toBe(days);
});

test.each(['29', '1', '-1', '1.5', 'a year', '365 days'])('%o is not a number of days', (value) => {
  expect(() => retentionOf({ KEEP_MAILS_DAYS: value })).toThrow('KEEP_MAILS_DAYS');
});

test('without parameters everything is kept until someone asks', () => {
  const until = 'Until you ask us to delete it';
  expect(keptWords(retentionOf({}))).toEqual({ quote: until, booking: until, lead: until, mail: until });
});

test('with parameters the page states the days, and that a quote is kept with its booking', () => {
  expect(keptWords({ leads: 180, bookings: null, mails: 90 })).toEqual({
    quote:
      '180 days after you sent it, or until you ask us to delete it; if you booked a meeting with it: until you ask us to delete it',
    booking: 'Until you ask us to delete it',
    lead: '180 days after you sent it, or until you ask us to delete it',
    mail: '90 days after it was written, or until you ask us to delete it',
  });
});
