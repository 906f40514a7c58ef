import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bill, charge, total } from './bill.ts';
import { PRICES } from './prices.ts';

const TIERED = {
  free: 10,
  tiers: [
    { upTo: 100, perUnit: 2 },
    { upTo: Number.POSITIVE_INFINITY, perUnit: 1 },
  ],
};

const amounts = fc.double({ min: 0, max: 1e12, noNaN: true });

test('usage within the free quota costs nothing, and only the excess is charged', () => {
  expect(charge(TIERED, 0)).toBe(0);
  expect(charge(TIERED, 10)).toBe(0);
  expect(charge(TIERED, 11)).toBe(2);
});

test("each tier's price applies to the units within it", () => {
  expect(charge(TIERED, 100)).toBe(180);
  expect(charge(TIERED, 150)).toBe(230);
});

test('a free amount beyond the first tier is charged at the price of the tier that it ends in', () => {
  expect(charge({ ...TIERED, free: 120 }, 130)).toBe(10);
});

test('the price never falls with usage, and has no jumps', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(PRICES)), amounts, amounts, (price, amount, more) => {
      const step = charge(price, amount + more) - charge(price, amount);
      const dearest = Math.max(...price.tiers.map(({ perUnit }) => perUnit));
      expect(step).toBeGreaterThanOrEqual(-1e-6);
      expect(step).toBeLessThanOrEqual(more * dearest * (1 + 1e-6) + 1e-3);
    }),
  );
});

test.each([-1, Number.NaN])('an amount of %d is refused', (amount) => {
  expect(() => charge(TIERED, amount)).toThrow(RangeError);
});

test('a bill has a line per service used, the most expensive first, and adds up', () => {
  const lines = bill({ hostingTransfer: 1_010.8, mails: 1_000, jobs: 0 });
  expect(lines.map(({ meter }) => meter)).toEqual(['hostingTransfer', 'mails']);
  expect(total(lines)).toBeCloseTo(150.1);
});

test('every price names its source', () => {
  for (const { source, tiers } of Object.values(PRICES)) {
    expect(source).toMatch(/page|Amazon SES/);
    expect(tiers.at(-1)?.upTo).toBe(Number.POSITIVE_INFINITY);
  }
});
