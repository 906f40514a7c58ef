import type { Firestore } from 'firebase-admin/firestore';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import { isSlotLabel } from '../../../src/domain/slot-labels.ts';
import { slotId, slotInstant, todayInNewYork } from '../../../src/domain/slots.ts';
import type { AvailabilityDay } from '../../../src/domain/zoned-days.ts';
import { logEvent } from '../platform/logging.ts';
import { bookable, type MeetingSettings } from './offered-slot.ts';

/**
 * The offered slots that can be booked at `now` if they are free, by date, each available or booked. A slot is booked exactly when
 * its claim exists, in every record that offers it. Labels that do not exist on their day are left out, and so are
 * records of which nothing remains. Nothing personal is read.
 */
export async function listAvailability(
  db: Firestore,
  { settings, now }: { settings: MeetingSettings; now: Date },
): Promise<AvailabilityDay[]> {
  const within = bookable(now, settings);
  const [first, last] = [todayInNewYork(within.from), todayInNewYork(within.until)];
  const [records, claims] = await Promise.all([
    db
      .collection(AVAILABILITY.name)
      .where('date', '>=', first)
      .where('date', '<=', last)
      .orderBy('date')
      .get(),
    db.collection(SLOT_CLAIMS.name).where('date', '>=', first).where('date', '<=', last).select().get(),
  ]);
  const claimed = new Set(claims.docs.map((claim) => claim.id));

  return records.docs.flatMap((record) => {
    const { date, slots } = record.data() as { date: unknown; slots: unknown };
    if (typeof date !== 'string' || !Array.isArray(slots)) {
      logEvent('document-skipped', { path: record.ref.path });
      return [];
    }
    const offered = openSlots(date, slots, within).map(({ time, startsAt }) => ({
      time,
      starts_at: startsAt.toISOString(),
      status: claimed.has(slotId(date, time)) ? ('booked' as const) : ('available' as const),
    }));
    return offered.length > 0 ? [{ id: record.id, date, slots: offered }] : [];
  });
}

/** The slots of a record that exist on its date and start within the bounds, in the order of time. */
function openSlots(
  date: string,
  slots: readonly unknown[],
  { from, until }: { from: Date; until: Date },
): { time: string; startsAt: Date }[] {
  return [...new Set(slots)]
    .flatMap((time) => {
      const startsAt = typeof time === 'string' && isSlotLabel(time) ? slotInstant(date, time) : null;
      return startsAt && startsAt >= from && startsAt <= until ? [{ time: time as string, startsAt }] : [];
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
