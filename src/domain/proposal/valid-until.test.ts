import { expect, test } from 'vitest';
import { midnightText, readersTime, validUntilText } from './valid-until.ts';

/** The end of December 5 in New York. */
const END = '2026-12-06T05:00:00.000Z';

test('the end names its day, moment and zone, in summer, too', () => {
  expect(validUntilText('2026-12-05')).toBe('Saturday, December 5, 2026, midnight Eastern time');
  expect(validUntilText('2026-07-05')).toBe('Sunday, July 5, 2026, midnight Eastern time');
  expect(midnightText('2026-12-05', 'Europe/Berlin')).toBe('midnight Central European time');
});

test.each([
  ['America/Los_Angeles', '9 PM your time'],
  ['America/Halifax', 'Sunday, December 6, 1 AM your time'],
  ['Asia/Tokyo', 'Sunday, December 6, 2 PM your time'],
  ['Asia/Kolkata', 'Sunday, December 6, 10:30 AM your time'],
  ['America/New_York', null],
  ['America/Toronto', null],
])('a reader in %s sees %s', (zone, text) => {
  expect(readersTime(END, zone)).toBe(text);
});
