/** Amounts of a proposal in US dollars, to the cent. Sheet, mails, calendar and panel all take them from here. */
import { centsOf, exactUsd } from '../quote/pricing.ts';

/** Decimals of a quantity, such as a quarter of an hour. */
export const QUANTITY_DECIMALS = 3;
/** Decimals of a unit price, such as 12.5 cents for a square foot. */
export const PRICE_DECIMALS = 4;
/** Decimals of a payment's share in percent. */
export const SHARE_DECIMALS = 2;

interface PricedLine {
  readonly quantity: number;
  /** In US dollars. */
  readonly unit_price: number;
  readonly optional: boolean;
}

/** A payment's part of the total. */
interface Share {
  readonly percent: number;
}

/** Returns a number without its decimal point, exactly. */
function wholeOf(value: number, decimals: number): bigint {
  return BigInt(Math.round(value * 10 ** decimals));
}

/** Divides whole numbers and rounds half up, a negative one like a positive, so that a discount takes off a whole line. */
function rounded(value: bigint, divisor: bigint): number {
  const half = value < 0n ? -divisor : divisor;
  return Number((value * 2n + half) / (divisor * 2n));
}

/** Returns the price of one line in US dollars: quantity times price, rounded once to the cent. */
export function proposalLineTotal({ unit_price, quantity }: Omit<PricedLine, 'optional'>): number {
  const product = wholeOf(quantity, QUANTITY_DECIMALS) * wholeOf(unit_price, PRICE_DECIMALS);
  return rounded(product, 10n ** BigInt(QUANTITY_DECIMALS + PRICE_DECIMALS - 2)) / 100;
}

/** Returns the price of one line as text: '$380.00', or 'Included' for a line without one. */
export function lineTotalText(line: Omit<PricedLine, 'optional'>): string {
  const total = proposalLineTotal(line);
  return total === 0 ? 'Included' : exactUsd(total);
}

/** Returns the sums of all lines that are not optional, and of the optional ones whose index is in `ticked`. */
export function proposalAmounts(lines: readonly PricedLine[], ticked: readonly number[] = []) {
  const cents = lines
    .filter(({ optional }, index) => !optional || ticked.includes(index))
    .map((line) => centsOf(proposalLineTotal(line)));
  const sumOf = (some: number[]) => some.reduce((sum, amount) => sum + amount, 0) / 100;
  return {
    /** Sum of the counted lines that are no discounts. */
    subtotal: sumOf(cents.filter((amount) => amount >= 0)),
    /** Sum of the discounts; 0 or negative. */
    discount: sumOf(cents.filter((amount) => amount < 0)),
    total: sumOf(cents),
  };
}

/** Returns the amounts of the payments in US dollars; rounding differences go to the last. */
export function paymentAmounts(plan: readonly Share[], total: number): number[] {
  const all = centsOf(total);
  const parts = plan.map(({ percent }) =>
    rounded(BigInt(all) * wholeOf(percent, SHARE_DECIMALS), 10n ** BigInt(SHARE_DECIMALS + 2)),
  );
  const rest = all - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (part + (index === parts.length - 1 ? rest : 0)) / 100);
}

/** Returns shares in percent that are as equal as their decimals allow: thirds are 33.33, 33.33 and 33.34. */
export function evenShares(count: number): number[] {
  const whole = 100 * 10 ** SHARE_DECIMALS;
  const each = Math.floor(whole / count);
  const last = whole - each * (count - 1);
  return Array.from(
    { length: count },
    (_, index) => (index < count - 1 ? each : last) / 10 ** SHARE_DECIMALS,
  );
}

/** Returns the sum of the shares in percent. */
export function shareSum(plan: readonly Share[]): number {
  const hundredths = plan.map(({ percent }) => Math.round(percent * 10 ** SHARE_DECIMALS));
  return hundredths.reduce((sum, share) => sum + share, 0) / 10 ** SHARE_DECIMALS;
}

/** Returns a quantity as text: '1,500' or '2.5'. */
export function quantityText(quantity: number): string {
  return quantity.toLocaleString('en-US', { maximumFractionDigits: QUANTITY_DECIMALS });
}

/** Returns a unit price as text: '$95.00' or '$0.125'. */
export function unitPriceText(price: number): string {
  return price.toLocaleString('en-US', {
    ...{ style: 'currency', currency: 'USD', maximumFractionDigits: PRICE_DECIMALS },
  });
}

/** Returns a payment's amount and share: '$4,345.00 (50%)'. */
export function paymentText({ percent }: Share, amount: number): string {
  return `${exactUsd(amount)} (${percent}%)`;
}
