import { expect, test, vi } from 'vitest';
import type { AlternativeSlot } from '../../../domain/schemas/create-booking.ts';
import { EMPTY_DRAFT, type WizardDraft } from '../../../domain/wizard/draft.ts';
import {
  initialWizard,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '../../../domain/wizard/reducer.ts';
import type { ApiFailure, ApiResult } from '../../../lib/api-client.ts';
import { bookMeeting } from './book-meeting.ts';

const SLOT = {
  availabilityId: 'demo_2026-12-08',
  date: '2026-12-08',
  time: '10:00 AM',
  startsAt: '2026-12-08T15:00:00.000Z',
};

const DRAFT: WizardDraft = {
  ...EMPTY_DRAFT,
  city: { city: 'Las Vegas', state: 'NV' },
  show: { id: 'ces-las-vegas', name: 'CES' },
  boothSize: '10x10',
  extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 }],
  meeting: { timeZone: 'Asia/Tokyo', day: '2026-12-09', slot: SLOT },
  contact: { name: 'Vera', company: 'Acme', email: 'vera@acme.example', website: '', phone: '' },
};

const BOOKING = {
  id: 'b1',
  reference: 'BK-7F3K9Q',
  date: SLOT.date,
  time: SLOT.time,
  starts_at: SLOT.startsAt,
  ends_at: '2026-12-08T15:45:00.000Z',
  time_zone: 'Asia/Tokyo',
};
const QUOTED = { ok: true, data: { quote_submission_id: 'q1' } };
const BOOKED = { ok: true, data: { booking: BOOKING } };
const ALTERNATIVE: AlternativeSlot = {
  availability_id: 'demo_2026-12-08',
  date: '2026-12-08',
  time: '11:00 AM',
  starts_at: '2026-12-08T16:00:00.000Z',
};

function failure(status: number, code = '', rest: Partial<ApiFailure> = {}): ApiFailure {
  return { ok: false, status, code, error: code, fields: {}, alternatives: [], retryAfter: null, ...rest };
}

/** A wizard with a server that gives `answers` in turn; `sent` tells what reached it and what was stored by then. */
function wizardWith(answers: unknown[], start: WizardState = { ...initialWizard(DRAFT), step: 5 }) {
  const sent: { path: string; key: string; body: Record<string, unknown>; stored: WizardDraft }[] = [];
  const actions: WizardAction['type'][] = [];
  const waits: number[] = [];
  const log = vi.fn();
  let keys = 0;
  const wizard = { state: start, sent, actions, waits, log, submit, dispatch };

  function dispatch(action: WizardAction) {
    actions.push(action.type);
    wizard.state = wizardReducer(wizard.state, action);
  }
  function submit() {
    return bookMeeting(wizard.state.draft, {
      post: async <T>(path: string, body: string, key: string) => {
        sent.push({ path, key, body: JSON.parse(body), stored: wizard.state.draft });
        return answers.shift() as ApiResult<T>;
      },
      dispatch,
      newKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      wait: async (ms) => {
        waits.push(ms);
      },
      log,
    });
  }
  return wizard;
}

test('the quote goes first, then the booking that names it', async () => {
  const wizard = wizardWith([QUOTED, BOOKED]);
  const outcome = await wizard.submit();
  expect(outcome).toEqual({ status: 'confirmed', booking: BOOKING });
  expect(wizard.sent.map(({ path }) => path)).toEqual(['/api/send-quote', '/api/create-booking']);
  expect(wizard.sent[0]?.body).toMatchObject({
    pricing: { estimatedTotal: 8690 },
    contact: { name: 'Vera' },
  });
  expect(wizard.sent[1]?.body).toMatchObject({
    date: '2026-12-08',
    time: '10:00 AM',
    quote_submission_id: 'q1',
    time_zone: 'Asia/Tokyo',
  });
});

test('success clears the draft and keeps what the calendar entry needs', async () => {
  const wizard = wizardWith([QUOTED, BOOKED]);
  await wizard.submit();
  expect(wizard.state.draft).toBe(EMPTY_DRAFT);
  expect(wizard.state.submission).toMatchObject({
    status: 'confirmed',
    booking: { id: 'b1', quote: { show: 'CES', estimatedTotal: 8690 } },
  });
});

test('each key is in the draft before its request leaves', async () => {
  const wizard = wizardWith([QUOTED, BOOKED]);
  await wizard.submit();
  const [quote, booking] = wizard.sent;
  expect(quote?.stored.intents.quote).toMatchObject({ key: quote?.key, submissionId: null });
  expect(booking?.stored.intents.quote).toMatchObject({ submissionId: 'q1' });
  expect(booking?.stored.intents.booking?.key).toBe(booking?.key);
});

test('a request without an answer is repeated with the same key', async () => {
  const wizard = wizardWith([failure(0), failure(503), QUOTED, failure(502), BOOKED]);
  const outcome = await wizard.submit();
  expect(outcome.status).toBe('confirmed');
  expect(new Set(wizard.sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(new Set(wizard.sent.slice(3).map(({ key }) => key)).size).toBe(1);
  expect(wizard.waits).toEqual([800, 2500, 800]);
});

test('after three tries it fails, and the next submission reuses the key', async () => {
  const wizard = wizardWith([QUOTED, failure(0), failure(0), failure(0), BOOKED]);
  expect(await wizard.submit()).toMatchObject({ status: 'failed' });
  expect(wizard.state.submission).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
  expect(wizard.state.draft.meeting?.slot).toEqual(SLOT);
  await wizard.submit();
  expect(wizard.sent.filter(({ path }) => path === '/api/send-quote')).toHaveLength(1);
  const bookings = wizard.sent.filter(({ path }) => path === '/api/create-booking');
  expect(bookings).toHaveLength(4);
  expect(new Set(bookings.map(({ key }) => key)).size).toBe(1);
});

test('a reload while the booking is under way retries the same intent', async () => {
  const before = wizardWith([QUOTED]);
  await before.submit().catch(() => {});
  const draft = before.sent[1]?.stored;
  const after = wizardWith([BOOKED], initialWizard(draft ?? null));
  expect(await after.submit()).toMatchObject({ status: 'confirmed' });
  expect(after.sent.map(({ path, key }) => [path, key])).toEqual([
    ['/api/create-booking', before.sent[1]?.key],
  ]);
});

test('a taken slot is let go, its alternatives are kept, and everything typed stays', async () => {
  const wizard = wizardWith([QUOTED, failure(409, 'slot-taken', { alternatives: [ALTERNATIVE] })]);
  await wizard.submit();
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
  const wizard = wizardWith([QUOTED, failure(409, 'slot-taken'), BOOKED]);
  await wizard.submit();
  wizard.dispatch({
    type: 'setMeeting',
    meeting: { timeZone: 'Asia/Tokyo', day: '2026-12-09', slot: { ...SLOT, time: '11:00 AM' } },
  });
  await wizard.submit();
  expect(wizard.sent.map(({ path }) => path)).toEqual([
    '/api/send-quote',
    '/api/create-booking',
    '/api/create-booking',
  ]);
  expect(wizard.sent[2]?.key).not.toBe(wizard.sent[1]?.key);
  expect(wizard.sent[2]?.body).toMatchObject({ time: '11:00 AM', quote_submission_id: 'q1' });
});

test.each([
  [422, 'slot-in-past'],
  [422, 'slot-not-offered'],
  [404, 'availability-not-found'],
])('%i %s lets the slot go and says the server’s text', async (status, code) => {
  const wizard = wizardWith([QUOTED, failure(status, code, { error: 'Said by the server' })]);
  await wizard.submit();
  expect(wizard.sent).toHaveLength(2);
  expect(wizard.state.draft.meeting?.slot).toBeNull();
  expect(wizard.state.submission).toEqual({
    status: 'failed',
    failure: { kind: 'refused', text: 'Said by the server', fields: {} },
  });
});

test('a refused quote is logged with its status and text, and no booking is tried', async () => {
  const wizard = wizardWith([
    failure(400, 'invalid', { error: 'Unknown extra', fields: { 'extras.0.id': 'Unknown extra' } }),
  ]);
  await wizard.submit();
  expect(wizard.sent).toHaveLength(1);
  expect(wizard.log.mock.calls[0]?.[0].message).toBe('Failed to submit quote: 400 Unknown extra');
  expect(wizard.state.submission).toMatchObject({
    failure: { kind: 'refused', fields: { 'extras.0.id': 'Unknown extra' } },
  });
  expect(wizard.state.draft.intents.quote).toBeNull();
});

test('too many requests: the wait is told, the key is kept', async () => {
  const wizard = wizardWith([QUOTED, failure(429, 'rate-limited', { retryAfter: 120 })]);
  await wizard.submit();
  expect(wizard.sent).toHaveLength(2);
  expect(wizard.state.submission).toMatchObject({
    failure: { kind: 'refused', text: expect.stringContaining('try again in 2 minutes') },
  });
  expect(wizard.state.draft.intents.booking).not.toBeNull();
});

test('a short wait that the server asks for is sat out', async () => {
  const wizard = wizardWith([failure(429, 'rate-limited', { retryAfter: 3 }), QUOTED, BOOKED]);
  expect(await wizard.submit()).toMatchObject({ status: 'confirmed' });
  expect(wizard.waits).toEqual([3000]);
});

test('a quote that the server has forgotten is sent anew by the next try', async () => {
  const forgotten = failure(400, 'invalid', { fields: { quote_submission_id: 'This quote does not exist' } });
  const wizard = wizardWith([QUOTED, forgotten, QUOTED, BOOKED]);
  await wizard.submit();
  expect(wizard.state.submission).toMatchObject({ failure: { kind: 'unavailable' } });
  expect(await wizard.submit()).toMatchObject({ status: 'confirmed' });
  expect(wizard.sent.map(({ path }) => path).filter((path) => path === '/api/send-quote')).toHaveLength(2);
});
