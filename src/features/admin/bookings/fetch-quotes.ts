import { collection, documentId, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';

/** As many values as one query may name. */
const BATCH = 30;

/**
 * The quote submissions with these ids that there are, by id, some at a time; fewer once `signal` is aborted.
 * @throws FirebaseError as the backend says
 */
export async function fetchQuotes(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, QuoteSubmission>> {
  const found = new Map<string, QuoteSubmission>();
  const left = [...new Set(ids)];
  while (left.length > 0 && !signal.aborted) {
    const quotes = query(
      collection(db, QUOTE_SUBMISSIONS.name),
      where(documentId(), 'in', left.splice(0, BATCH)),
      limit(BATCH),
    );
    const { docs } = await withinTime(() => getDocsFromServer(quotes));
    for (const quote of docs) found.set(quote.id, QUOTE_SUBMISSIONS.read(quote.data()));
  }
  return found;
}
