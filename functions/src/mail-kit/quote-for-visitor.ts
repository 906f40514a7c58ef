import { listedCity } from '../../../src/domain/cities.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { listedShow } from '../../../src/domain/shows.ts';
import { NEUTRAL_CITY, safeName, safeShow } from '../../../src/domain/strangers-words.ts';

/** Returns the quote as a mail to the visitor may tell it, whose address may be a stranger's: without what was typed, but for names. */
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
