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

test('an account with a listed and verified address is confirmed', () => {
  expect(isConfirmed({ email: 'Admin@booth.example', emailVerified: true }, ADMINS)).toBe(true);
});

test.each([
  ['not verified', { email: 'admin@booth.example', emailVerified: false }],
  ['verified or not is unknown', { email: 'admin@booth.example' }],
  ['no longer on the list', { email: 'former@booth.example', emailVerified: true }],
  ['without an address', { emailVerified: true }],
])('an account that is %s is not', (_what, account) => {
  expect(isConfirmed(account, ADMINS)).toBe(false);
});

test('the claim is granted and removed, and other claims stay', () => {
  expect(claimsAtSignIn({ theme: 'dark' }, true)).toEqual({ theme: 'dark', admin: true });
  expect(claimsAtSignIn({ theme: 'dark', admin: true }, false)).toEqual({ theme: 'dark' });
});
