import { type LinkedParts, storedQuoteAddress } from '../../../src/domain/stored-quote-link.ts';
import type { MailBlock } from './layout.ts';

/** The way to the page that shows a stored quote; nothing without one, or for one that the page could not read. */
export function linkToQuote(
  siteUrl: string,
  quote: LinkedParts | null,
  label = 'See the quote',
): MailBlock[] {
  const url = quote && storedQuoteAddress(siteUrl, quote);
  return url ? [{ kind: 'link', label, url }] : [];
}
