import { createHash } from 'node:crypto';
import {
  type DocumentReference,
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

/** The meetings to come of an e-mail address, and what keeps account of them. */
export interface MeetingsAhead {
  readonly ref: DocumentReference;
  readonly bookingIds: readonly string[];
}

/**
 * The meetings that this address has ahead of it at `now`, as the bookings themselves say: one that was cancelled, moved
 * or deleted needs no account kept. Whoever books writes `limitWith` in the same transaction, so that two bookings at
 * once cannot both be the last one allowed.
 * @throws Problem `too-many-meetings` if there may be no more
 */
export async function meetingsAhead(
  transaction: Transaction,
  db: Firestore,
  email: string,
  now: Date,
): Promise<MeetingsAhead> {
  const ref = db.doc(BOOKING_LIMITS.path(idOf(email)));
  const { booking_ids } = BOOKING_LIMITS.read((await transaction.get(ref)).data() ?? {});
  const booked = booking_ids.map((id) => db.doc(BOOKINGS.path(id)));
  const stored = booked.length > 0 ? await transaction.getAll(...booked) : [];
  const ahead = stored.filter((snapshot) => {
    if (!snapshot.exists) return false;
    const { status, ends_at } = BOOKINGS.read(snapshot.data() ?? {});
    return status === 'confirmed' && ends_at.toDate() > now;
  });
  if (ahead.length >= MAX_MEETINGS_AHEAD) throw new Problem('too-many-meetings');
  return { ref, bookingIds: ahead.map(({ id }) => id) };
}

/** What to store once `bookingId`, a booking made at `now`, is one of the address's meetings, too. */
export function limitWith(
  { bookingIds }: MeetingsAhead,
  email: string,
  bookingId: string,
  now: Date,
): BookingLimit {
  return { email, booking_ids: [...bookingIds, bookingId], created_at: Timestamp.fromDate(now) };
}

function idOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
