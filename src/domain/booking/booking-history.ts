import type { Booking, BookingEvent } from '../records/bookings.ts';

/** Maximum events per booking. Beyond that, the oldest events after the first are dropped. */
const MAX_EVENTS = 50;

/** Returns the booking's history with a new event. */
export function withEvent({ history }: Pick<Booking, 'history'>, event: BookingEvent): BookingEvent[] {
  const [first, ...others] = [...history, event];
  return first ? [first, ...others.slice(1 - MAX_EVENTS)] : [];
}
