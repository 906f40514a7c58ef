import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';

const quotes = new Map<string, Promise<QuoteSubmission | null>>();

/**
 * Loads the quote submission with this id, cached, since it does not change. Null if there is none.
 * @throws FirebaseError from the backend; the next call tries again
 */
export function fetchQuote(id: string): Promise<QuoteSubmission | null> {
  const known = quotes.get(id);
  if (known) return known;
  const request = withinTime(() => getDoc(doc(db, QUOTE_SUBMISSIONS.name, id))).then((snapshot) =>
    snapshot.exists() ? QUOTE_SUBMISSIONS.read(snapshot.data()) : null,
  );
  request.catch(() => quotes.delete(id));
  quotes.set(id, request);
  return request;
}

/** A booking's quote; null without one, while loading, and if it could not be read. */
export function useQuote(id: string | null): QuoteSubmission | null {
  const [quote, setQuote] = useState<QuoteSubmission | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setQuote(null);
    if (id) {
      fetchQuote(id).then(
        (found) => {
          if (isCurrent) setQuote(found);
        },
        (error: unknown) => console.warn('A quote submission could not be read', error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return quote;
}
