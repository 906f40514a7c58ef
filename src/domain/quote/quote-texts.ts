/** Texts of a quote, shared by site, print and mails. */
import type { QuoteSubmission } from '../records/quote-submissions.ts';
import type { WizardDraft } from '../wizard/draft.ts';
import { boothSizeLabel } from './catalogue.ts';
import type { WholeParts } from './offered-quote.ts';
import { exactUsd, formatUsd, knownPrice, priceQuote } from './pricing.ts';
import { type DatedTotal, datedTotal } from './quote-link.ts';

/** A custom size has no price. */
export const PROPOSAL_FOLLOWS = 'A proposal follows';

/** Returns 'CES, Las Vegas, NV', or the parts chosen so far; null if none. */
export function eventText({ show, city }: Pick<WizardDraft, 'show' | 'city'>): string | null {
  const parts = [show?.name, city?.city, city?.state].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Returns the name of a design's line in a quote: 'Showcase design'. */
export function designLineName(title: string): string {
  return /\bdesign$/i.test(title) ? title : `${title} design`;
}

/** Returns 'Included ($4,800 value)' for the design's price in US dollars, which is not part of the total. */
export function includedText(price: number | string | null | undefined): string {
  const amount = knownPrice(price);
  if (amount === null) return 'Included (value on request)';
  return amount > 0 ? `Included (${formatUsd(amount)} value)` : 'Included';
}

/** Returns 'From $26,200; varies by city' for an amount in US dollars while the city is unknown. */
export function leastPriceText(amount: number): string {
  return `From ${formatUsd(amount)}; varies by city`;
}

/** Returns '2 extras, 3 pieces': the number of extras, and of pieces if there are more. */
export function extrasText(extras: readonly { readonly quantity: number }[]): string {
  const kinds = extras.length;
  const pieces = extras.reduce((sum, { quantity }) => sum + quantity, 0);
  if (kinds === 0) return 'None selected';
  const number = kinds === 1 ? '1 extra' : `${kinds} extras`;
  return pieces === kinds ? number : `${number}, ${pieces} pieces`;
}

/** Returns a quote's estimated total, '$17,580'. */
export function totalText({ boothSize, city, extras, prices }: WholeParts): string {
  if (boothSize === 'custom') return PROPOSAL_FOLLOWS;
  return formatUsd(priceQuote({ boothSize, state: city.state, extras, prices }).estimatedTotal);
}

/** Returns a link's total and today's, if they differ; null for links without one and custom sizes, which have no price. */
export function priceChangeText(parts: WholeParts, asOf: DatedTotal | undefined, now: Date): string | null {
  const { total } = datedTotal(parts, now);
  if (!asOf || parts.boothSize === 'custom' || asOf.total === total) return null;
  return `This quote was ${formatUsd(asOf.total)} when this link was made on ${longDay(asOf.day)}. At today's prices, the booth below is ${formatUsd(total)}.`;
}

/** Returns 'November 3, 2026' for '2026-11-03'. */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Returns "Showcase 10' × 20' · $17,580"; without a design "10' × 20' booth · $17,580". */
export function quoteTitle(parts: WholeParts): string {
  const { boothSize, selectedDesign } = parts;
  if (boothSize === 'custom') return 'Custom booth';
  const size = boothSizeLabel(boothSize);
  const booth = selectedDesign ? `${selectedDesign.title} ${size}` : `${size} booth`;
  return `${booth} · ${totalText(parts)}`;
}

/** Returns a stored quote's total as text. */
export function estimateOf({ booth_size, pricing }: Pick<QuoteSubmission, 'booth_size' | 'pricing'>): string {
  return booth_size === 'custom' ? 'a custom proposal follows' : exactUsd(pricing.estimatedTotal);
}
