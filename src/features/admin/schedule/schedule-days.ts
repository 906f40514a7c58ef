import type { Availability } from '../../../domain/records/availability.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { SlotClaim } from '../../../domain/records/slot-claims.ts';
import { SLOT_LABELS } from '../../../domain/slot-labels.ts';
import { slotId } from '../../../domain/slots.ts';
import type { Live } from '../live-lists/live-record.ts';

/** A slot of the schedule. */
export interface ScheduledSlot {
  readonly label: string;
  /** Who booked it; null while it can be booked. */
  readonly booker: string | null;
  /** Booked with the administrator whose schedule this is. */
  readonly isOwn: boolean;
}

/** Stands for who booked a slot through the other administrator's offer. */
const ELSEWHERE = 'with another administrator';

export interface ScheduledDay {
  readonly id: string;
  readonly date: string;
  readonly slots: readonly ScheduledSlot[];
}

/**
 * The administrator's days with their slots in the order of the day. A slot is booked exactly when its claim exists;
 * who booked it may be unknown: the other administrator may have offered the same hour. A booked slot is there even if
 * the day does not offer it any more: the visitor comes all the same.
 */
export function scheduleDays(
  availability: readonly Live<Availability>[],
  claims: readonly Live<SlotClaim>[],
  bookings: readonly Live<Booking>[],
): ScheduledDay[] {
  const bookers = new Map(bookings.map((booking) => [booking.id, bookerOf(booking)]));
  const claimed = new Map(claims.map((claim) => [claim.id, claim.booking_id]));
  return availability.map(({ id, date, slots }) => ({
    id,
    date,
    slots: SLOT_LABELS.flatMap((label) => {
      const bookingId = claimed.get(slotId(date, label));
      const booker = bookingId === undefined ? null : bookers.get(bookingId);
      if (!booker && !slots.includes(label)) return [];
      return [{ label, booker: booker === undefined ? ELSEWHERE : booker, isOwn: Boolean(booker) }];
    }),
  }));
}

/** How many meetings the administrator has on the day. */
export function bookedCount({ slots }: Pick<ScheduledDay, 'slots'>): number {
  return slots.filter(({ isOwn }) => isOwn).length;
}
