import type { Booking, BookingEvent } from '../records/bookings.ts';

/** Most events kept per booking; events after the first are dropped, oldest first. */
const MAX_EVENTS = 50;

/** A booking's events, oldest first; derived from the other fields if it kept no history. */
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
