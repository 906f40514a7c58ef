/** App Check at the visitors' POSTs: with a verifier that does as the test says, and with the parameter off. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { consumeAppCheckToken } from '../../functions/src/platform/firebase.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { clientOf, documentsOf, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, aContactMessage, offer } from '../support/payloads.ts';

// Files share a process: what another file has loaded would go on without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

type Failure = Error & { code?: string };

/** Knows the tokens that begin with 'good', each once, and fails for 'fail'. */
function aVerifier(failure: Failure = new Error('unused')) {
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

test('without a good token nothing is done; nor is anybody told what was answered before', async () => {
  const { db, post } = await startApi({ verifyAppCheck: aVerifier() });
  await offer(db, '2026-12-08', ['10:00 AM']);
  const [key, body] = [randomUUID(), aBookingRequest()];

  const refused = [
    await post('/api/create-booking', body, key),
    await post('/api/create-booking', body, key, header('forged')),
  ];
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
    [401, 'app-check-failed'],
    [401, 'app-check-failed'],
  ]);
  expect(await documentsOf(db, 'bookings')).toEqual([]);

  const booked = await post('/api/create-booking', body, key, header('good-1'));
  const replayed = await post('/api/create-booking', body, key, header('good-1'));
  const retried = await post('/api/create-booking', body, key, header('good-2'));
  expect(booked.status).toBe(201);
  expect([replayed.status, replayed.json.code]).toEqual([401, 'app-check-consumed']);
  expect(replayed.text).not.toContain('manage_url');
  expect(retried.text).toBe(booked.text);
});

test.each([
  '/api/send-quote',
  '/api/create-booking',
  PATH,
  '/api/request-custom-booth',
  '/api/meeting/move',
  '/api/meeting/cancel',
])('a body that is refused anyway uses up no token: %s', async (path) => {
  const { post } = await startApi({ verifyAppCheck: aVerifier() });

  const { status } = await post(path, { reason: 7 }, randomUUID(), header('good'));

  expect(status).toBe(400);
});

test('whether a token was used before cannot be found out: let through, and told to who looks after the site', async () => {
  const unreachable = Object.assign(new Error(), { code: 'app-check/unknown-error' });
  const { post } = await startApi({ verifyAppCheck: aVerifier(unreachable) });

  const { status } = await post(PATH, aContactMessage(), randomUUID(), header('fail'));

  expect(status).toBe(202);
  expect(logEvent).toHaveBeenCalledWith('app-check-unreachable', { error: unreachable });
});

test('the keys of the signatures cannot be had: try again later', async () => {
  const noKeys = Object.assign(new Error('', { cause: { code: 'key-fetch-error' } }), {
    code: 'app-check/invalid-argument',
  });
  const { post } = await startApi({ verifyAppCheck: aVerifier(noKeys) });

  const { status, headers } = await post(PATH, aContactMessage(), randomUUID(), header('fail'));

  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
});

test('the real verifier refuses what is no token, without asking anybody', async () => {
  await expect(consumeAppCheckToken('not-a-token')).rejects.toMatchObject({
    code: 'app-check/invalid-argument',
  });
});

test('the parameter is off on the site of a local stack: tokens play no part', async () => {
  const { post } = clientOf(testStackAddresses().siteUrl);

  expect((await post(PATH, aContactMessage())).status).toBe(202);
  expect((await post(PATH, aContactMessage(), randomUUID(), header('not-a-token'))).status).toBe(202);
});
