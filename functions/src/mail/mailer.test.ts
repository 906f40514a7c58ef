import { expect, test } from 'vitest';
import { failureCode } from './mailer.ts';

test.each([
  [Object.assign(new Error('vera@acme.example'), { code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [Object.assign(new Error('refused'), { code: 'ESOCKET' }), 'ESOCKET'],
  [new Error('550 vera@acme.example: no such user'), 'unknown'],
  ['vera@acme.example', 'unknown'],
  [null, 'unknown'],
])('a failure is told in codes only: %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
