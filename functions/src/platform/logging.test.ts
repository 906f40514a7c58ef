import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { logRequestFailed } from './logging.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));

test('a failed request is logged with its id and the place of the error, without the message', () => {
  const error = Object.assign(new Error('no route to vera@acme.example\nsecond line'), { code: 14 });

  logRequestFailed('request-1', 'POST /api/create-booking', error);

  const entry = vi.mocked(logger.error).mock.calls[0];
  expect(entry?.[1]).toMatchObject({
    request_id: 'request-1',
    route: 'POST /api/create-booking',
    error: {
      name: 'Error',
      code: 14,
      at: expect.arrayContaining([expect.stringContaining('logging.test.ts')]),
    },
  });
  expect(JSON.stringify(entry)).not.toMatch(/vera|second line/);
});

test('what is thrown without being an error is logged by its type only', () => {
  logRequestFailed('request-2', 'GET /api/content', 'vera@acme.example');

  expect(JSON.stringify(vi.mocked(logger.error).mock.lastCall)).not.toContain('vera');
});
