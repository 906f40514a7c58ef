import { expect, test } from 'vitest';
import { claimsAtSignIn, isConfirmed, isListed, parseAdminEmails } from './admin-list.ts';

const ADMINS = parseAdminEmails(' Admin@Booth.example, partner@booth.example,');

test('the list is separated by commas and compared in lower case', () => {
  expect([...ADMINS]).toEqual(['admin@booth.example', 'partner@booth.example']);
  expect(isListed('ADMIN@booth.example', ADMINS)).toBe(true);
  expect(isListed('partner@BOOTH.example ', ADMINS)).toBe(true);
});

test.each([
  'stranger@example.com',
  'admin@booth.example.com',
  'xadmin@booth.example',
  '',
  ',',
  null,
  undefined,
])('%s is not listed', (email) => {
  expect(isListed(email, ADMINS)).toBe(false);
});

test('no one is listed while the list is empty', () => {
  expect(parseAdminEmails('').size).toBe(0);
  expect(isListed('', parseAdminEmails(' , '))).toBe(false);
});

test.each([
  ['with a listed and verified address', { email: 'Admin@booth.example', emailVerified: true }, true],
  ['that is not verified', { email: 'admin@booth.example', emailVerified: false }, false],
  ['whose verification is unknown', { email: 'admin@booth.example' }, false],
  ['that is no longer on the list', { email: 'former@booth.example', emailVerified: true }, false],
  ['without an address', { emailVerified: true }, false],
])('an account %s is confirmed: %j', (_what, account, expected) => {
  expect(isConfirmed(account, ADMINS)).toBe(expected);
});

test('the claim is granted and removed, and other claims stay', () => {
  expect(claimsAtSignIn({ theme: 'dark' }, true)).toEqual({ theme: 'dark', admin: true });
  expect(claimsAtSignIn({ theme: 'dark', admin: true }, false)).toEqual({ theme: 'dark' });
});
