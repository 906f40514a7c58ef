import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type FakeReply,
  fakeFetch,
  json,
  offline,
  refusal,
  silence,
} from '../../../tests/support/fake-fetch.ts';
import { NO_ANSWERS } from '../../../tests/support/no-answers.ts';
import { acceptedAnswerSchema } from '../../domain/schemas/booking-answer.ts';
import type { Intent } from '../../domain/visitor/intent.ts';
import { REQUEST_TIMEOUT_MS } from '../api-client.ts';
import { submitIntent } from './submit-intent.ts';

let tokens = 0;
vi.mock('../firebase/app-check.ts', () => ({
  appCheckHeaders: async () => {
    tokens += 1;
    return { 'X-Firebase-AppCheck': `token-${tokens}` };
  },
}));

const PATH = '/api/send-contact-email';
const TAKEN = { success: true };
const REFUSALS = [
  [400, 'invalid'],
  [404, 'not-found'],
  [409, 'slot-taken'],
  [422, 'idempotency-mismatch'],
] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  // Before the globals: a spy of the fake would put the fake back in a later file
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Simulates a visitor's page that sends a message; `kept` is the intent as a reload finds it. */
function pageWith(replies: readonly FakeReply[]) {
  const { fetch, sent } = fakeFetch(replies, () => page.keptAtSending.push(page.kept));
  const page = {
    kept: null as Intent | null,
    keptAtSending: [] as (Intent | null)[],
    sent,
    async submit(text = 'Hello', pauses: readonly number[] = [], isLead = false) {
      const outcome = submitIntent({
        path: PATH,
        body: { text },
        answerSchema: acceptedAnswerSchema,
        lastIntent: page.kept,
        keepIntent: (intent) => {
          page.kept = intent;
        },
        dropIntent: () => {
          page.kept = null;
        },
        pauses,
        isLead,
      });
      await vi.runAllTimersAsync();
      return outcome;
    },
    reload() {
      page.kept = JSON.parse(JSON.stringify(page.kept));
    },
  };
  vi.stubGlobal('fetch', fetch);
  return page;
}

test.each(NO_ANSWERS)('%s: the retry is the same intent', async (_what, reply) => {
  const page = pageWith([reply, json(201, TAKEN)]);
  expect(await page.submit()).toMatchObject({ kind: 'unanswered' });
  page.reload();
  expect(await page.submit()).toMatchObject({ kind: 'done', answer: TAKEN });
  const [first, second] = page.sent;
  expect(first).toMatchObject({ path: PATH, body: { text: 'Hello' } });
  expect(second).toEqual({ ...first, at: second?.at });
});

test.each(REFUSALS)('our own %i %s: the retry is a new intent', async (status, code) => {
  const page = pageWith([refusal(status, code), json(201, TAKEN)]);
  expect(await page.submit()).toMatchObject({ kind: 'refused', code, error: `Refused: ${code}` });
  expect(page.kept).toBeNull();
  expect(await page.submit()).toMatchObject({ kind: 'done' });
  expect(page.sent[1]?.key).not.toBe(page.sent[0]?.key);
});

test('too many requests: the wait is shown, and the retry is the same intent', async () => {
  const page = pageWith([refusal(429, 'rate-limited'), json(201, TAKEN)]);
  expect(await page.submit()).toMatchObject({ kind: 'busy', retryAfter: null });
  expect(await page.submit()).toMatchObject({ kind: 'done' });
  expect(page.sent[1]?.key).toBe(page.sent[0]?.key);
});

test('the key is stored before the request is sent, and is a UUID', async () => {
  const page = pageWith([json(202, TAKEN)]);
  await page.submit();
  expect(page.sent[0]?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(page.keptAtSending).toEqual([{ key: page.sent[0]?.key, body: '{"text":"Hello"}' }]);
});

test('another text is another intent', async () => {
  const page = pageWith([offline, json(202, TAKEN)]);
  await page.submit('Hello');
  await page.submit('Hello again');
  expect(page.sent[1]?.key).not.toBe(page.sent[0]?.key);
});

test.each(NO_ANSWERS.filter(([, reply]) => reply !== silence))(
  'after %s there is another try after each pause, with the same key',
  async (_what, reply) => {
    const page = pageWith([reply, reply, json(202, TAKEN)]);
    expect(await page.submit('Hello', [800, 2_500])).toMatchObject({ kind: 'done' });
    expect(page.sent.map(({ at }) => at)).toEqual([0, 800, 3_300]);
    expect(new Set(page.sent.map(({ key }) => key)).size).toBe(1);
  },
);

test('a try without a response is given up at the deadline', async () => {
  const late: FakeReply = () =>
    new Promise((resolve) =>
      setTimeout(() => resolve(Response.json(TAKEN, { status: 202 })), REQUEST_TIMEOUT_MS + 1),
    );
  const page = pageWith([late, late, late]);
  expect(await page.submit('Hello', [800, 2_500])).toMatchObject({ kind: 'unanswered', status: 0 });
  expect(page.sent.map(({ at }) => at)).toEqual([
    0,
    REQUEST_TIMEOUT_MS + 800,
    2 * REQUEST_TIMEOUT_MS + 3_300,
  ]);
  expect(page.kept?.key).toBe(page.sent[0]?.key);
});

test('only a lead says where the visitor came from', async () => {
  const arrival = { referrer: 'www.google.com', landing: '/' };
  const came_from = { first: arrival, last: arrival };
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(came_from) });
  const page = pageWith([json(202, TAKEN), json(202, TAKEN)]);
  await page.submit('Hello', [], true);
  await page.submit('Move it');
  expect(page.sent.map(({ body }) => body)).toEqual([{ text: 'Hello', came_from }, { text: 'Move it' }]);
});

test('a refusal is not retried', async () => {
  const page = pageWith([refusal(422, 'slot-in-past')]);
  expect(await page.submit('Hello', [800, 2_500])).toMatchObject({ kind: 'refused' });
  expect(page.sent).toHaveLength(1);
});

test.each([
  ['busy', 429, '3', [0, 3_000]],
  ['busy', 429, '0', [0, 800]],
  ['away', 503, '5', [0, 5_000]],
])('a server that is %s (%i) for %s s is awaited', async (_what, status, seconds, times) => {
  const page = pageWith([refusal(status, 'later', {}, { 'Retry-After': seconds }), json(202, TAKEN)]);
  expect(await page.submit('Hello', [800, 2_500])).toMatchObject({ kind: 'done' });
  expect(page.sent.map(({ at }) => at)).toEqual(times);
});

test.each([
  ['busy', 429, '6'],
  ['busy', 429, 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ['unanswered', 503, '6'],
])(
  '%s (%i) for longer, or for an unknown time (%s), is reported immediately',
  async (kind, status, header) => {
    const page = pageWith([refusal(status, 'later', {}, { 'Retry-After': header })]);
    expect(await page.submit('Hello', [800, 2_500])).toMatchObject({ kind });
    expect(page.sent).toHaveLength(1);
  },
);

test.each([
  ['with a key of reCAPTCHA each attempt of an intent has a new token', '6Lc', ['token-1', 'token-2']],
  ['without a key none is asked for', '', [null, null]],
])('%s', async (_what, siteKey, expected) => {
  vi.stubEnv('APP_CHECK_SITE_KEY', siteKey);
  const page = pageWith([offline, json(202, TAKEN)]);
  const fetch = vi.spyOn(globalThis, 'fetch');
  const outcome = page.submit('Hello', [0]);
  // The first token is imported, which takes real time
  await vi.waitFor(() => expect(page.sent).toHaveLength(2));
  expect(await outcome).toMatchObject({ kind: 'done' });
  const headers = fetch.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(headers.map((each) => each.get('X-Firebase-AppCheck'))).toEqual(expected);
  expect(page.sent[1]?.key).toBe(page.sent[0]?.key);
});
