import { expect, test } from 'vitest';
import { agoText, countdown } from './durations.ts';

const AT = new Date('2027-01-06T15:00:00Z');

test.each([
  [59, 'this minute'],
  [60, '1 minute ago'],
  [60 * 60, '1 hour ago'],
  [48 * 3_600 - 1, '47 hours ago'],
  [48 * 3_600, '2 days ago'],
])('after %i seconds: %s', (seconds, expected) => {
  expect(agoText(AT, new Date(AT.getTime() + seconds * 1_000))).toBe(expected);
});

test.each([
  [0, 'now'],
  [0.5, 'in 1 min'],
  [60, 'in 1 h'],
  [190, 'in 3 h 10 min'],
  [47 * 60 + 59, 'in 47 h 59 min'],
  [48 * 60, 'in 2 days'],
])('%d minutes before: %s', (minutes, text) => {
  expect(countdown(AT, new Date(AT.getTime() - minutes * 60_000))).toBe(text);
});
