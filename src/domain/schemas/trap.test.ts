import { expect, test } from 'vitest';
import { isTrapped, TRAP_FIELD } from './trap.ts';

test.each([
  [{ [TRAP_FIELD]: 'Buy now' }, true],
  [{ [TRAP_FIELD]: ' ' }, false],
  [{ [TRAP_FIELD]: null }, false],
  [{ message: 'Hello' }, false],
  ['further_comments', false],
  [null, false],
])('%j', (body, expected) => {
  expect(isTrapped(body)).toBe(expected);
});
