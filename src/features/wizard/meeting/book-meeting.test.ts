import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RECEIPT } from '../../../../tests/support/booking-receipt.ts';
import { booked, bookingWizard, quoted } from '../../../../tests/support/booking-wizard.ts';
import { refusal } from '../../../../tests/support/fake-fetch.ts';
import { chosenSlot, completeDraft } from '../../../../tests/support/wizard-drafts.ts';
import type { AlternativeSlot } from '../../../domain/schemas/refusal-answer.ts';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';

const QUOTE = '/api/send-quote';
const BOOKING = '/api/create-booking';
const DRAFT = completeDraft();
const ALTERNATIVE: AlternativeSlot = {
  availability_id: chosenSlot().availabilityId,
  date: chosenSlot().date,
  time: '11:00 AM',
  starts_at: '2026-12-08T16:00:00.000Z',
};

let logged: { message: string }[];

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
