import type { Booking } from '../../../../domain/records/bookings.ts';

/** True if the meeting's start has passed, even if it was canceled. */
export function hasBegun({ starts_at }: Pick<Booking, 'starts_at'>, now: Date): boolean {
  return starts_at.toDate() <= now;
}

/** True if the meeting can still be moved or canceled. */
export function isAhead(booking: Pick<Booking, 'status' | 'starts_at'>, now: Date): boolean {
  return booking.status === 'confirmed' && !hasBegun(booking, now);
}
