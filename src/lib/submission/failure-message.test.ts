import { expect, test } from 'vitest';
import { failureMessage, withWait } from './failure-message.ts';
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

test('a refusal is told in the words of the server', () => {
  expect(message(refused('slot-in-past'))).toBe('Said by the server');
});

test('where nothing is known, another try may help, whatever was said', () => {
  expect(message({ ...REPLY, kind: 'unanswered', status: 500 })).toBe('Please try again.');
});

test('a server that is away: another try may help, and when', () => {
  const away: Failure = { ...REPLY, kind: 'unanswered', status: 503, retryAfter: 10 };
  expect(message(away)).toBe('Please try again. Please try again in 10 seconds.');
  expect(withWait('Send it later.', away)).toBe('Send it later. Please try again in 10 seconds.');
  expect(withWait('Send it later.', busy(120))).toBe('Send it later. Please try again in 2 minutes.');
  expect(withWait('Not this.', refused('invalid', { retryAfter: 10 }))).toBe('Not this.');
});

test('what the next try mends by itself is no news to the visitor', () => {
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
])('too many requests: the wait of %j s is told', (seconds, wait) => {
  expect(message(busy(seconds))).toBe(
    `There are too many requests at the moment. Please try again in ${wait}.`,
  );
});
