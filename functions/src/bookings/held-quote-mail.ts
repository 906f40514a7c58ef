import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { MAIL } from '../../../src/domain/records/mail.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';

/**
 * The mail to the team about a quote, if no delivery of it has begun: the booking's mail says all of it, so the
 * booking's transaction deletes this one (docs/decisions/0087-one-mail-a-booking.md). Null if it is out already.
 */
export async function heldQuoteMail(
  transaction: Transaction,
  db: Firestore,
  quote: Pick<QuoteSubmission, 'lead_mail_id'> | null,
): Promise<DocumentReference | null> {
  if (!quote?.lead_mail_id) return null;
  const stored = await transaction.get(db.doc(MAIL.path(quote.lead_mail_id)));
  if (!stored.exists) return null;
  const { state, attempts } = MAIL.read(stored.data() ?? {});
  return state === 'waiting' && attempts === 0 ? stored.ref : null;
}
