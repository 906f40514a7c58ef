import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { slotInstant } from '../../../src/domain/slots.ts';
import { Problem } from '../http/problem.ts';
import type { Settings } from '../platform/params.ts';

const HOUR_MS = 3_600_000;

/** How soon and how far ahead a meeting may be. */
export type MeetingSettings = Pick<Settings, 'meetingNoticeHours' | 'meetingHorizonDays'>;

/** The instants between which a meeting may start that is booked or moved at `now`. */
export function bookable(now: Date, settings: MeetingSettings): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() + settings.meetingNoticeHours * HOUR_MS),
    until: new Date(now.getTime() + settings.meetingHorizonDays * 24 * HOUR_MS),
  };
}

/**
 * When the requested slot starts, provided that the record offers it and that it can be booked at `now`.
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
