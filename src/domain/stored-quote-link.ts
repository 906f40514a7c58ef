import { isWhole, type LinkedQuote, quoteAddress } from './quote-link.ts';
import type { QuoteSubmission } from './records/quote-submissions.ts';

/** The quote's parts of which its link is made. */
export type LinkedParts = Pick<
  QuoteSubmission,
  'city' | 'state' | 'show_id' | 'show_name' | 'booth_size' | 'design_id' | 'extras'
>;

/** The address of the page that shows a stored quote; null for one that the page could not read. */
export function storedQuoteAddress(siteUrl: string, quote: LinkedParts): string | null {
  const linked: LinkedQuote = {
    city: { city: quote.city, state: quote.state },
    show: { id: quote.show_id, name: quote.show_name },
    boothSize: quote.booth_size,
    designId: quote.design_id,
    extras: quote.extras,
  };
  return isWhole(linked) ? quoteAddress(siteUrl, linked) : null;
}
