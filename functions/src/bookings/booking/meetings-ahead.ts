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

interface MeetingsAhead {
  readonly stored: DocumentSnapshot;
  readonly bookingIds: readonly string[];
}

/**
 * Returns the address's future meetings according to the bookings themselves, so that canceled and moved ones need no
 * update here. Reads without a lock; `writeLimit` detects concurrent bookings of the address.
 * @throws Problem `too-many-meetings` if the address may not book another one
 */
export async function meetingsAhead(
  db: Firestore,
  stored: DocumentSnapshot,
  now: Date,
): Promise<MeetingsAhead> {
  const ids = recordIn(BOOKING_LIMITS, stored)?.booking_ids ?? [];
  const booked = ids.map((id) => db.doc(BOOKINGS.path(id)));
  const bookings = booked.length > 0 ? await db.getAll(...booked) : [];
  const ahead = bookings.filter((snapshot) => {
    const booking = recordIn(BOOKINGS, snapshot);
    if (!booking || isOverdue(booking, now)) return false;
    return isPending(booking) || (booking.status === 'confirmed' && booking.ends_at.toDate() > now);
  });
  if (ahead.length >= MAX_MEETINGS_AHEAD) throw new Problem('too-many-meetings');
  return { stored, bookingIds: ahead.map(({ id }) => id) };
}

/** Adds a booking to the address's meetings. The commit fails if another one was added since `meetingsAhead`. */
export function writeLimit(
  writer: Transaction,
  { stored, bookingIds }: MeetingsAhead,
  { email, bookingId, now }: { email: string; bookingId: string; now: Date },
): void {
  const limit: BookingLimit = {
    email,
    booking_ids: [...bookingIds, bookingId],
    created_at: Timestamp.fromDate(now),
  };
  if (stored.updateTime) writer.update(stored.ref, { ...limit }, { lastUpdateTime: stored.updateTime });
  else writer.create(stored.ref, limit);
}

/** Returns the reference to the count of an address's meetings. */
export function meetingsAccount(db: Firestore, email: string): DocumentReference {
  return db.doc(BOOKING_LIMITS.path(sha256(email.toLowerCase())));
}
