import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { cardImage } from '../../../../src/domain/quote/design-views.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import { BOOTH_DESIGNS } from '../../../../src/domain/records/booth-designs.ts';
import { MAIL } from '../../../../src/domain/records/mail.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import type { BoothPicture } from '../../mail-kit/quote-rows.ts';
import { recordIn } from '../../platform/firebase.ts';

/** Returns the booking's quote if it is still stored. */
export async function quoteOf(
  transaction: Transaction,
  db: Firestore,
  { quote_submission_id }: Pick<Booking, 'quote_submission_id'>,
): Promise<QuoteSubmission | null> {
  if (!quote_submission_id) return null;
  const path = QUOTE_SUBMISSIONS.path(quote_submission_id);
  return recordIn(QUOTE_SUBMISSIONS, await transaction.get(db.doc(path)));
}

/** Returns the quote's undelivered mail, which the booking's replaces (docs/decisions/0012-outbox.md); else null. */
export async function heldQuoteMail(
  transaction: Transaction,
  db: Firestore,
  quote: Pick<QuoteSubmission, 'lead_mail_id'> | null,
): Promise<DocumentReference | null> {
  if (!quote?.lead_mail_id) return null;
  const stored = await transaction.get(db.doc(MAIL.path(quote.lead_mail_id)));
  const mail = recordIn(MAIL, stored);
  return mail?.state === 'waiting' && mail.attempts === 0 ? stored.ref : null;
}

/** Returns the current picture of a quote's design; null without a design. */
export async function pictureOf(db: Firestore, quote: QuoteSubmission | null): Promise<BoothPicture | null> {
  if (!quote?.design_id || !quote.selected_render_title) return null;
  const design = recordIn(BOOTH_DESIGNS, await db.doc(BOOTH_DESIGNS.path(quote.design_id)).get());
  return design && { title: quote.selected_render_title, url: cardImage(design) };
}

/** Links the booking's quote to it; with null detaches it, so that it can be used for another one. */
export function linkQuote(
  writer: Transaction,
  db: Firestore,
  { quote_submission_id }: Booking,
  booking_id: string | null,
): void {
  if (quote_submission_id) writer.update(db.doc(QUOTE_SUBMISSIONS.path(quote_submission_id)), { booking_id });
}
