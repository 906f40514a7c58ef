import type { CreateBooking } from '../../../src/domain/schemas/create-booking.ts';

/** A booking as stored, with its times as Dates; the store has Timestamps. */
export interface Booking extends CreateBooking {
  readonly admin_id: string;
  readonly reference: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly status: 'confirmed';
  /** 0 at first; grows with each change, so that calendars replace their entry. */
  readonly sequence: number;
  readonly created_at: Date;
}
