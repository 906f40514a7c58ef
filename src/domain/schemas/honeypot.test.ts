import { expect, test } from 'vitest';
import { HONEYPOT_FIELD, isHoneypotFilled } from './honeypot.ts';

test.each([
  [{ [HONEYPOT_FIELD]: 'Buy now' }, true],
  [{ [HONEYPOT_FIELD]: ' ' }, false],
  [{ [HONEYPOT_FIELD]: null }, false],
  [{ message: 'Hello' }, false],
  ['further_comments', false],
  [null, false],
])('%j', (body, expected) => {
  expect(isHoneypotFilled(body)).toBe(expected);
});
