import { beforeEach, expect, test, vi } from 'vitest';
import { authFailure } from './auth-failure.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

const DENIED = {
  title: 'Access Denied',
  description: 'Only authorized administrators can access this panel.',
};

test('the refusal of the blocking function is the specified one', () => {
  const message =
    'Firebase: ((HTTP Cloud Function returned an error: {"error":{"message":"Access Denied: Only authorized administrators can access this panel.","status":"PERMISSION_DENIED"}})) (auth/internal-error).';
  expect(authFailure({ code: 'auth/internal-error', message })).toMatchObject(DENIED);
});

test('an address without an account is refused like one that is not listed', () => {
  expect(authFailure({ code: 'auth/user-not-found', message: '' })).toMatchObject(DENIED);
});

test('a wrong password does not tell whether the address exists', () => {
  expect(authFailure({ code: 'auth/invalid-credential', message: 'Firebase: Error.' })).toMatchObject({
    title: 'Authentication Error',
    description: 'The email or password is incorrect.',
  });
});

test("for an unknown code the provider's message is shown", () => {
  expect(authFailure({ code: 'auth/other', message: 'Firebase: Something new (auth/other).' })).toMatchObject(
    {
      title: 'Authentication Error',
      description: 'Something new (auth/other).',
    },
  );
});
