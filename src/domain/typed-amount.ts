/** Amounts and numbers as people type and paste them. Bounds and decimals are the fields' own. */

/** Message for a text that is no amount in US dollars. */
export const AMOUNT_MESSAGE = 'Enter an amount such as 2,900 or 2,900.50';

/** Digits, in groups of three if there are commas, and a decimal point with or without digits on either side. */
const NUMBER = /^(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/** Maximum characters of a number: more than any field takes. */
const MAX_LENGTH = 20;

/** Parses a number of 0 or more: '1,500', '2.5', '.5', '12.'; NaN for anything else. */
export function numberIn(typed: string): number {
  const text = typed.trim();
  return text.length <= MAX_LENGTH && NUMBER.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/** Parses an amount in US dollars of 0 or more: '$1,200', '1,200.50'; NaN for anything else. */
export function amountIn(typed: string): number {
  return numberIn(typed.trim().replace(/^\$/, ''));
}

/** The same with a minus for a discount: '-500', '-$500', '$-500'. */
export function signedAmountIn(typed: string): number {
  const text = typed.trim();
  const positive = text.replace(/^(\$?)[-\u2212]/, '$1');
  return positive === text ? amountIn(text) : -amountIn(positive);
}

/** True if a number has at most `most` decimals. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}
