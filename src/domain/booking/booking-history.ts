import type { Booking, BookingEvent } from '../records/bookings.ts';

/** Maximum events per booking. Beyond that, the oldest events after the first are dropped. */
const MAX_EVENTS = 50;

/** Returns a booking's events, oldest first; derived from the other fields if it has no history. */
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

/** Returns the booking's history with a new event. */
export function withEvent(booking: Booking, event: BookingEvent): BookingEvent[] {
  const [first, ...others] = [...historyOf(booking), event];
  return first ? [first, ...others.slice(1 - MAX_EVENTS)] : [];
}
