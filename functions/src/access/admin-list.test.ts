import { expect, test } from 'vitest';
import { claimsAtSignIn, isListed, parseAdminEmails } from './admin-list.ts';

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

test('nobody is listed while the list is empty', () => {
  expect(parseAdminEmails('').size).toBe(0);
  expect(isListed('', parseAdminEmails(' , '))).toBe(false);
});

test('a listed and verified address gets the claim and keeps its others', () => {
  const account = { email: 'Admin@booth.example', emailVerified: true };
  expect(claimsAtSignIn(account, { theme: 'dark' }, ADMINS)).toEqual({ theme: 'dark', admin: true });
});

test.each([
  ['not verified', { email: 'admin@booth.example', emailVerified: false }],
  ['verified or not is unknown', { email: 'admin@booth.example' }],
  ['no longer on the list', { email: 'former@booth.example', emailVerified: true }],
  ['without an address', { emailVerified: true }],
])('an account that is %s loses the claim', (_what, account) => {
  expect(claimsAtSignIn(account, { admin: true, theme: 'dark' }, ADMINS)).toEqual({ theme: 'dark' });
});
