import { expect, onTestFinished, test, vi } from 'vitest';
import { isDue, type Job, runInOrder } from './run-job.ts';

// Other tests of this worker may have loaded the modules with the real logger
vi.hoisted(() => vi.resetModules());
const { write } = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ write }));
vi.mock('./firebase.ts', () => ({ firestore: () => ({}) }));

const NOON = new Date('2026-12-01T17:00:00Z');

function aJob(name: string, work: () => Promise<unknown>, changes: Partial<Job> = {}): Job {
  return { name, maxSeconds: 60, work, ...changes };
}

test('a job that fails or is slow stops no other, and is reported by its name', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const done: string[] = [];
  const succeed = (name: string) =>
    aJob(name, async () => {
      done.push(name);
    });
  const run = runInOrder(
    [
      succeed('first'),
      aJob('broken', () => Promise.reject(new Error('no index'))),
      aJob('thrown', () => {
        throw new Error('no setting');
      }),
      succeed('second'),
      aJob('slow', () => new Promise(() => undefined), { maxSeconds: 2 }),
      succeed('third'),
    ],
    NOON,
  );
  const ended = expect(run).rejects.toThrow('see the event job-failed');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(1);
  await ended;

  expect(done).toEqual(['first', 'second', 'third']);
  expect(write.mock.calls.map(([{ event, job, error }]) => [event, job, error.message])).toEqual([
    ['job-failed', 'broken', 'no index'],
    ['job-failed', 'thrown', 'no setting'],
    ['job-failed', 'slow', 'Not done after 2 seconds'],
  ]);
});

test('a run whose jobs succeed resolves, without those that are not due', async () => {
  const atNoon = vi.fn(async () => undefined);
  const atOne = vi.fn(async () => undefined);
  await runInOrder([aJob('noon', atNoon, { hours: [0, 12] }), aJob('one', atOne, { hours: [13] })], NOON);
  expect([atNoon.mock.calls.length, atOne.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['in winter', '2026-12-01T14:00:00Z', true],
  ['until the hour is over', '2026-12-01T14:59:59Z', true],
  ['not an hour later', '2026-12-01T15:00:00Z', false],
  ['in summer', '2026-07-01T13:00:00Z', true],
  ['not at 9 AM UTC', '2026-07-01T09:00:00Z', false],
])('a job of 9 AM is due in that hour of New York: %s', (_when, at, expected) => {
  expect(isDue({ hours: [9] }, new Date(at))).toBe(expected);
  expect(isDue({}, new Date(at))).toBe(true);
});
