import type { Firestore } from 'firebase-admin/firestore';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import { isSlotLabel } from '../../../src/domain/slot-labels.ts';
import { slotId, slotInstant, todayInNewYork } from '../../../src/domain/slots.ts';
import type { AvailabilityDay } from '../../../src/domain/zoned-days.ts';
import { logDocumentSkipped } from '../platform/logging.ts';

/**
 * The offered slots that have not started at `now`, by date, each available or booked. A slot is booked exactly when
 * its claim exists, in every record that offers it. Labels that do not exist on their day are left out, and so are
 * records of which nothing remains. Nothing personal is read.
 */
export async function listAvailability(db: Firestore, now: Date): Promise<AvailabilityDay[]> {
  const today = todayInNewYork(now);
  const [records, claims] = await Promise.all([
    db.collection(AVAILABILITY.name).where('date', '>=', today).orderBy('date').get(),
    db.collection(SLOT_CLAIMS.name).where('date', '>=', today).select().get(),
  ]);
  const claimed = new Set(claims.docs.map((claim) => claim.id));

  return records.docs.flatMap((record) => {
    const { date, slots } = record.data() as { date: unknown; slots: unknown };
    if (typeof date !== 'string' || !Array.isArray(slots)) {
      logDocumentSkipped(record.ref.path);
      return [];
    }
    const offered = openSlots(date, slots, now).map(({ time, startsAt }) => ({
      time,
      starts_at: startsAt.toISOString(),
      status: claimed.has(slotId(date, time)) ? ('booked' as const) : ('available' as const),
    }));
    return offered.length > 0 ? [{ id: record.id, date, slots: offered }] : [];
  });
}

/** The slots of a record that exist on its date and start after `now`, in the order of time. */
function openSlots(date: string, slots: readonly unknown[], now: Date): { time: string; startsAt: Date }[] {
  return [...new Set(slots)]
    .flatMap((time) => {
      const startsAt = typeof time === 'string' && isSlotLabel(time) ? slotInstant(date, time) : null;
      return startsAt && startsAt > now ? [{ time: time as string, startsAt }] : [];
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
