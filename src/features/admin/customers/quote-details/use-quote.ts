import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { useEffect } from 'react';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { fetchRecord } from '../../controls/use-loaded.ts';

/** The quotes read so far; null for one that is missing or could not be read. */
const $quotes = map<Record<string, QuoteSubmission | null>>({});
const requested = new Set<string>();

/** Reads a quote once: it never changes. After a failure the next call tries again. */
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

/** Returns a booking's quote: undefined while loading; null without one, or if it could not be read. */
export function useQuote(id: string | null): QuoteSubmission | null | undefined {
  const quotes = useStore($quotes, { keys: id ? [id] : [] });
  useEffect(() => {
    if (id) void readQuote(id);
  }, [id]);
  return id === null ? null : quotes[id];
}
