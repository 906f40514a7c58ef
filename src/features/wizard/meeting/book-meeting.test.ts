import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RECEIPT } from '../../../../tests/support/booking-receipt.ts';
import {
  type FakeReply,
  fakeFetch,
  json,
  offline,
  refusal,
  silence,
  unusable,
} from '../../../../tests/support/fake-fetch.ts';
import { NO_ANSWERS } from '../../../../tests/support/no-answers.ts';
import { UNSUCCESSFUL_TEXT, unusableAnswer } from '../../../../tests/support/unusable-answers.ts';
import { chosenSlot, completeDraft } from '../../../../tests/support/wizard-drafts.ts';
import type { AlternativeSlot } from '../../../domain/schemas/refusal-answer.ts';
import { EMPTY_DRAFT, parseDraft, type WizardDraft } from '../../../domain/wizard/draft.ts';
import {
  initialWizard,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '../../../domain/wizard/reducer.ts';
import { bookMeeting } from './book-meeting.ts';

const QUOTE = '/api/send-quote';
const BOOKING = '/api/create-booking';
const DRAFT = completeDraft();
const quoted = json(201, { success: true, quote_submission_id: 'q1' });
const booked = json(201, { success: true, booking: RECEIPT });
const ALTERNATIVE: AlternativeSlot = {
  availability_id: chosenSlot().availabilityId,
  date: chosenSlot().date,
  time: '11:00 AM',
  starts_at: '2026-12-08T16:00:00.000Z',
};

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

/** Returns a wizard with a complete draft, or the `start`, whose server gives `replies` in turn. */
function bookingWizard(replies: readonly FakeReply[], start: WizardState = initialWizard(DRAFT)) {
  const storedAtSending: WizardDraft[] = [];
  const { fetch, sent } = fakeFetch(replies, () => storedAtSending.push(wizard.state.draft));
  const wizard = {
    state: start,
    sent,
    /** The draft that a reload would have found at the time of each request in `sent`. */
    storedAtSending,
    dispatch: (action: WizardAction) => {
      wizard.state = wizardReducer(wizard.state, action);
    },
    /** Presses the button, and advances the fake clock until it is done. */
    book: async () => {
      const outcome = bookMeeting(wizard.state.draft, wizard.dispatch);
      await vi.runAllTimersAsync();
      return outcome;
    },
    sentTo: (path: string) => sent.filter((request) => request.path === path),
    /** Returns the distinct keys sent to `path`. */
    keysSentTo: (path: string) => new Set(wizard.sentTo(path).map(({ key }) => key)),
  };
  vi.stubGlobal('fetch', fetch);
  return wizard;
}

test('the quote goes first, then the booking that names it; each key is in the draft before its request is sent', async () => {
  const wizard = bookingWizard([quoted, booked]);
  expect(await wizard.book()).toEqual({ status: 'confirmed', booking: RECEIPT });
  expect(wizard.sent.map(({ path }) => path)).toEqual([QUOTE, BOOKING]);
  expect(wizard.sent[0]?.body).toMatchObject({
    pricing: { estimatedTotal: 8690 },
    contact: { name: DRAFT.contact.name },
  });
  expect(wizard.sent[1]?.body).toMatchObject({
    date: '2026-12-08',
    time: '10:00 AM',
    quote_submission_id: 'q1',
    time_zone: 'Asia/Tokyo',
  });
  const [quote, booking] = wizard.sent;
  const [atQuote, atBooking] = wizard.storedAtSending;
  expect(atQuote?.intents.quote).toMatchObject({ key: quote?.key, submissionId: null });
  expect(atBooking?.intents.quote).toMatchObject({ submissionId: 'q1' });
  expect(atBooking?.intents.booking?.key).toBe(booking?.key);
  expect(wizard.state.draft).toBe(EMPTY_DRAFT);
});

test('a taken slot is cleared, its alternatives are kept, and all typed text stays', async () => {
  const wizard = bookingWizard([quoted, refusal(409, 'slot-taken', { alternatives: [ALTERNATIVE] })]);
  await wizard.book();
  expect(wizard.state.submission).toEqual({
    status: 'failed',
    failure: { kind: 'slot-taken', alternatives: [ALTERNATIVE] },
  });
  expect(wizard.state.draft).toMatchObject({
    meeting: { day: '2026-12-09', slot: null },
    contact: DRAFT.contact,
    intents: { booking: null },
  });
});

test('another slot after a conflict is a new intent of the same quote', async () => {
  const wizard = bookingWizard([quoted, refusal(409, 'slot-taken'), booked]);
  await wizard.book();
  wizard.dispatch({
    type: 'setMeeting',
    meeting: { timeZone: 'Asia/Tokyo', day: '2026-12-09', slot: chosenSlot({ time: '11:00 AM' }) },
  });
  await wizard.book();
  expect(wizard.sent.map(({ path }) => path)).toEqual([QUOTE, BOOKING, BOOKING]);
  expect(wizard.keysSentTo(BOOKING).size).toBe(2);
  expect(wizard.sent[2]?.body).toMatchObject({ time: '11:00 AM', quote_submission_id: 'q1' });
});

test.each([
  [422, 'slot-in-past'],
  [422, 'slot-not-offered'],
  [404, 'availability-not-found'],
])('%i %s clears the slot and shows the server’s text', async (status, code) => {
  const wizard = bookingWizard([quoted, refusal(status, code)]);
  await wizard.book();
  expect(wizard.sent).toHaveLength(2);
  expect(wizard.state.draft.meeting?.slot).toBeNull();
  expect(wizard.state.submission).toEqual({
    status: 'failed',
    failure: { kind: 'refused', text: `Refused: ${code}`, fields: {} },
  });
  expect(logged).toMatchObject([{ message: `Refused: ${code}` }]);
});

test('a refused quote is logged with its status and text, and no booking is tried', async () => {
  const wizard = bookingWizard([refusal(400, 'invalid', { fields: { 'extras.0.id': 'Unknown extra' } })]);
  await wizard.book();
  expect(wizard.sent).toHaveLength(1);
  expect(logged[0]?.message).toMatch(/^Failed to submit quote: 400 .*Unknown extra/);
  expect(wizard.state.submission).toMatchObject({
    failure: { kind: 'refused', text: 'Refused: invalid', fields: { 'extras.0.id': 'Unknown extra' } },
  });
  expect(wizard.state.draft.intents.quote).toBeNull();
});

test('a quote that the server has forgotten is sent again by the next try', async () => {
  const forgotten = refusal(400, 'invalid', { fields: { quote_submission_id: 'This quote does not exist' } });
  const wizard = bookingWizard([quoted, forgotten, quoted, booked]);
  await wizard.book();
  expect(wizard.state.submission).toMatchObject({ failure: { kind: 'unavailable' } });
  expect(await wizard.book()).toMatchObject({ status: 'confirmed' });
  expect(wizard.sentTo(QUOTE)).toHaveLength(2);
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
    const { intents, ...reloaded } = parseDraft(JSON.stringify(wizard.state.draft));
    expect({ ...reloaded, intents: DRAFT.intents }).toEqual(DRAFT);
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
