import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  evenShares,
  lineTotalText,
  paymentAmounts,
  proposalAmounts,
  proposalLineTotal,
  quantityText,
  shareSum,
  unitPriceText,
} from './amounts.ts';

const line = (quantity: number, unit_price: number, optional = false) => ({
  ...{ text: 'Carpet', quantity, unit_price, optional },
});

test.each([
  ['square feet', 1500, 2, 3000],
  ['quarter hours', 2.5, 95, 237.5],
  ['tenths of a cent', 800, 0.125, 100],
  ['half a cent, which binary fractions lose', 100, 1.00005, 100.01],
  ['half a cent', 1, 1.005, 1.01],
  ['less than half a cent', 1, 1.0049, 1],
  ['a discount like the line that it takes off', 1, -1.005, -1.01],
  ['the most that a line can be', 100_000, 999_999.9999, 99_999_999_990],
])('a line of %s is exact, and rounded once', (_, quantity, price, total) => {
  expect(proposalLineTotal(line(quantity, price))).toBe(total);
});

test('a line of whole pieces and cents is what it was before quantities had decimals', () => {
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), cents, (quantity, price) => {
      expect(proposalLineTotal(line(quantity, price / 100))).toBe((price * quantity) / 100);
    }),
  );
});

test('sums are of the rounded lines, so that what is printed adds up', () => {
  const lines = [line(1, 0.005), line(1, 0.005), line(2, -0.125), line(1, 10, true)];
  expect(proposalAmounts(lines, [3])).toEqual({ subtotal: 10.02, discount: -0.25, total: 9.77 });
});

test.each([
  ['thirds', [33.33, 33.33, 33.34], 10_000, [3333, 3333, 3334]],
  ['an odd cent', [50, 50], 0.05, [0.03, 0.02]],
  ['sevenths', [14.29, 85.71], 1000, [142.9, 857.1]],
])('payments in %s add up to the total', (_, shares, total, amounts) => {
  const plan = shares.map((percent) => ({ percent }));
  expect(shareSum(plan)).toBe(100);
  expect(paymentAmounts(plan, total)).toEqual(amounts);
});

test('thirds, and any other shares, add up to any total to the cent', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), cuts, (cents, inner) => {
      const ends = [...inner.toSorted((a, b) => a - b), 10_000];
      const shares = ends.map((end, index) => ({ percent: (end - (ends[index - 1] ?? 0)) / 100 }));
      for (const plan of [shares, evenShares(3).map((percent) => ({ percent }))]) {
        const amounts = paymentAmounts(plan, cents / 100).map((amount) => Math.round(amount * 100));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cents);
      }
    }),
  );
});

test('even shares add up to 100%', () => {
  expect(evenShares(3)).toEqual([33.33, 33.33, 33.34]);
  expect([1, 2, 4].map(evenShares)).toEqual([[100], [50, 50], [25, 25, 25, 25]]);
});

test('figures are written as Americans do', () => {
  expect([quantityText(1500), quantityText(2.25)]).toEqual(['1,500', '2.25']);
  expect([unitPriceText(95), unitPriceText(0.125), unitPriceText(-1200.5)]).toEqual([
    ...['$95.00', '$0.125', '-$1,200.50'],
  ]);
  expect([lineTotalText(line(2, 190)), lineTotalText(line(1, 0))]).toEqual(['$380.00', 'Included']);
});
