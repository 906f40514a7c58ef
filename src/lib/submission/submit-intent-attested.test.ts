/** Sends from a build with a reCAPTCHA Enterprise key; tokens come from a stand-in. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptedAnswerSchema } from '../../domain/schemas/booking-answer.ts';
import { submitIntent } from './submit-intent.ts';

let tokens = 0;
vi.mock('../firebase/app-check.ts', () => ({
  appCheckHeaders: async () => {
    tokens += 1;
    return { 'X-Firebase-AppCheck': `token-${tokens}` };
  },
}));

/** Sends a message whose first attempt gets no answer; resolves to the headers of both. */
async function sendTwice(): Promise<Headers[]> {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return sent.length === 1
      ? new Response('', { status: 502 })
      : Response.json({ success: true }, { status: 202 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const outcome = await submitIntent({
    path: '/api/send-contact-email',
    body: { message: 'Hello' },
    answerSchema: acceptedAnswerSchema,
    lastIntent: null,
    keepIntent: () => undefined,
    dropIntent: () => undefined,
    pauses: [0],
  });
  expect(outcome.kind).toBe('done');
  return sent;
}

test('each attempt of an intent has a new token and the same key', async () => {
  vi.stubEnv('APP_CHECK_SITE_KEY', '6Lc');

  const sent = await sendTwice();

  expect(sent.map((headers) => headers.get('X-Firebase-AppCheck'))).toEqual(['token-1', 'token-2']);
  expect(new Set(sent.map((headers) => headers.get('X-Idempotency-Key'))).size).toBe(1);
});

test('without a key nothing is asked for a token', async () => {
  const sent = await sendTwice();

  expect(sent.map((headers) => headers.get('X-Firebase-AppCheck'))).toEqual([null, null]);
});
