/** How a quote is said, with the same words on the site, on paper and in mails. */
import { formatUsd, knownPrice } from './pricing.ts';

/** 'Showcase design': the name of a design's line in a quote. */
export function designLineName(title: string): string {
  return /\bdesign$/i.test(title) ? title : `${title} design`;
}

/** 'Included ($4,800 value)': what a design adds to the quote, which is nothing, and its own price in US dollars. */
export function includedText(price: number | string | null | undefined): string {
  const amount = knownPrice(price);
  if (amount === null) return 'Included (value on request)';
  return amount > 0 ? `Included (${formatUsd(amount)} value)` : 'Included';
}

/** 'from $26,200, depends on the city': an amount in US dollars that is the least until the city is known. */
export function leastPriceText(amount: number): string {
  return `from ${formatUsd(amount)}, depends on the city`;
}

/** '2 extras, 3 pieces': the number of extras is that of their kinds; pieces are named where there are more of them. */
export function extrasText(extras: readonly { readonly quantity: number }[]): string {
  const kinds = extras.length;
  const pieces = extras.reduce((sum, { quantity }) => sum + quantity, 0);
  if (kinds === 0) return 'None selected';
  const number = kinds === 1 ? '1 extra' : `${kinds} extras`;
  return pieces === kinds ? number : `${number}, ${pieces} pieces`;
}
