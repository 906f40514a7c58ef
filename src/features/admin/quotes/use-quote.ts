import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { db } from '../../../lib/firebase/firestore.ts';
import type { StoredQuote } from './stored-quote.ts';

const quotes = new Map<string, Promise<StoredQuote | null>>();

/** The quote submission with this id, read once: submissions do not change. Null if there is none or it failed. */
export function fetchQuote(id: string): Promise<StoredQuote | null> {
  const known = quotes.get(id);
  if (known) return known;
  const request = getDoc(doc(db, 'quote_submissions', id)).then(
    (snapshot) => (snapshot.data() as StoredQuote | undefined) ?? null,
    (error: unknown) => {
      console.warn('A quote submission could not be read', error);
      quotes.delete(id);
      return null;
    },
  );
  quotes.set(id, request);
  return request;
}

/** The quote that a booking is linked to; null without one, and until it is there. */
export function useQuote(id: string | null): StoredQuote | null {
  const [quote, setQuote] = useState<StoredQuote | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setQuote(null);
    if (id) {
      void fetchQuote(id).then((found) => {
        if (isCurrent) setQuote(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return quote;
}
