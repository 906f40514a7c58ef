import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isOverdue } from '../../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS, type Booking } from '../../../../src/domain/records/bookings.ts';
import type { BookingReceipt } from '../../../../src/domain/schemas/booking-answer.ts';
import { Problem } from '../../http/problem.ts';
import { recordIn } from '../../platform/firebase.ts';
import { idInToken, opens } from '../../platform/link-token.ts';
import type { PlaceAndHost } from './place-and-host.ts';

/** Returns the reference to the booking that a token names. @throws Problem `meeting-not-found` if it names none */
export function bookingOf(db: Firestore, token: string): DocumentReference {
  const id = idInToken(token);
  if (!id) throw new Problem('meeting-not-found');
  return db.doc(BOOKINGS.path(id));
}

/** Returns the booking that a token opens. @throws Problem `meeting-not-found`, the same for unknown and expired tokens */
export function openedBy(token: string, stored: DocumentSnapshot | undefined, now: Date): Booking {
  const booking = recordIn(BOOKINGS, stored);
  const isOver = booking && (booking.ends_at.toDate() <= now || isOverdue(booking, now));
  if (!booking || isOver || !opens(token, booking.manage_hashes)) throw new Problem('meeting-not-found');
  return booking;
}

/** Reads a booking of any administrator, since they share the work. @throws Problem `not-found` */
export async function existingBooking(transaction: Transaction, db: Firestore, id: string) {
  const ref = db.doc(BOOKINGS.path(id));
  const read = await transaction.get(ref);
  const booking = recordIn(BOOKINGS, read);
  if (!booking) throw new Problem('not-found');
  return { ref, booking, read };
}

/** Refuses to change a meeting. @throws Problem `meeting-over` if it was canceled or has begun */
export function requireAhead({ status, starts_at }: Booking, now: Date): void {
  if (status !== 'confirmed' || starts_at.toDate() <= now) throw new Problem('meeting-over');
}

/** Returns the meeting for answers, without personal data. */
export function meetingFacts(booking: Booking, { place, host }: PlaceAndHost) {
  const { reference, date, time, starts_at, ends_at, time_zone } = booking;
  return {
    reference,
    date,
    time,
    starts_at: starts_at.toDate().toISOString(),
    ends_at: ends_at.toDate().toISOString(),
    time_zone,
    place,
    host,
  };
}

/** Returns a booking as the visitor who made it sees it. */
export function bookingReceipt(id: string, booking: Booking, held: PlaceAndHost, manage_url: string) {
  return { id, ...meetingFacts(booking, held), manage_url } satisfies BookingReceipt;
}
