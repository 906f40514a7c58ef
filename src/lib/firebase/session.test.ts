import { expect, test, vi } from 'vitest';

vi.mock('./auth.ts', () => ({ auth: { currentUser: null } }));
const { isRefusal, panelAccessOf } = await import('./session.ts');

test.each([
  ['admin', { admin: true, email_verified: true, listed: true }],
  ['listed', { admin: true, email_verified: false, listed: true }],
  ['listed', { email_verified: false, listed: true }],
  ['listed', { email_verified: true, listed: true }],
  ['stranger', { email_verified: true, listed: false }],
  ['stranger', { admin: 'true', email_verified: true }],
  ['stranger', {}],
])('%s: %j', (standing, claims) => {
  expect(panelAccessOf({ claims })).toBe(standing);
});

test.each([
  [{ code: 'permission-denied' }, true],
  [{ code: 'unauthenticated' }, true],
  [{ status: 401 }, true],
  [{ status: 403 }, true],
  [{ status: 413 }, false],
  [{ code: 'unavailable' }, false],
  [new Error('other'), false],
])('%j puts the session in question: %s', (error, expected) => {
  expect(isRefusal(error)).toBe(expected);
});
