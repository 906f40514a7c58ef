import { expect, test } from 'vitest';
import { addCounts, settleCounts } from './counts.ts';

const three = { passed: 3, failed: 0, skipped: 1 };

test('counts of several runners add up', () => {
  expect(addCounts([three, { passed: 1, failed: 2, skipped: 0 }])).toEqual({
    passed: 4,
    failed: 2,
    skipped: 1,
  });
});

test('a runner that passes keeps its counts', () => {
  expect(settleCounts(three, 0)).toEqual(three);
});

test('a runner that fails without a failed test counts one failure', () => {
  expect(settleCounts(three, 1)).toEqual({ ...three, failed: 1 });
  expect(settleCounts(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a failed test is not counted twice', () => {
  expect(settleCounts({ ...three, failed: 2 }, 1)).toEqual({ ...three, failed: 2 });
});

test('a runner that found no test has failed', () => {
  expect(settleCounts({ passed: 0, failed: 0, skipped: 4 }, 0)).toMatchObject({ failed: 1 });
});
