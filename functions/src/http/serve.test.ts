import type { Request, Response } from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { READ_NUMBERS } from '../../../src/domain/api/admin-routes.ts';
import { serve } from './serve.ts';
import { requireInTime, withinDeadline } from './within-deadline.ts';

/** The time to answer that docs/api.md promises. */
const PROMISED_MS = 8_000;

function stopTimers() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('a late action is unavailable in the promised time, guard included, and then commits nothing', async () => {
  stopTimers();
  const GUARD_MS = 4_000;
  const commit = vi.fn();
  const { handlers } = serve(READ_NUMBERS, async () => {
    await new Promise((done) => setTimeout(done, 60_000));
    requireInTime();
    commit();
  });
  const response = { locals: { guardMs: GUARD_MS } } as unknown as Response;
  const answer = Promise.resolve(handlers[0]?.({ params: {} } as Request, response, () => undefined));
  const refused = expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(PROMISED_MS - GUARD_MS);
  await refused;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(commit).not.toHaveBeenCalled();
});

test('work that never ends is unavailable a second before that, for the network, and its signal is aborted', async () => {
  stopTimers();
  let signaled: AbortSignal | undefined;
  const answer = withinDeadline((signal) => {
    signaled = signal;
    return new Promise<never>(() => {});
  });
  const refused = expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(PROMISED_MS - 1_000);
  await refused;
  expect(signaled?.aborted).toBe(true);
});
