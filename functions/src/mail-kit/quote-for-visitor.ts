import { listedCity } from '../../../src/domain/cities.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { listedShow } from '../../../src/domain/shows.ts';
import { NEUTRAL_CITY, safeName, safeShow } from '../../../src/domain/strangers-words.ts';

/**
 * Returns the quote with only those texts that a mail to the visitor may repeat, since the address may be a
 * stranger's: no typed text but names.
 */
export function quoteForVisitor(quote: QuoteSubmission): QuoteSubmission {
  const nobody = { name: '', company: '', email: '', phone: '' };
  return {
    ...quote,
    show_name: listedShow(quote.show_id)?.name ?? safeShow(quote.show_name),
    city: listedCity(quote.city)?.city ?? safeName(quote.city) ?? NEUTRAL_CITY,
    custom_design: quote.custom_design && { ...quote.custom_design, ...nobody, requests: '' },
    preferred_times: [],
    contact: { ...nobody, website: '' },
  };
}
