import { expect, test } from 'vitest';
import { usualPlan, usualValidity } from './new-draft.ts';
import { isDueTooSoon } from './payment-days.ts';

const TODAY = '2026-11-29';
const duesOf = (opensOn: string | null, validUntil?: string) =>
  usualPlan(TODAY, opensOn, validUntil).map(({ percent, due_on }) => [percent, due_on]);

test.each([
  [
    'a far show',
    '2027-04-01',
    [
      [50, null],
      [50, '2027-02-25'],
    ],
  ],
  ['a show so near that half would be due before the order', '2027-01-10', [[100, null]]],
  [
    'the last show with two payments',
    '2027-02-02',
    [
      [50, null],
      [50, '2026-12-29'],
    ],
  ],
  ['the first with one', '2027-02-01', [[100, null]]],
  ['a show in days', '2026-12-02', [[100, null]]],
  [
    'an unknown day',
    null,
    [
      [50, null],
      [50, null],
    ],
  ],
] as const)('%s: nothing is due while the proposal can still be accepted', (_, opensOn, plan) => {
  expect(duesOf(opensOn)).toEqual(plan);
  const valid_until = usualValidity(TODAY, opensOn);
  expect(isDueTooSoon({ plan: usualPlan(TODAY, opensOn), valid_until })).toBe(false);
});

test('a longer validity leaves time for one payment only', () => {
  expect(duesOf('2027-04-01', '2027-02-26')).toEqual([[100, null]]);
});
