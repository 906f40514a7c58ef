import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';
import type { Failure, Refused } from './outcome.ts';

const REPLY = { status: 400, text: '', retryAfter: null, error: 'Said by the server' };

function refused(code: string, changes: Partial<Refused> = {}): Refused {
  return { ...REPLY, kind: 'refused', code, fields: {}, alternatives: [], ...changes };
}

function busy(retryAfter: number | null): Failure {
  return { ...REPLY, kind: 'busy', status: 429, retryAfter };
}

function message(failure: Failure): string {
  return failureMessage(failure, 'Please try again.');
}

test('a refusal is reported in the words of the server', () => {
  expect(message(refused('slot-in-past'))).toBe('Said by the server');
});

test("after an unknown outcome a retry may help, regardless of the response's text", () => {
  expect(message({ ...REPLY, kind: 'unanswered', status: 500 })).toBe('Please try again.');
});

test('an unavailable server: a retry may help, and when', () => {
  const away: Failure = { ...REPLY, kind: 'unanswered', status: 503, retryAfter: 10 };
  expect(message(away)).toBe('Please try again. Please try again in 10 seconds.');
});

test('a problem that a retry fixes by itself is not shown to the visitor', () => {
  expect(message(refused('idempotency-mismatch'))).toBe('Please try again.');
  expect(message(refused('invalid', { fields: { quote_submission_id: 'Unknown' } }))).toBe(
    'Please try again.',
  );
});

test.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [null, 'a minute'],
])('too many requests: the wait of %j s is shown', (seconds, wait) => {
  expect(message(busy(seconds))).toBe(
    `There are too many requests at the moment. Please try again in ${wait}.`,
  );
});
