import type { Firestore } from 'firebase-admin/firestore';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import type { AlternativeSlot } from '../../../src/domain/schemas/refusal-answer.ts';
import { slotId, slotInstant } from '../../../src/domain/slots.ts';
import { type AvailabilityDay, nearestFreeSlots } from '../../../src/domain/zoned-days.ts';
import { Problem } from '../http/problem.ts';
import { listAvailability } from './list-availability.ts';
import type { MeetingSettings } from './offered-slot.ts';

/** Days before and after the wanted slot that are looked at first, and how many slots are to be found there. */
const NEAR = { days: 7, slots: 3 };

/**
 * The `slot-taken` answer with the three free slots nearest to the wanted one; fewer if there are no more. Null if the
 * wanted slot has no claim: it was something else that was in the way.
 */
export async function slotTaken(
  db: Firestore,
  at: { settings: MeetingSettings; now: Date },
  wanted: { date: string; time: string },
): Promise<Problem | null> {
  const claim = await db.doc(SLOT_CLAIMS.path(slotId(wanted.date, wanted.time))).get();
  if (!claim.exists) return null;
  const instant = slotInstant(wanted.date, wanted.time) ?? at.now;
  const near = freeSlots(await listAvailability(db, at, { instant, days: NEAR.days }));
  // Nothing farther away can be nearer, so the days around it do if there are enough
  const free = near.length >= NEAR.slots ? near : freeSlots(await listAvailability(db, at));
  return new Problem('slot-taken', { extra: { alternatives: nearestFreeSlots(instant, free, NEAR.slots) } });
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
