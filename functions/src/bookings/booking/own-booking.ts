import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { isOverdue, isPending } from '../../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS, type Booking } from '../../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import type { CreateBooking } from '../../../../src/domain/schemas/create-booking.ts';
import type { Decision } from '../../http/idempotency.ts';
import { invalid } from '../../http/problem.ts';
import { recordIn } from '../../platform/firebase.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import { bookingReceipt } from './find-meeting.ts';
import { manageUrl, withHash } from './manage-token.ts';
import { pendingAnswer } from './pending-bookings.ts';
import { placeAndHostOf } from './place-and-host.ts';

/** The same text for a nonexistent quote and another visitor's, so that it reveals nothing. */
const UNKNOWN = { quote_submission_id: 'This quote does not exist' };
const BOOKED = { quote_submission_id: 'This quote already has a meeting' };

/**
 * Returns the existing booking if a visitor requests, with a new key, the meeting that this quote already has; they
 * would otherwise get `slot-taken`. Null for a quote without a booking.
 * @throws Problem `invalid` for a quote that does not exist, is another's, or has another meeting
 */
export async function bookedBefore(
  transaction: Transaction,
  { db, siteUrl, now }: { db: Firestore; siteUrl: string; now: Date },
  quote: QuoteSubmission | null,
  request: CreateBooking,
): Promise<Decision | null> {
  if (!quote || !isSameAddress(quote.contact.email, request.user_email)) throw invalid(UNKNOWN);
  const existing = await meetingOfQuote(transaction, { db, now }, quote);
  if (!existing) return null;
  const { ref, booking } = existing;
  const isSame =
    (booking.status === 'confirmed' || isPending(booking)) &&
    booking.date === request.date &&
    booking.time === request.time &&
    isSameAddress(booking.user_email, request.user_email);
  if (!isSame) throw invalid(BOOKED);

  // Only the mailed link proves that the address is the visitor's
  if (isPending(booking)) return pendingAnswer(booking);
  const { token, hash } = newLinkToken(ref.id);
  const held = await placeAndHostOf(db, booking);
  return {
    status: 201,
    body: { success: true, booking: bookingReceipt(ref.id, booking, held, manageUrl(siteUrl, token)) },
    write: (writer) => {
      writer.update(ref, { manage_hashes: withHash(booking.manage_hashes, hash) });
    },
  };
}

/** Refuses a quote that has a meeting already. @throws Problem `invalid` if it has one or does not exist */
export async function requireUnbooked(
  transaction: Transaction,
  at: { db: Firestore; now: Date },
  quote: QuoteSubmission | null,
): Promise<void> {
  if (!quote) throw invalid(UNKNOWN);
  if (await meetingOfQuote(transaction, at, quote)) throw invalid(BOOKED);
}

/** Returns the quote's booking; null if there is none or its time to confirm is over. */
async function meetingOfQuote(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: Date },
  { booking_id }: QuoteSubmission,
): Promise<{ ref: DocumentReference; booking: Booking } | null> {
  if (!booking_id) return null;
  const ref = db.doc(BOOKINGS.path(booking_id));
  const booking = recordIn(BOOKINGS, await transaction.get(ref));
  return booking && !isOverdue(booking, now) ? { ref, booking } : null;
}

/** True for equal email addresses in any case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
