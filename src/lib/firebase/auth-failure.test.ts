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

test("a wrong password gets the provider's message for any wrong pair, which does not tell whether the address exists", () => {
  for (const code of ['auth/invalid-credential', 'auth/wrong-password']) {
    expect(authFailure({ code, message: 'Firebase: Error.' })).toMatchObject({
      title: 'Authentication Error',
      description: expect.stringMatching(
        /^The supplied auth credential is incorrect, malformed or has expired\./,
      ),
    });
  }
});

test("known codes get the provider's own words", async () => {
  const { debugErrorMap } = await import('firebase/auth');
  const words = (debugErrorMap as unknown as () => Record<string, string>)();
  for (const code of [
    'invalid-credential',
    'invalid-email',
    'email-already-in-use',
    'too-many-requests',
    'user-disabled',
  ]) {
    const { description = '' } = authFailure({ code: `auth/${code}`, message: '' });
    expect([code, String(description).startsWith(words[code] ?? 'none')]).toEqual([code, true]);
  }
});

test("for an unknown code the provider's message is shown", () => {
  expect(authFailure({ code: 'auth/other', message: 'Firebase: Something new (auth/other).' })).toMatchObject(
    {
      title: 'Authentication Error',
      description: 'Something new (auth/other).',
    },
  );
});
