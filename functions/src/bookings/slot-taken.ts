import type { Firestore } from 'firebase-admin/firestore';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import type { AlternativeSlot } from '../../../src/domain/schemas/refusal-answer.ts';
import { slotId, slotInstant } from '../../../src/domain/slots.ts';
import { nearestFreeSlots } from '../../../src/domain/zoned-days.ts';
import { Problem } from '../http/problem.ts';
import { listAvailability } from './list-availability.ts';
import type { MeetingSettings } from './offered-slot.ts';

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
  const availability = await listAvailability(db, at);
  const free = new Map<string, AlternativeSlot>();
  for (const { id, date, slots } of availability) {
    for (const { time, starts_at, status } of slots) {
      // Two records may offer one slot; it is one alternative.
      if (status === 'booked' || free.has(starts_at)) continue;
      free.set(starts_at, { availability_id: id, date, time, starts_at });
    }
  }
  const start = slotInstant(wanted.date, wanted.time) ?? at.now;
  return new Problem('slot-taken', { extra: { alternatives: nearestFreeSlots(start, [...free.values()]) } });
}
