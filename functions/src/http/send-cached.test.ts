import { expect, test } from 'vitest';
import { isUnchanged } from './send-cached.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
])('If-None-Match %j: %j', (header, unchanged) => {
  expect(isUnchanged(header, '"a"')).toBe(unchanged);
});
