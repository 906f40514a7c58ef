import type { Booking } from '../../../domain/records/bookings.ts';
import type { Live } from '../live-lists/live-record.ts';

/** Recent Bookings shows at most this many. */
export const RECENT_LIMIT = 10;

/**
 * The first ten: meetings still to come by date and time; where there are fewer, the latest
 * past ones after them.
 */
export function recentBookings(
  upcoming: readonly Live<Booking>[],
  past: readonly Live<Booking>[],
): Live<Booking>[] {
  const known = new Set(upcoming.map(({ id }) => id));
  return [...upcoming, ...past.filter(({ id }) => !known.has(id))].slice(0, RECENT_LIMIT);
}
