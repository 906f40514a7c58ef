import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const START = new Date('2027-01-06T15:00:00Z');

test.each([
  [-30, 'now'],
  [0, 'now'],
  [0.5, 'in 1 min'],
  [59, 'in 59 min'],
  [60, 'in 1 h'],
  [190, 'in 3 h 10 min'],
  [47 * 60 + 59, 'in 47 h 59 min'],
  [48 * 60, 'in 2 days'],
  [10 * 24 * 60 + 5, 'in 10 days'],
])('%d minutes before: %s', (minutes, text) => {
  expect(countdown(START, new Date(START.getTime() - minutes * 60_000))).toBe(text);
});
