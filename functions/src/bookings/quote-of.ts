import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';

/** The quote that a booking was made with, if still stored. */
export async function quoteOf(
  transaction: Transaction,
  db: Firestore,
  { quote_submission_id }: Pick<Booking, 'quote_submission_id'>,
): Promise<QuoteSubmission | null> {
  if (!quote_submission_id) return null;
  const stored = await transaction.get(db.doc(QUOTE_SUBMISSIONS.path(quote_submission_id)));
  return stored.exists ? QUOTE_SUBMISSIONS.read(stored.data() ?? {}) : null;
}
