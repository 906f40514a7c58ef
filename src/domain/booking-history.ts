import type { Booking, BookingEvent } from './records/bookings.ts';

/** As many events as a booking keeps; those between the first and the latest go. */
const MOST = 50;

/** What was done with a booking, the first first; of one that kept no history what can be told from the rest of it. */
export function historyOf(booking: Booking): readonly BookingEvent[] {
  const { history, created_at, moves, status, cancelled_at, cancelled_by = 'team' } = booking;
  if (history && history.length > 0) return history;
  return [
    { what: 'booked', at: created_at ?? null, by: 'visitor' },
    ...Array.from({ length: moves }, () => ({ what: 'moved', at: null, by: '' }) as const),
    ...(status === 'cancelled'
      ? [{ what: status, at: cancelled_at ?? null, by: cancelled_by } as const]
      : []),
  ];
}

/** The history of a booking to which something is done now. */
export function withEvent(booking: Booking, event: BookingEvent): BookingEvent[] {
  const [first, ...others] = [...historyOf(booking), event];
  return first ? [first, ...others.slice(1 - MOST)] : [];
}
