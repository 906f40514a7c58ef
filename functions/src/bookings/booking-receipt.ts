import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { BookingReceipt } from '../../../src/domain/schemas/booking-answer.ts';

/** A booking as the visitor who made it gets it back. */
export function bookingReceipt(id: string, booking: Booking, manage_url: string): BookingReceipt {
  const { reference, date, time, starts_at, ends_at, time_zone } = booking;
  return {
    id,
    reference,
    date,
    time,
    starts_at: starts_at.toDate().toISOString(),
    ends_at: ends_at.toDate().toISOString(),
    time_zone,
    manage_url,
  };
}
