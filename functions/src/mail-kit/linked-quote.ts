import { isWhole, type LinkedQuote, quoteAddress } from '../../../src/domain/quote-link.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { MailBlock } from './layout.ts';

/** The quote's parts of which its link is made. */
type Linked = Pick<
  QuoteSubmission,
  'city' | 'state' | 'show_id' | 'show_name' | 'booth_size' | 'design_id' | 'extras'
>;

/** The way to the page that shows a stored quote; nothing for one that the page could not read. */
export function linkToQuote(siteUrl: string, quote: Linked): MailBlock[] {
  const linked: LinkedQuote = {
    city: { city: quote.city, state: quote.state },
    show: { id: quote.show_id, name: quote.show_name },
    boothSize: quote.booth_size,
    designId: quote.design_id,
    extras: quote.extras,
  };
  if (!isWhole(linked)) return [];
  return [{ kind: 'link', label: 'See the quote', url: quoteAddress(siteUrl, linked) }];
}
