import type { Firestore } from 'firebase-admin/firestore';
import { isOverdue } from '../../../../src/domain/booking/pending-booking.ts';
import { slotId, slotInstant } from '../../../../src/domain/booking/slots.ts';
import { BOOKINGS } from '../../../../src/domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { AlternativeSlot } from '../../../../src/domain/schemas/refusal-answer.ts';
import { type AvailabilityDay, nearestFreeSlots } from '../../../../src/domain/time/zoned-days.ts';
import { Problem } from '../../http/problem.ts';
import { recordIn } from '../../platform/firebase.ts';
import { isSameAddress } from '../booking/own-booking.ts';

interface Slot {
  readonly date: string;
  readonly time: string;
}

/** Returns the days that may contain alternatives to a taken slot. */
export type DaysWithout = (taken: Slot) => Promise<readonly AvailabilityDay[]>;

/** Returns the `slot-taken` answer; null if the slot has no claim, so that another conflict is to blame. */
export async function slotTakenIfClaimed(
  db: Firestore,
  daysWithout: DaysWithout,
  { date, time }: Slot,
): Promise<Problem | null> {
  const claim = await db.doc(SLOT_CLAIMS.path(slotId(date, time))).get();
  return claim.exists ? slotTaken(daysWithout, { date, time }) : null;
}

/**
 * Returns the `slot-taken` answer; null if the slot has no claim, or one that does not keep this visitor from booking:
 * of the same address, or of a pending booking that is overdue.
 */
export async function slotTakenByOther(
  { db, now, daysWithout }: { readonly db: Firestore; readonly now: Date; readonly daysWithout: DaysWithout },
  { date, time, user_email }: Slot & { readonly user_email: string },
): Promise<Problem | null> {
  const claim = await db.doc(SLOT_CLAIMS.path(slotId(date, time))).get();
  if (!claim.exists) return null;
  const path = BOOKINGS.path(String(claim.get('booking_id')));
  const booking = recordIn(BOOKINGS, await db.doc(path).get());
  if (!booking || isSameAddress(booking.user_email, user_email) || isOverdue(booking, now)) return null;
  return slotTaken(daysWithout, { date, time });
}

/** Returns the `slot-taken` answer with up to three of the nearest free slots. */
export async function slotTaken(daysWithout: DaysWithout, taken: Slot): Promise<Problem> {
  const instant = slotInstant(taken.date, taken.time) ?? new Date(0);
  const alternatives = nearestFreeSlots(instant, freeSlots(await daysWithout(taken)));
  return new Problem('slot-taken', { extra: { alternatives } });
}

/** Returns the free slots of a list without duplicates. */
export function freeSlots(availability: readonly AvailabilityDay[]): AlternativeSlot[] {
  const free = new Map<string, AlternativeSlot>();
  for (const { id, date, slots } of availability) {
    for (const { time, starts_at, status } of slots) {
      // Two records may offer the same slot, which is one alternative
      if (status === 'booked' || free.has(starts_at)) continue;
      free.set(starts_at, { availability_id: id, date, time, starts_at });
    }
  }
  return [...free.values()];
}
