import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transact } from './transact.ts';
import { withinTime } from './within-time.ts';

/** The SDK's next attempt; it is committed if it resolves. */
const attempts = vi.hoisted(() => ({ next: async (): Promise<unknown> => undefined }));

vi.mock('./firestore.ts', () => ({ db: {} }));
vi.mock('firebase/firestore', () => ({
  runTransaction: (_db: object, work: (transaction: object) => Promise<unknown>) => {
    attempts.next = () => work({});
    // The response to the commit is lost, and the SDK waits before retrying
    return attempts.next().then(() => new Promise(() => {}));
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reported failure is not retried, in no way that the SDK would repeat', async () => {
  const failure = expect(transact(async () => 'done')).rejects.toMatchObject({ code: 'deadline-exceeded' });
  await vi.advanceTimersByTimeAsync(19_999);
  await expect(attempts.next()).resolves.toBe('done');
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  await expect(attempts.next()).rejects.toMatchObject({ name: 'AbortError' });
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
