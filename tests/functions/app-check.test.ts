/** App Check on visitors' POSTs: with a verifier controlled by the test. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { consumeAppCheckToken } from '../../functions/src/platform/firebase.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, aContactMessage, offer } from '../support/payloads.ts';

// Files share a process: modules that another file has loaded would run without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

/** Returns a verifier that accepts tokens beginning with 'good', each once, and throws for 'fail'. */
function aVerifier(failure = new Error('unused')) {
  const used = new Set<string>();
  return async (token: string) => {
    if (token === 'fail') throw failure;
    if (!token.startsWith('good')) throw Object.assign(new Error(), { code: 'app-check/invalid-argument' });
    const alreadyConsumed = used.has(token);
    used.add(token);
    return { alreadyConsumed };
  };
}

const header = (token: string) => ({ 'X-Firebase-AppCheck': token });
const PATH = '/api/send-contact-email';

test('without a valid token nothing is done, and no earlier response is revealed', async () => {
  const { db, post } = await startApi({ verifyAppCheck: aVerifier() });
  await offer(db, '2026-12-08', ['10:00 AM']);
  const [key, body] = [randomUUID(), aBookingRequest()];

  const book = (headers = {}) => post('/api/create-booking', body, key, headers);

  for (const { status, json } of [await book(), await book(header('forged'))])
    expect([status, json.code]).toEqual([401, 'app-check-failed']);
  expect(await documentsOf(db, 'bookings')).toEqual([]);

  const booked = await book(header('good-1'));
  const replayed = await book(header('good-1'));
  const retried = await book(header('good-2'));
  expect(booked.status).toBe(201);
  expect([replayed.status, replayed.json.code]).toEqual([401, 'app-check-consumed']);
  expect(replayed.text).not.toContain('manage_url');
  expect(retried.text).toBe(booked.text);
});

test('a body that is refused anyway does not consume a token', async () => {
  const { post } = await startApi({ verifyAppCheck: aVerifier() });

  const paths = ['/api/send-quote', '/api/create-booking', PATH, '/api/request-custom-booth'];
  for (const path of [...paths, '/api/meeting/move', '/api/meeting/cancel', PATH]) {
    const { status } = await post(path, { reason: 7 }, randomUUID(), header('good'));
    expect([path, status]).toEqual([path, 400]);
  }
  expect((await post(PATH, aContactMessage(), randomUUID(), header('good'))).status).toBe(202);
});

test('when reuse of a token cannot be checked, the request is admitted and the operator notified', async () => {
  const unreachable = Object.assign(new Error(), { code: 'app-check/unknown-error' });
  const { post } = await startApi({ verifyAppCheck: aVerifier(unreachable) });

  const { status } = await post(PATH, aContactMessage(), randomUUID(), header('fail'));

  expect(status).toBe(202);
  expect(logEvent).toHaveBeenCalledWith('app-check-unreachable', { error: unreachable });
});

test('when the signing keys are unavailable: try again later', async () => {
  const error = new Error('', { cause: { code: 'key-fetch-error' } });
  const noKeys = Object.assign(error, { code: 'app-check/invalid-argument' });
  const { post } = await startApi({ verifyAppCheck: aVerifier(noKeys) });

  const { status, headers } = await post(PATH, aContactMessage(), randomUUID(), header('fail'));

  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
});

test('the real verifier refuses an invalid token without a network request', async () => {
  await expect(consumeAppCheckToken('not-a-token')).rejects.toMatchObject({
    code: 'app-check/invalid-argument',
  });
});
