import { type Meter, PRICES, type Price, type Usage } from './prices.ts';

/** A line of a month's bill, US dollars. */
export interface BillLine {
  readonly meter: Meter;
  readonly amount: number;
  readonly dollars: number;
}

/**
 * Price of a month's usage in US dollars: the free quota, then each tier's price.
 * @throws RangeError for an amount that is negative or not a number
 */
export function charge({ free, tiers }: Pick<Price, 'free' | 'tiers'>, amount: number): number {
  if (!(amount >= 0)) throw new RangeError(`An amount of ${amount} cannot be charged`);
  let dollars = 0;
  let from = free;
  for (const { upTo, perUnit } of tiers) {
    dollars += Math.max(0, Math.min(amount, upTo) - from) * perUnit;
    from = Math.max(from, upTo);
  }
  return dollars;
}

/** The bill of a month, the most expensive line first. */
export function bill(usage: Usage): readonly BillLine[] {
  return (Object.keys(PRICES) as Meter[])
    .map((meter) => {
      const amount = usage[meter] ?? 0;
      return { meter, amount, dollars: charge(PRICES[meter], amount) };
    })
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.dollars - a.dollars);
}

/** US dollars per month. */
export function total(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { dollars }) => sum + dollars, 0);
}
