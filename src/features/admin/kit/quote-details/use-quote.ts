import { documentId, limit, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { type Live, queryOf } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import { fetchRecord, useLoaded } from '../use-loaded.ts';

const quotes = new Map<string, Promise<QuoteSubmission | null>>();

/** Reads a quote, cached: only the team's fields ever change. After a failure the next call tries again. */
function fetchQuote(id: string): Promise<QuoteSubmission | null> {
  const known = quotes.get(id);
  if (known) return known;
  const request = fetchRecord(QUOTE_SUBMISSIONS, id);
  request.catch(() => quotes.delete(id));
  quotes.set(id, request);
  return request;
}

/** Returns a booking's quote: undefined while loading; null without one, or if it could not be read. */
export function useQuote(id: string | null): QuoteSubmission | null | undefined {
  return useLoaded(id, fetchQuote, 'A quote submission could not be read');
}

/**
 * Returns a booking's quote with the team's fields, live; undefined while loading, without one, or on
 * failure.
 */
export function useLiveQuote(id: string | null): Live<QuoteSubmission> | undefined {
  const one = useMemo(() => id && queryOf(QUOTE_SUBMISSIONS, where(documentId(), '==', id), limit(1)), [id]);
  return useLiveList(one || null, QUOTE_SUBMISSIONS, null).records[0];
}
