import { collection, limit, orderBy, type Query, query, Timestamp, where } from 'firebase/firestore';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { slotInstant } from '../../../domain/slots.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import type { Live } from './live-lists/live-record.ts';

/** Recent Bookings shows at most this many. */
export const RECENT_LIMIT = 10;

/** Returns ten bookings: upcoming meetings in order, then the latest past or cancelled ones. */
export function recentBookings(
  upcoming: readonly Live<Booking>[],
  past: readonly Live<Booking>[],
): Live<Booking>[] {
  const known = new Set(upcoming.map(({ id }) => id));
  const [cancelled, ahead] = [upcoming.filter(isCancelled), upcoming.filter((one) => !isCancelled(one))];
  const others = [...cancelled.toReversed(), ...past.filter(({ id }) => !known.has(id))];
  return [...ahead, ...others].slice(0, RECENT_LIMIT);
}

function isCancelled({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'cancelled';
}

/** Maximum upcoming meetings loaded: above the hours of the 60 bookable days. */
export const MOST_MEETINGS = 2_000;

/** Midnight in New York at the start of `date`. */
export function startOfDay(date: string): Timestamp {
  return Timestamp.fromDate(slotInstant(date, '12:00 AM') ?? new Date(0));
}

/** Queries the administrator's meetings from `today` on, by start. */
export function upcomingBookings(adminId: string, today: string): Query {
  return query(
    collection(db, BOOKINGS.name),
    where('admin_id', '==', adminId),
    where('starts_at', '>=', startOfDay(today)),
    orderBy('starts_at'),
    limit(MOST_MEETINGS),
  );
}

/** Queries the latest meetings before `today`. */
export function pastBookings(adminId: string, today: string): Query {
  return query(
    collection(db, BOOKINGS.name),
    where('admin_id', '==', adminId),
    where('starts_at', '<', startOfDay(today)),
    orderBy('starts_at', 'desc'),
    limit(RECENT_LIMIT),
  );
}
