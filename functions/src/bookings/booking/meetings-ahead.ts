import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { isOverdue, isPending } from '../../../../src/domain/booking/pending-booking.ts';
import {
  BOOKING_LIMITS,
  type BookingLimit,
  MAX_MEETINGS_AHEAD,
} from '../../../../src/domain/records/booking-limits.ts';
import { BOOKINGS } from '../../../../src/domain/records/bookings.ts';
import { Problem } from '../../http/problem.ts';
import { recordIn } from '../../platform/firebase.ts';
import { sha256 } from '../../platform/secret.ts';

/**
 * Returns the write that counts one more meeting of an address. Counts by the bookings themselves, so that canceled and
 * moved ones need no update here. Nothing is locked: the commit fails if another one was counted since.
 * @param stored the document of `meetingsAccount`
 * @throws Problem `too-many-meetings` if the address may not book another one
 */
export async function nextMeeting(
  db: Firestore,
  stored: DocumentSnapshot | undefined,
  now: Date,
): Promise<(writer: Transaction, email: string, bookingId: string) => void> {
  const ids = recordIn(BOOKING_LIMITS, stored)?.booking_ids ?? [];
  const booked = ids.map((id) => db.doc(BOOKINGS.path(id)));
  const bookings = booked.length > 0 ? await db.getAll(...booked) : [];
  const ahead = bookings.filter((snapshot) => {
    const booking = recordIn(BOOKINGS, snapshot);
    if (!booking || isOverdue(booking, now)) return false;
    return isPending(booking) || (booking.status === 'confirmed' && booking.ends_at.toDate() > now);
  });
  if (ahead.length >= MAX_MEETINGS_AHEAD) throw new Problem('too-many-meetings');
  return (writer, email, bookingId) => {
    const booking_ids = [...ahead.map(({ id }) => id), bookingId];
    const limit: BookingLimit = { email, booking_ids, created_at: Timestamp.fromDate(now) };
    const { ref = meetingsAccount(db, email), updateTime } = stored ?? {};
    if (updateTime) writer.update(ref, { ...limit }, { lastUpdateTime: updateTime });
    else writer.create(ref, limit);
  };
}

/** Returns the reference to the count of an address's meetings. */
export function meetingsAccount(db: Firestore, email: string): DocumentReference {
  return db.doc(BOOKING_LIMITS.path(sha256(email.toLowerCase())));
}
