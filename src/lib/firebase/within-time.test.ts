import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from './within-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work is aborted after 20 seconds, and not before', async () => {
  let signal: AbortSignal | undefined;
  const waiting = withinTime((given) => {
    signal = given;
    return new Promise(() => {});
  });
  const failure = expect(waiting).rejects.toMatchObject({ code: 'deadline-exceeded' });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  await failure;
});

test('work done in time is never aborted', async () => {
  let signal: AbortSignal | undefined;
  await expect(
    withinTime(async (given) => {
      signal = given;
      return 'done';
    }),
  ).resolves.toBe('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signal?.aborted).toBe(false);
});

test('offline nothing is tried', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const work = vi.fn();
  await expect(withinTime(work)).rejects.toMatchObject({ code: 'unavailable' });
  expect(work).not.toHaveBeenCalled();
});
