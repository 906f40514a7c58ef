import { expect, test, vi } from 'vitest';
import { logEvent, requestIdOf, runInContext, safeMessage } from './logging.ts';

// Other tests of this worker may have loaded the modules with the real logger
vi.hoisted(() => vi.resetModules());
const { write } = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ write }));

test('an event is one entry: its name, severity, message, fields, and the id of its request', async () => {
  await runInContext({ requestId: 'request-1' }, async () => {
    await Promise.resolve();
    logEvent('mail-failed', { mail_id: 'mail-1', attempts: 3, reason: 'EENVELOPE 550' });
  });

  expect(write).toHaveBeenLastCalledWith({
    severity: 'ERROR',
    message: 'A mail was given up',
    event: 'mail-failed',
    request_id: 'request-1',
    mail_id: 'mail-1',
    attempts: 3,
    reason: 'EENVELOPE 550',
  });
});

test('an error is logged by its name, code, message and place, without the request’s content', () => {
  const error = Object.assign(new Error('no hall for Vera Visitor, vera@acme.example\nsecond line'), {
    code: 14,
  });
  const received = { contact: { name: 'Vera Visitor' }, extras: [{ name: 'no' }] };

  runInContext({ requestId: 'request-1', received: () => received }, () =>
    logEvent('request-failed', { route: 'POST /api/create-booking', status: 503, error }),
  );

  expect(write).toHaveBeenLastCalledWith(
    expect.objectContaining({
      route: 'POST /api/create-booking',
      error: {
        name: 'Error',
        code: 14,
        message: 'no hall for …, …',
        at: expect.arrayContaining([expect.stringContaining('logging.test.ts')]),
      },
    }),
  );
});

test('a thrown value that is not an Error is logged by its type only', () => {
  logEvent('job-failed', { job: 'sweepImages', error: 'vera@acme.example' });

  expect(JSON.stringify(write.mock.lastCall)).not.toContain('vera');
});

const TRACE = '0123456789abcdef0123456789abcdef';

test('a request is identified by the trace of the cloud', () => {
  expect(requestIdOf(`${TRACE}/7;o=1`)).toBe(TRACE);
});

test.each([undefined, 'Vera Visitor', `${TRACE}0/7`, '"}{"severity":"ERROR'])(
  'other headers are not used as an id: %s',
  (header) => {
    expect(requestIdOf(header)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  },
);

test.each([
  ['what is quoted', `Value "Vera Visitor" for 'user_name' isn't \`valid`, "Value … for … isn't …"],
  ['an address', '550 <vera@acme.example> unknown, (vera+x@a.b)', '550 <…> unknown, (…)'],
  ['a telephone number', 'cannot call +1 (702) 555-0100 now', 'cannot call … now'],
  ['all lines but the first', 'first\nVera', 'first'],
])('a message omits %s', (_what, message, safe) => {
  expect(safeMessage(message)).toBe(safe);
});

test('a library’s message and codes are kept', () => {
  const message = '14 UNAVAILABLE: No connection established. Last error: connect ECONNREFUSED';
  expect(safeMessage(message)).toBe(message);
});

test('no request text is kept, at any depth; a file is not read', () => {
  const received = { lines: ['Gold, please', { note: 'Gold' }], file: new Uint8Array(8) };
  expect(safeMessage('odd: Gold, please, not Gold', received)).toBe('odd: …, not …');
});

test('a long message is truncated', () => {
  expect(safeMessage('word '.repeat(100_000)).length).toBeLessThanOrEqual(300);
});
