import { expect, test } from 'vitest';
import type { ApiFailure } from '../../lib/api-client.ts';
import { isRefused, sendFailureText } from './send-failure.ts';

const GENERAL = 'Failed to send message. Please try again or email us directly.';

function failure(changes: Partial<ApiFailure>): ApiFailure {
  return {
    ok: false,
    status: 0,
    code: '',
    error: '',
    fields: {},
    alternatives: [],
    retryAfter: null,
    ...changes,
  };
}

test.each([
  ['no answer', failure({ error: 'Failed to fetch' })],
  ['our own fault', failure({ status: 500, code: 'internal', error: 'Something went wrong' })],
  ['a proxy in between', failure({ status: 403, error: '<h1>Sign in to the hall Wi-Fi</h1>' })],
])('%s: it may have been taken, and another try may help', (_what, answer) => {
  expect(isRefused(answer)).toBe(false);
  expect(sendFailureText(answer)).toBe(GENERAL);
});

test('a refusal is told in the words of the server', () => {
  const answer = failure({ status: 429, code: 'rate-limited', error: 'Too many requests.' });
  expect(isRefused(answer)).toBe(true);
  expect(sendFailureText(answer)).toBe('Too many requests.');
});

test('a key that was used for something else is no news to the visitor: the next try has another', () => {
  const answer = failure({ status: 422, code: 'idempotency-mismatch', error: 'This X-Idempotency-Key ...' });
  expect(isRefused(answer)).toBe(true);
  expect(sendFailureText(answer)).toBe(GENERAL);
});
