import { expect, test } from 'vitest';
import { basePriceOf } from '../quote/pricing.ts';
import { firstDraft, type KnownBooth, usualPlan, usualValidity } from './new-draft.ts';
import { isDueTooSoon } from './payment-days.ts';

const TODAY = '2026-11-29';
const duesOf = (opensOn: string | null, validUntil?: string) =>
  usualPlan(TODAY, opensOn, validUntil)
    .map(({ percent, due_on }) => `${percent}% ${due_on ?? 'with the order'}`)
    .join(', ');

test.each([
  ['a far show', '2027-04-01', '50% with the order, 50% 2027-02-25'],
  ['a show so near that half would be due before the order', '2027-01-10', '100% with the order'],
  ['the last show with two payments', '2027-02-02', '50% with the order, 50% 2026-12-29'],
  ['the first with one', '2027-02-01', '100% with the order'],
  ['a show in days', '2026-12-02', '100% with the order'],
  ['an unknown day', null, '50% with the order, 50% with the order'],
] as const)('%s: nothing is due while the proposal can still be accepted', (_, opensOn, plan) => {
  expect(duesOf(opensOn)).toBe(plan);
  const valid_until = usualValidity(TODAY, opensOn);
  expect(isDueTooSoon({ plan: usualPlan(TODAY, opensOn), valid_until })).toBe(false);
});

test('a longer validity leaves time for one payment only', () => {
  expect(duesOf('2027-04-01', '2027-02-26')).toBe('100% with the order');
});

test('a booth without a quote begins with the package of its region and what the venue bills', () => {
  const costs = { drayage_low: 100, drayage_high: 200, electrical_low: 150, electrical_high: 250 };
  const none = {
    ...{ labor_low: 0, labor_high: 0, internet_low: 0, internet_high: 0, carpet_low: 0, carpet_high: 0 },
  };
  const show = { name: 'CES', state: 'NV', costs: { ...costs, ...none, source: 'Prospectus', as_of: null } };
  const draftOf = (known: KnownBooth) => firstDraft(known, '', TODAY, null);
  const { lines, note } = draftOf({ size: '10x20', show });
  expect(lines).toMatchObject([
    { text: "Base booth package 10' × 20'", unit_price: basePriceOf('10x20', 'NV'), quantity: 1 },
  ]);
  expect(note).toBe(
    'Budget another $150-$250, plus material handling, for show services at CES (billed by the venue).',
  );
  expect(draftOf({ size: 'custom', show }).lines).toMatchObject([{ text: 'Custom booth', unit_price: null }]);
  expect(draftOf({ size: '10x20', show: undefined }).lines).toMatchObject([{ unit_price: null }]);
  expect(draftOf({ size: null, show }).lines).toEqual([]);
});
