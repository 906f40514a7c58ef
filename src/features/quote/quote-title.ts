import type { WholeParts } from '../../domain/offered-quote.ts';
import { formatUsd, priceQuote } from '../../domain/pricing.ts';

/** A custom size has no price. */
export const PROPOSAL_FOLLOWS = 'A proposal follows';

/** '$17,580'. */
export function totalText({ boothSize, city, extras }: WholeParts): string {
  if (boothSize === 'custom') return PROPOSAL_FOLLOWS;
  return formatUsd(priceQuote({ boothSize, state: city.state, extras }).estimatedTotal);
}

/** 'Showcase 10x20 · $17,580'; without a design '10x20 booth · $17,580'. */
export function quoteTitle(parts: WholeParts): string {
  const { boothSize, selectedDesign } = parts;
  if (boothSize === 'custom') return 'Custom booth';
  const booth = selectedDesign ? `${selectedDesign.title} ${boothSize}` : `${boothSize} booth`;
  return `${booth} · ${totalText(parts)}`;
}
