import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinDeadline } from './within-deadline.ts';

/** The time to answer that docs/api.md promises, and the share of it for the network. */
const PROMISED_MS = 8_000;
const WAY_MS = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work that ends in time resolves and leaves no timer', async () => {
  await expect(withinDeadline(async () => 'done')).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that never ends is unavailable in the promised time, and its signal is aborted', async () => {
  let signaled: AbortSignal | undefined;
  const answer = withinDeadline((signal) => {
    signaled = signal;
    return new Promise<never>(() => {});
  });
  const refused = expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(PROMISED_MS - WAY_MS);
  await refused;
  expect(signaled?.aborted).toBe(true);
});
