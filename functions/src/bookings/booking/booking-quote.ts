import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { cardImage } from '../../../../src/domain/quote/design-views.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import { BOOTH_DESIGNS } from '../../../../src/domain/records/booth-designs.ts';
import { MAIL } from '../../../../src/domain/records/mail.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import type { BoothPicture } from '../../mail-kit/quote-rows.ts';

/** Returns the booking's quote if it is still stored. */
export async function quoteOf(
  transaction: Transaction,
  db: Firestore,
  { quote_submission_id }: Pick<Booking, 'quote_submission_id'>,
): Promise<QuoteSubmission | null> {
  if (!quote_submission_id) return null;
  const stored = await transaction.get(db.doc(QUOTE_SUBMISSIONS.path(quote_submission_id)));
  return stored.exists ? QUOTE_SUBMISSIONS.read(stored.data() ?? {}) : null;
}

/** Returns the quote's undelivered mail, which the booking's replaces (docs/decisions/0012-outbox.md); else null. */
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

type Chosen = Pick<QuoteSubmission, 'design_id' | 'selected_render_title'>;

/** Returns the design of a quote; null if it has none. */
export function designOf(db: Firestore, quote: Chosen | null): DocumentReference | null {
  if (!quote?.design_id || !quote.selected_render_title) return null;
  return db.doc(BOOTH_DESIGNS.path(quote.design_id));
}

/** Returns the current picture of a quote's design; null without a design. */
export function pictureOf(quote: Chosen | null, design: DocumentSnapshot | undefined): BoothPicture | null {
  if (!quote?.selected_render_title || !design?.exists) return null;
  return { title: quote.selected_render_title, url: cardImage(BOOTH_DESIGNS.read(design.data() ?? {})) };
}

/** Detaches the quote of a canceled booking, so that it can be used for another one. */
export function detachQuote(
  writer: Transaction,
  db: Firestore,
  { id, booking, quote }: { id: string; booking: Booking; quote: QuoteSubmission | null },
): void {
  if (quote?.booking_id !== id || !booking.quote_submission_id) return;
  writer.update(db.doc(QUOTE_SUBMISSIONS.path(booking.quote_submission_id)), { booking_id: null });
}
