import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

const AT = new Date('2027-01-06T15:00:00Z');

test.each([
  [-30, 'this minute'],
  [59, 'this minute'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [60 * 60, '1 hour ago'],
  [48 * 3_600 - 1, '47 hours ago'],
  [48 * 3_600, '2 days ago'],
])('after %i seconds: %s', (seconds, expected) => {
  expect(agoText(AT, new Date(AT.getTime() + seconds * 1_000))).toBe(expected);
});
