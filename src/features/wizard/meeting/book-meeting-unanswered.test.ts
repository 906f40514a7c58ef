import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { booked, bookingWizard, quoted } from '../../../../tests/support/booking-wizard.ts';
import { type FakeReply, offline, refusal, silence, unusable } from '../../../../tests/support/fake-fetch.ts';
import { NO_ANSWERS } from '../../../../tests/support/no-answers.ts';
import { UNSUCCESSFUL_TEXT, unusableAnswer } from '../../../../tests/support/unusable-answers.ts';
import { completeDraft } from '../../../../tests/support/wizard-drafts.ts';
import { initialWizard } from '../../../domain/wizard/reducer.ts';

const QUOTE = '/api/send-quote';
const BOOKING = '/api/create-booking';
const DRAFT = completeDraft();

let logged: { message: string; cause?: unknown }[];

beforeEach(() => {
  logged = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockImplementation((error) => logged.push(error));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function thrice(reply: FakeReply): FakeReply[] {
  return [reply, reply, reply];
}

test.each(NO_ANSWERS)(
  'after three times %s the booking has failed, nothing is lost, and the next press finds it',
  async (_what, reply) => {
    const wizard = bookingWizard([quoted, ...thrice(reply), booked]);
    expect(await wizard.book()).toMatchObject({ status: 'failed', failure: { kind: 'unanswered' } });
    expect(wizard.state.submission).toMatchObject({ status: 'failed', failure: { kind: 'unavailable' } });
    const { meeting, contact, extras, intents } = wizard.reloadedDraft();
    expect({ meeting, contact, extras }).toEqual({
      meeting: DRAFT.meeting,
      contact: DRAFT.contact,
      extras: DRAFT.extras,
    });
    expect(intents.booking?.key).toBe(wizard.sent[1]?.key);

    expect(await wizard.book()).toMatchObject({ status: 'confirmed' });
    expect(wizard.sentTo(QUOTE)).toHaveLength(1);
    expect(wizard.sentTo(BOOKING)).toHaveLength(4);
    expect(wizard.keysSentTo(BOOKING).size).toBe(1);
  },
);

test('a portal in the way of a retry does not turn the visitor’s own booking into a conflict', async () => {
  const portal = unusable(unusableAnswer('a portal’s 403'));
  // The server stores the first request, but its response is lost
  const wizard = bookingWizard([quoted, offline, portal, portal, booked]);
  await wizard.book();
  expect(await wizard.book()).toMatchObject({ status: 'confirmed' });
  expect(wizard.keysSentTo(BOOKING).size).toBe(1);
});

test('an unsuccessful result with a text is logged and shown', async () => {
  const answer = unusableAnswer('an unsuccessful result with a text');
  const wizard = bookingWizard([quoted, ...thrice(unusable(answer))]);
  await wizard.book();
  expect(logged.map(({ message }) => message)).toEqual([UNSUCCESSFUL_TEXT]);
  expect(wizard.state.submission).toMatchObject({
    failure: { kind: 'unavailable', text: UNSUCCESSFUL_TEXT },
  });
});

test.each<[string, FakeReply, string, string]>([
  [
    'a portal’s page',
    unusable(unusableAnswer('a portal’s 511')),
    'Failed to create booking',
    '511 <!doctype',
  ],
  [
    'an unsuccessful result',
    unusable(unusableAnswer('an unsuccessful result')),
    'Booking creation failed',
    '200 {"success":false}',
  ],
  [
    'a page with 200',
    unusable(unusableAnswer('a page with 200')),
    'Booking creation failed',
    '200 <!doctype',
  ],
  ['no connection', offline, 'Failed to create booking', '0 Failed to fetch'],
  ['our own 500', refusal(500, 'internal'), 'Refused: internal', '500 {"success":false'],
])('%s is logged, and not shown', async (_what, reply, text, cause) => {
  const wizard = bookingWizard([quoted, ...thrice(reply)]);
  await wizard.book();
  expect(logged).toMatchObject([{ message: text, cause: expect.stringContaining(cause) }]);
  expect(wizard.state.submission).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
});

test('a reload while the booking is under way retries the same intent', async () => {
  const before = bookingWizard([quoted, silence, silence, silence]);
  await before.book();
  const after = bookingWizard([booked], initialWizard(before.storedAtSending[1] ?? null));
  expect(await after.book()).toMatchObject({ status: 'confirmed' });
  expect(after.sent.map(({ path, key }) => [path, key])).toEqual([[BOOKING, before.sent[1]?.key]]);
});
