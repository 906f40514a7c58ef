import { expect, test } from 'vitest';
import { shortCopy } from './short-copy.ts';

/** Returns a copy of a counter that each read increments; reads resolve when `answer` is called. */
function numbers() {
  const pending: (() => void)[] = [];
  let reads = 0;
  const copy = shortCopy(
    () => {
      reads += 1;
      const number = reads;
      return new Promise<number>((resolve) => pending.push(() => resolve(number)));
    },
    { keptMs: 2_000, clock: () => new Date(0) },
  );
  return { copy, reads: () => reads, answer: () => pending.shift()?.() };
}

test('concurrent callers share a read, and the next ones get its copy', async () => {
  const { copy, reads, answer } = numbers();

  const asked = [copy.get(), copy.get(), copy.get()];
  answer();

  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(await copy.get()).toBe(1);
  expect(reads()).toBe(1);
});

test('callers after a change never get a read from before the change', async () => {
  const { copy, answer } = numbers();

  const before = copy.get();
  copy.drop();
  const after = copy.get();
  answer();
  answer();

  expect([await before, await after, await copy.get()]).toEqual([1, 2, 2]);
});

test('an outdated part is read again for later callers, once, also after a read that is under way', async () => {
  const read = Promise.withResolvers<string>();
  const rereads: (readonly string[])[] = [];
  const copy = shortCopy(() => read.promise, {
    keptMs: 2_000,
    clock: () => new Date(0),
    reread: async (before, parts) => {
      rereads.push(parts);
      return `${before} ${parts}`;
    },
  });

  const before = copy.get();
  for (const part of ['a', 'b', 'a']) copy.outdate(part);
  const after = [copy.get(), copy.get()];
  read.resolve('all');

  expect(await before).toBe('all');
  expect(await Promise.all([...after, copy.get()])).toEqual(Array(3).fill('all a,b'));
  expect(rereads).toEqual([['a', 'b']]);
});

test('a failure reaches the waiting callers and is not cached', async () => {
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
