import type { Firestore } from 'firebase-admin/firestore';
import { slotId, slotInstant } from '../../../src/domain/booking/slots.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import type { AlternativeSlot } from '../../../src/domain/schemas/refusal-answer.ts';
import { type AvailabilityDay, nearestFreeSlots } from '../../../src/domain/time/zoned-days.ts';
import { Problem } from '../http/problem.ts';

interface Slot {
  readonly date: string;
  readonly time: string;
}

/** Returns the days in which to find alternatives to a taken slot. */
export type DaysWithout = (taken: Slot) => Promise<readonly AvailabilityDay[]>;

/** The `slot-taken` answer, or null if the slot has no claim, so that something else was in the way. */
export async function slotTakenIfClaimed(
  db: Firestore,
  daysWithout: DaysWithout,
  { date, time }: Slot,
): Promise<Problem | null> {
  const claim = await db.doc(SLOT_CLAIMS.path(slotId(date, time))).get();
  return claim.exists ? slotTaken(daysWithout, { date, time }) : null;
}

/** The `slot-taken` answer with the three nearest free slots; fewer if there are no more. */
export async function slotTaken(daysWithout: DaysWithout, taken: Slot): Promise<Problem> {
  const days = await daysWithout(taken);
  const instant = slotInstant(taken.date, taken.time) ?? new Date(0);
  const alternatives = nearestFreeSlots(instant, freeSlots(days));
  return new Problem('slot-taken', { extra: { alternatives } });
}

/** The free slots of a list, each once. */
function freeSlots(availability: readonly AvailabilityDay[]): AlternativeSlot[] {
  const free = new Map<string, AlternativeSlot>();
  for (const { id, date, slots } of availability) {
    for (const { time, starts_at, status } of slots) {
      // Two records may offer one slot; it is one alternative.
      if (status === 'booked' || free.has(starts_at)) continue;
      free.set(starts_at, { availability_id: id, date, time, starts_at });
    }
  }
  return [...free.values()];
}
