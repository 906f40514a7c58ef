import { expect, test } from 'vitest';
import { ticksUpTo } from './chart-data.ts';

test.each([
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [11, [0, 5, 10, 15]],
  [50, [0, 10, 20, 30, 40, 50]],
  [260, [0, 100, 200, 300]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('the axis for %i has few round numbers', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});
