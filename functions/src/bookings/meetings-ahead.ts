import { createHash } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  BOOKING_LIMITS,
  type BookingLimit,
  MAX_MEETINGS_AHEAD,
} from '../../../src/domain/records/booking-limits.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { Problem } from '../http/problem.ts';
import { isOverdue } from './find-meeting.ts';

/** Reference to the document that counts the meetings of an email address; pass it to `meetingsAhead`. */
export function meetingsAccount(db: Firestore, email: string): DocumentReference {
  const id = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return db.doc(BOOKING_LIMITS.path(id));
}

/** The meetings to come of an e-mail address, and what keeps account of them. */
interface MeetingsAhead {
  readonly stored: DocumentSnapshot;
  readonly bookingIds: readonly string[];
}

/**
 * The meetings that the address of an account has ahead of it at `now`, as the bookings themselves say: one that was cancelled, moved
 * or deleted needs no account kept. Read without a lock: who books one slot ten times at once need not wait ten times.
 * `writeLimit` in the transaction of the booking sees to it that two at once cannot both be the last one allowed.
 * @throws Problem `too-many-meetings` if there may be no more
 */
export async function meetingsAhead(
  db: Firestore,
  stored: DocumentSnapshot,
  now: Date,
): Promise<MeetingsAhead> {
  const { booking_ids } = BOOKING_LIMITS.read(stored.data() ?? {});
  const booked = booking_ids.map((id) => db.doc(BOOKINGS.path(id)));
  const bookings = booked.length > 0 ? await db.getAll(...booked) : [];
  const ahead = bookings.filter((snapshot) => {
    if (!snapshot.exists) return false;
    const booking = BOOKINGS.read(snapshot.data() ?? {});
    if (booking.status === 'pending') return !isOverdue(booking, now);
    return booking.status === 'confirmed' && booking.ends_at.toDate() > now;
  });
  if (ahead.length >= MAX_MEETINGS_AHEAD) throw new Problem('too-many-meetings');
  return { stored, bookingIds: ahead.map(({ id }) => id) };
}

/**
 * Writes that `bookingId`, a booking made at `now`, is one of the address's meetings, too. The transaction fails as
 * overtaken if another booking of the address has been written since `meetingsAhead` looked.
 */
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
