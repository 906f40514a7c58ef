import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { isPending, PENDING_MINUTES } from '../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import type { Mail } from '../../../src/domain/records/mail.ts';

/** Returns the reference to the pending booking that a mail asks to confirm; null if it asks for none. */
export async function pendingBookingOf(
  transaction: Transaction,
  db: Firestore,
  { kind, booking_id }: Pick<Mail, 'kind' | 'booking_id'>,
): Promise<DocumentReference | null> {
  if (kind !== 'booking-pending' || !booking_id) return null;
  const stored = await transaction.get(db.doc(BOOKINGS.path(booking_id)));
  return stored.exists && isPending(BOOKINGS.read(stored.data() ?? {})) ? stored.ref : null;
}

/** Begins the time to confirm a booking at `now`, when its mail leaves or is tried. */
export function extendPending(transaction: Transaction, booking: DocumentReference, now: Date): void {
  const pending_until = Timestamp.fromMillis(now.getTime() + PENDING_MINUTES * 60_000);
  transaction.update(booking, { pending_until } satisfies Partial<Booking>);
}
