/** Amounts of a proposal in US dollars, by the same whole cents as a quote's. */
import { centsOf, lineTotalOf } from '../quote/pricing.ts';
import type { Payment, ProposalLine } from './sheet.ts';

export interface ProposalAmounts {
  /** Sum of the counted lines that are no discounts. */
  readonly subtotal: number;
  /** Sum of the discounts; 0 or negative. */
  readonly discount: number;
  readonly total: number;
}

/** Returns the price of one line in US dollars, to the cent. */
export function proposalLineTotal({ unit_price, quantity }: ProposalLine): number {
  return lineTotalOf({ unitPriceUSD: unit_price, quantity });
}

/** Returns the sums of all lines that are not optional, and of the optional ones whose index is in `ticked`. */
export function proposalAmounts(
  lines: readonly ProposalLine[],
  ticked: readonly number[] = [],
): ProposalAmounts {
  const cents = lines
    .filter(({ optional }, index) => !optional || ticked.includes(index))
    .map((line) => centsOf(proposalLineTotal(line)));
  const sumOf = (some: number[]) => some.reduce((sum, amount) => sum + amount, 0) / 100;
  return {
    subtotal: sumOf(cents.filter((amount) => amount >= 0)),
    discount: sumOf(cents.filter((amount) => amount < 0)),
    total: sumOf(cents),
  };
}

/** Returns the amounts of the payments in US dollars; rounding differences go to the last. */
export function paymentAmounts(plan: readonly Pick<Payment, 'percent'>[], total: number): number[] {
  const all = centsOf(total);
  const parts = plan.map(({ percent }) => Math.round((all * percent) / 100));
  const rest = all - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (part + (index === parts.length - 1 ? rest : 0)) / 100);
}
