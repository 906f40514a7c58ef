import { useStore } from '@nanostores/react';
import { documentId, limit, where } from 'firebase/firestore';
import { map } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { type Live, queryOf } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import { fetchRecord } from '../use-loaded.ts';

/** The quotes read so far; null for one that is missing or could not be read. */
const $quotes = map<Record<string, QuoteSubmission | null>>({});
const requested = new Set<string>();

/** Reads a quote once: only the team's fields ever change. After a failure the next call tries again. */
async function readQuote(id: string): Promise<void> {
  if (requested.has(id)) return;
  requested.add(id);
  try {
    $quotes.setKey(id, await fetchRecord(QUOTE_SUBMISSIONS, id));
  } catch (error) {
    requested.delete(id);
    console.warn('A quote submission could not be read', error);
    $quotes.setKey(id, null);
  }
}

/**
 * Returns a booking's quote, with the team's fields as last seen here: undefined while loading; null without
 * one, or if it could not be read.
 */
export function useQuote(id: string | null): QuoteSubmission | null | undefined {
  const quotes = useStore($quotes, { keys: id ? [id] : [] });
  useEffect(() => {
    if (id) void readQuote(id);
  }, [id]);
  return id === null ? null : quotes[id];
}

/**
 * Returns a booking's quote with the team's fields, live. `isKnown` is false while loading and after a failure;
 * a known quote is undefined if there is none.
 */
export function useLiveQuote(id: string | null): {
  readonly quote: Live<QuoteSubmission> | undefined;
  readonly isKnown: boolean;
} {
  const one = useMemo(() => id && queryOf(QUOTE_SUBMISSIONS, where(documentId(), '==', id), limit(1)), [id]);
  const { status, records } = useLiveList(one || null, QUOTE_SUBMISSIONS, null);
  const [quote] = records;
  useEffect(() => {
    if (quote) $quotes.setKey(quote.id, quote);
  }, [quote]);
  return { quote, isKnown: !id || status === 'ready' };
}
