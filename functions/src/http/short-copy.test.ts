import { expect, test } from 'vitest';
import { shortCopy } from './short-copy.ts';

/** A copy of what `read` gives, each time the next number, as soon as `answer` is called. */
function numbers() {
  const time = { now: new Date('2026-11-21T14:00:00Z') };
  const pending: (() => void)[] = [];
  let reads = 0;
  const copy = shortCopy(
    () => {
      reads += 1;
      const number = reads;
      return new Promise<number>((resolve) => pending.push(() => resolve(number)));
    },
    { keptMs: 2_000, clock: () => time.now },
  );
  return { copy, time, reads: () => reads, answer: () => pending.shift()?.() };
}

test('who asks while it is read waits for the same, and who asks right after gets it', async () => {
  const { copy, reads, answer } = numbers();

  const asked = [copy.get(), copy.get(), copy.get()];
  answer();

  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(await copy.get()).toBe(1);
  expect(reads()).toBe(1);
});

test('two seconds later it is read anew', async () => {
  const { copy, time, answer } = numbers();
  const first = copy.get();
  answer();
  await first;

  time.now = new Date(time.now.getTime() + 2_000);
  const second = copy.get();
  answer();

  expect(await second).toBe(2);
});

test('what was being read before a change is given to nobody who asks after it', async () => {
  const { copy, answer } = numbers();

  const before = copy.get();
  copy.drop();
  const after = copy.get();
  answer();
  answer();

  expect([await before, await after, await copy.get()]).toEqual([1, 2, 2]);
});

test('a failure is told to those who waited, and not kept', async () => {
  let isAway = true;
  const copy = shortCopy(
    async () => {
      if (isAway) throw new Error('away');
      return 'back';
    },
    { keptMs: 2_000, clock: () => new Date() },
  );

  const answers = await Promise.allSettled([copy.get(), copy.get()]);
  isAway = false;

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await copy.get()).toBe('back');
});

test('a copy that is to serve for no time is read anew for each who asks after the other', async () => {
  let reads = 0;
  const copy = shortCopy(
    async () => {
      reads += 1;
      return reads;
    },
    { keptMs: 0, clock: () => new Date() },
  );

  expect([await copy.get(), await copy.get()]).toEqual([1, 2]);
});
