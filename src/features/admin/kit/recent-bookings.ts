import type { Booking } from '../../../domain/records/bookings.ts';
import type { Live } from './live-lists/live-record.ts';

/** Recent Bookings shows at most this many. */
export const RECENT_LIMIT = 10;

/**
 * The first ten: meetings still to come by date and time; where there are fewer, the latest of all others after them,
 * which are past or cancelled.
 */
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
