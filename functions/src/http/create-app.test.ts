import { type AddressInfo, createServer, type Server } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logEvent } from '../platform/logging.ts';
import { addGet, answerError, createApp } from './create-app.ts';
import { Problem } from './problem.ts';

vi.mock('../platform/logging.ts', () => ({ logEvent: vi.fn() }));

/** Returns the error handler's answer to `error`. */
function answerTo(error: unknown) {
  const answer: { status?: number; headers?: object; body?: unknown } = {};
  const response = {
    headersSent: false,
    set: (headers: object) => {
      answer.headers = headers;
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    json: (body: unknown) => {
      answer.body = body;
      return response;
    },
  };
  const request = { method: 'POST', path: '/api/create-booking', resume: () => request } as Request;
  answerError(error, request, response as unknown as Response, (() => undefined) as NextFunction);
  return answer;
}

test.each([
  [429, 'rate-limited', {}],
  [503, 'unavailable', { isLimit: true }],
] as const)(
  'a limit that answers %i is returned as is, with its headers, and not logged',
  (status, code, details) => {
    const answer = answerTo(new Problem(code, { headers: { 'Retry-After': '60' }, ...details }));

    expect(answer).toMatchObject({
      status,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' },
      body: { success: false, code },
    });
    expect(logEvent).not.toHaveBeenCalled();
  },
);

test.each([
  [400, 'invalid'],
  [413, 'too-large'],
  [415, 'unsupported-media-type'],
])('a body parser error with status %i is %s', (status, code) => {
  const error = Object.assign(new Error('details of the parser'), { status, expose: true });

  expect(answerTo(error)).toMatchObject({ status, body: { code } });
});

test.each([4, 8, 10, 14])('the database’s gRPC status %i is unavailable, with a time, and logged', (code) => {
  const error = Object.assign(new Error('14 UNAVAILABLE: no connection'), { code });

  const answer = answerTo(error);

  expect(answer).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
    body: { code: 'unavailable' },
  });
  expect(logEvent).toHaveBeenLastCalledWith('request-failed', {
    route: 'POST /api/create-booking',
    status: 503,
    error,
  });
});

/** Listens on a free port until the test ends; returns the origin. */
async function listening(app: Pick<Server, 'listen'>) {
  const started = Promise.withResolvers<void>();
  const server = app.listen(0, '127.0.0.1', () => started.resolve());
  onTestFinished(() => void server.close());
  await started.promise;
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a path with a malformed escape is not found, and not logged', async () => {
  vi.mocked(logEvent).mockClear();
  const app = createApp((routes) => addGet(routes, '/things/:id', (_, response) => void response.json({})));
  const { origin } = await listening(app as unknown as Server);

  const answer = await fetch(`${origin}/things/%E0%A4%A`);

  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }]);
  expect(logEvent).not.toHaveBeenCalled();
});

test('a bucket that refuses is unavailable, with a time', async () => {
  const { server: closed, origin: refusing } = await listening(createServer());
  closed.close();
  vi.stubEnv('STORAGE_EMULATOR_HOST', refusing);
  onTestFinished(() => void vi.unstubAllEnvs());
  const of = initializeApp({ projectId: 'demo', storageBucket: 'any' }, 'refused by its bucket');
  const bucket = getStorage(of).bucket();
  bucket.storage.retryOptions.autoRetry = false;

  const error = await bucket
    .file('any')
    .getMetadata()
    .catch((failure: unknown) => failure);

  expect(answerTo(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
});

test('anything else is internal: logged with the request, answered without details', () => {
  const error = new Error('secret');

  const answer = answerTo(error);

  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(logEvent).toHaveBeenLastCalledWith('request-failed', {
    route: 'POST /api/create-booking',
    status: 500,
    error,
  });
});
