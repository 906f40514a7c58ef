import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import { isSlotLabel } from '../../../src/domain/slot-labels.ts';
import { slotId, slotInstant, todayInNewYork } from '../../../src/domain/slots.ts';
import type { AvailabilityDay } from '../../../src/domain/zoned-days.ts';
import { Problem } from '../http/problem.ts';
import { logEvent } from '../platform/logging.ts';
import type { Settings } from '../platform/params.ts';

const HOUR_MS = 3_600_000;

type MeetingSettings = Pick<Settings, 'meetingNoticeHours' | 'meetingHorizonDays'>;

/** The earliest and latest start of a meeting that is booked or moved at `now`. */
export function bookable(now: Date, settings: MeetingSettings): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() + settings.meetingNoticeHours * HOUR_MS),
    until: new Date(now.getTime() + settings.meetingHorizonDays * 24 * HOUR_MS),
  };
}

/**
 * Returns the start of a slot that the record offers and that can be booked at `now`.
 * @throws Problem `availability-not-found`, `slot-not-offered`, `slot-in-past`, `slot-too-soon` or `slot-too-far`
 */
export function startOfOffered(
  availability: DocumentSnapshot | undefined,
  { date, time }: { date: string; time: string },
  { settings, now }: { settings: MeetingSettings; now: Date },
): Date {
  if (!availability?.exists || availability.get('date') !== date) {
    throw new Problem('availability-not-found');
  }
  const offered: unknown = availability.get('slots');
  const startsAt = slotInstant(date, time);
  if (!startsAt || !Array.isArray(offered) || !offered.includes(time)) throw new Problem('slot-not-offered');
  if (startsAt <= now) throw new Problem('slot-in-past');
  const { from, until } = bookable(now, settings);
  if (startsAt < from) throw new Problem('slot-too-soon');
  if (startsAt > until) throw new Problem('slot-too-far');
  return startsAt;
}

/**
 * Returns the offered slots within the bounds of `now`, by date, each available or booked. A slot is booked exactly
 * when its claim exists, in every record that offers it. Labels that do not exist on their day are left out. Reads
 * nothing personal.
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

/** The slots of a record that exist on its date and start within the bounds, by time. */
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
