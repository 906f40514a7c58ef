import { SLOT_LABELS, slotId } from '../../../domain/slots.ts';
import type { StoredAvailability } from '../availability/stored-availability.ts';
import { bookerOf, type StoredBooking } from '../bookings/stored-booking.ts';
import type { Live } from '../shared/record.ts';

/** The claim of a slot; its id names the slot. */
export interface StoredClaim {
  readonly date: string;
  readonly time: string;
  readonly booking_id: string;
}

/** A slot of the schedule; `booker` is null while it can be booked. */
export interface ScheduledSlot {
  readonly label: string;
  readonly booker: string | null;
}

export interface ScheduledDay {
  readonly id: string;
  readonly date: string;
  readonly slots: readonly ScheduledSlot[];
}

/**
 * The administrator's days with their slots in the order of the day. A slot is booked exactly when its claim exists;
 * who booked it may be unknown: the other administrator may have offered the same hour.
 */
export function scheduleDays(
  availability: readonly Live<StoredAvailability>[],
  claims: readonly Live<StoredClaim>[],
  bookings: readonly Live<StoredBooking>[],
): ScheduledDay[] {
  const bookers = new Map(bookings.map((booking) => [booking.id, bookerOf(booking)]));
  const claimed = new Map(claims.map((claim) => [claim.id, claim.booking_id]));
  return availability.map(({ id, date, slots }) => ({
    id,
    date,
    slots: SLOT_LABELS.filter((label) => slots.includes(label)).map((label) => {
      const bookingId = claimed.get(slotId(date, label));
      return {
        label,
        booker: bookingId === undefined ? null : (bookers.get(bookingId) ?? 'another administrator'),
      };
    }),
  }));
}

/** How many slots of the day are booked. */
export function bookedCount({ slots }: Pick<ScheduledDay, 'slots'>): number {
  return slots.filter(({ booker }) => booker !== null).length;
}
