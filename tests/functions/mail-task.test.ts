/** The function behind the mail queue, as the queue calls it: a failing task is retried. */
import { beforeEach, expect, test, vi } from 'vitest';
import { deliverMail } from '../../functions/src/mail-triggers.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';

// Files share a process: modules that another file has loaded would run without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

type Task = Parameters<typeof deliverMail.run>[0];

beforeEach(() => void vi.mocked(logEvent).mockClear());

test.each([
  ['no data', undefined],
  ['a number', { mailId: 7 }],
  ['another path', { mailId: 'mail-1/../bookings' }],
  ['an endless id', { mailId: 'x'.repeat(2_000) }],
])('a task with %s ends immediately, and is logged as an error', async (_what, data) => {
  await deliverMail.run({ data } as Task);

  expect(vi.mocked(logEvent).mock.calls).toEqual([['task-unusable', { queue: 'deliverMail' }]]);
});

test('a task for a missing mail ends immediately, without an error', async () => {
  await deliverMail.run({ data: { mailId: 'no-such-mail' } } as Task);

  expect(logEvent).not.toHaveBeenCalled();
});
