import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { logEvent } from '../platform/logging.ts';
import { addGet, createApp } from './create-app.ts';
import { Problem } from './problem.ts';

vi.mock(import('../platform/logging.ts'), async (original) => ({ ...(await original()), logEvent: vi.fn() }));
beforeEach(() => void vi.mocked(logEvent).mockClear());

async function answerTo(error: unknown, path = '/things/1') {
  const fail = () => {
    throw error;
  };
  const app = createApp((routes) => addGet(routes, '/things/:id', fail));
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.json(),
  };
}

test.each([
  [429, 'rate-limited', {}],
  [503, 'unavailable', { isLimit: true }],
] as const)(
  'a limit that answers %i is returned as is, with its headers, and not logged',
  async (status, code, details) => {
    const answer = await answerTo(new Problem(code, { headers: { 'Retry-After': '60' }, ...details }));

    expect(answer).toMatchObject({
      status,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
      body: { success: false, code },
    });
    expect(logEvent).not.toHaveBeenCalled();
  },
);

test('a path with a malformed escape is not found, and not logged', async () => {
  const answer = await answerTo(null, '/things/%E0%A4%A');

  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(logEvent).not.toHaveBeenCalled();
});

test.each([4, 8, 10, 14])(
  'the database’s gRPC status %i is unavailable, with a time, and logged',
  async (code) => {
    const error = Object.assign(new Error('14 UNAVAILABLE: no connection'), { code });

    const answer = await answerTo(error);

    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { code: 'unavailable' },
    });
    expect(logEvent).toHaveBeenCalledWith('request-failed', { route: 'GET /things/1', status: 503, error });
  },
);

test('a bucket that refuses is unavailable, with a time', async () => {
  vi.stubEnv('STORAGE_EMULATOR_HOST', 'http://127.0.0.1:1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const of = initializeApp({ projectId: 'demo', storageBucket: 'any' }, 'refused by its bucket');
  const bucket = getStorage(of).bucket();
  bucket.storage.retryOptions.autoRetry = false;

  const error = await bucket
    .file('any')
    .getMetadata()
    .catch((failure: unknown) => failure);

  expect(await answerTo(error)).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
});

test('anything else is internal: logged with the request, answered without details', async () => {
  const error = new Error('secret');

  const answer = await answerTo(error);

  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(logEvent).toHaveBeenCalledWith('request-failed', { route: 'GET /things/1', status: 500, error });
});
