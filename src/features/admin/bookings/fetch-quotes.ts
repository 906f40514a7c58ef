import { collection, documentId, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';

/** As many values as one query may name. */
const BATCH = 30;

/**
 * The quote submissions with these ids that there are, by id; none once `signal` is aborted.
 * @throws FirebaseError as the backend says
 */
export async function fetchQuotes(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, QuoteSubmission>> {
  if (signal.aborted) return new Map();
  const left = [...new Set(ids)];
  const batches: string[][] = [];
  while (left.length > 0) batches.push(left.splice(0, BATCH));
  // Together: one after the other, a file of ten thousand bookings would wait for three hundred answers
  return new Map((await Promise.all(batches.map(fetchBatch))).flat());
}

async function fetchBatch(ids: readonly string[]): Promise<[string, QuoteSubmission][]> {
  const quotes = query(collection(db, QUOTE_SUBMISSIONS.name), where(documentId(), 'in', ids), limit(BATCH));
  const { docs } = await withinTime(() => getDocsFromServer(quotes));
  return docs.map((quote) => [quote.id, QUOTE_SUBMISSIONS.read(quote.data())]);
}
