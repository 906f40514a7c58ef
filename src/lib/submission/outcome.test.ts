import { expect, test } from 'vitest';
import { RECEIPT } from '../../../tests/support/booking-receipt.ts';
import { UNUSABLE_ANSWERS } from '../../../tests/support/unusable-answers.ts';
import {
  acceptedAnswerSchema,
  bookingAnswerSchema,
  quoteAnswerSchema,
} from '../../domain/schemas/booking-answer.ts';
import type { Reply } from '../api-client.ts';
import { outcomeOf } from './outcome.ts';

const REFUSAL = { success: false, error: 'Please choose another time.', code: 'slot-taken' };
function reply(status: number, body: unknown, changes: Partial<Reply> = {}): Reply {
  return {
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    retryAfter: null,
    ...changes,
  };
}

/** Returns the outcome of a reply to a contact message, whose response has the fewest fields. */
function kindOf(status: number, body: unknown): string {
  return outcomeOf(reply(status, body), acceptedAnswerSchema).kind;
}

test("done returns the route's response", () => {
  expect(outcomeOf(reply(201, { success: true, booking: RECEIPT }), bookingAnswerSchema)).toEqual({
    kind: 'done',
    answer: { success: true, booking: RECEIPT },
  });
  expect(kindOf(202, { success: true })).toBe('done');
});

test.each([
  ['a booking without a reference', { success: true, booking: { ...RECEIPT, reference: undefined } }],
  ['a booking at no time', { success: true, booking: { ...RECEIPT, starts_at: 'soon' } }],
  ['a success without a booking', { success: true }],
  ['another success', { success: 'true', booking: RECEIPT }],
  ['no success', { booking: RECEIPT }],
])('%s is not a booking', (_what, body) => {
  expect(outcomeOf(reply(201, body), bookingAnswerSchema).kind).toBe('unanswered');
});

test.each([{}, { quote_submission_id: '' }, { quote_submission_id: 5 }])(
  '%j is not a stored quote',
  (body) => {
    expect(outcomeOf(reply(201, { success: true, ...body }), quoteAnswerSchema).kind).toBe('unanswered');
  },
);

test.each([400, 403, 409, 422, 500, 511])('a success with status %i is not a success', (status) => {
  expect(kindOf(status, { success: true })).toBe('unanswered');
});

test.each(UNUSABLE_ANSWERS)('$name says nothing about the intent', ({ status, body }) => {
  expect(kindOf(status, body)).toBe('unanswered');
});

test.each([
  [400, 'invalid'],
  [404, 'availability-not-found'],
  [409, 'slot-taken'],
  [413, 'too-large'],
  [422, 'slot-in-past'],
  [429, 'too-many-meetings'],
  [429, 'too-many-moves'],
])('%i %s in our own shape is a refusal, which may list free slots', (status, code) => {
  const fields = { user_email: 'Invalid email address' };
  const alternatives = [
    { availability_id: 'a', date: RECEIPT.date, time: '11:00 AM', starts_at: '2026-12-08T16:00:00.000Z' },
  ];
  const body = { ...REFUSAL, code, fields, alternatives };
  expect(outcomeOf(reply(status, body), bookingAnswerSchema)).toMatchObject({
    kind: 'refused',
    status,
    code,
    error: 'Please choose another time.',
    fields,
    alternatives,
  });
  const bare = outcomeOf(reply(status, { ...REFUSAL, code }), bookingAnswerSchema);
  expect(bare).toMatchObject({ fields: {}, alternatives: [] });
});

test.each([
  ['without a code', { ...REFUSAL, code: undefined }],
  ['with a code of another kind', { ...REFUSAL, code: 'E_PORTAL 7' }],
  ['without a text', { ...REFUSAL, error: '' }],
  ['that does not say that it is none of success', { ...REFUSAL, success: undefined }],
  ['with fields of another kind', { ...REFUSAL, fields: ['name'] }],
  ['with slots of another kind', { ...REFUSAL, alternatives: 'none' }],
])('a refusal %s is not ours', (_what, body) => {
  expect(kindOf(403, body)).toBe('unanswered');
});

test.each([
  ['our own fault', 500, 'internal'],
  ['a database that does not answer', 503, 'unavailable'],
  ['a time-out', 408, 'request-timeout'],
  ['another try of the same intent at work', 409, 'still-at-work'],
  ['a refusal with 200', 200, 'slot-taken'],
])('%s says nothing about the intent, but something for the log', (_what, status, code) => {
  expect(outcomeOf(reply(status, { ...REFUSAL, code }), bookingAnswerSchema)).toMatchObject({
    kind: 'unanswered',
    error: REFUSAL.error,
  });
});

test.each([[{ ...REFUSAL, code: 'rate-limited' }], ['<h1>Slow down</h1>'], ['']])(
  'too many requests, from any source: %j',
  (body) => {
    const busy = outcomeOf(reply(429, body, { retryAfter: 40 }), acceptedAnswerSchema);
    expect(busy).toMatchObject({ kind: 'busy', retryAfter: 40 });
  },
);
