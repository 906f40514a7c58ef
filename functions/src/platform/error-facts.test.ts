import { expect, test } from 'vitest';
import { safeMessage } from './error-facts.ts';

test.each([
  ['what is quoted', `Value "Vera Visitor" for 'user_name' isn't \`valid`, "Value … for … isn't …"],
  ['an address', '550 <vera@acme.example> unknown, (vera+x@a.b)', '550 <…> unknown, (…)'],
  ['a telephone number', 'cannot call +1 (702) 555-0100 now', 'cannot call … now'],
  ['all lines but the first', 'first\nVera', 'first'],
])('a message does not have %s', (_what, message, safe) => {
  expect(safeMessage(message)).toBe(safe);
});

test('words of a library and their codes stay', () => {
  const message = '14 UNAVAILABLE: No connection established. Last error: connect ECONNREFUSED';
  expect(safeMessage(message)).toBe(message);
});

test('no text that the request brought stays, however deep it was; a file is not read', () => {
  const received = { lines: ['Gold, please', { note: 'Gold' }], file: new Uint8Array(8) };
  expect(safeMessage('odd: Gold, please, not Gold', received)).toBe('odd: …, not …');
});

test('a message of any length is cut', () => {
  expect(safeMessage('word '.repeat(100_000)).length).toBeLessThanOrEqual(300);
});
