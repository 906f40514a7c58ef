import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { fetchRecord, useLoaded } from '../use-loaded.ts';

const quotes = new Map<string, Promise<QuoteSubmission | null>>();

/** Cached, since a quote submission does not change; after a failure the next call tries again. */
function fetchQuote(id: string): Promise<QuoteSubmission | null> {
  const known = quotes.get(id);
  if (known) return known;
  const request = fetchRecord(QUOTE_SUBMISSIONS, id);
  request.catch(() => quotes.delete(id));
  quotes.set(id, request);
  return request;
}

/** A booking's quote; nothing without one, while loading, and if it could not be read. */
export function useQuote(id: string | null): QuoteSubmission | null | undefined {
  return useLoaded(id, fetchQuote, 'A quote submission could not be read');
}
