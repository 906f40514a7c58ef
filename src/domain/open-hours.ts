/** How long the free hours last. */
import { daysBetween } from './calendar-day.ts';
import type { Availability } from './records/availability.ts';
import { slotId, slotInstant, todayInNewYork } from './slots.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface OpenHours {
  /** Free hours that visitors can book now. */
  readonly hours: number;
  /** Days from today to the last of them, counting today; 0 if there are none. */
  readonly days: number;
}

/** Below these limits the panel asks for more open hours; below `mailDays` the team gets a mail. */
export const FEW_HOURS = { days: 14, hours: 20, mailDays: 7 } as const;

/** Counts the offered hours that are free: not claimed, and bookable at `now`. `claimed` contains slot ids (slotId). */
export function openHours(
  offered: readonly Pick<Availability, 'date' | 'slots'>[],
  claimed: ReadonlySet<string>,
  { now, noticeHours, horizonDays }: { now: Date; noticeHours: number; horizonDays: number },
): OpenHours {
  const [from, until] = [now.getTime() + noticeHours * HOUR_MS, now.getTime() + horizonDays * DAY_MS];
  const free = new Set<string>();
  let last = '';
  for (const { date, slots } of offered) {
    for (const label of slots) {
      const start = slotInstant(date, label)?.getTime();
      if (start === undefined || start < from || start > until || claimed.has(slotId(date, label))) continue;
      free.add(slotId(date, label));
      if (date > last) last = date;
    }
  }
  return { hours: free.size, days: last === '' ? 0 : (daysBetween(todayInNewYork(now), last) ?? 0) + 1 };
}

/** True if too few hours are left, so the panel warns. */
export function areFew({ hours, days }: OpenHours): boolean {
  return days < FEW_HOURS.days || hours < FEW_HOURS.hours;
}

/** '12 free hours in 9 days'. */
export function openHoursText({ hours, days }: OpenHours): string {
  if (hours === 0) return 'No free hours';
  return `${hours} free ${hours === 1 ? 'hour' : 'hours'} in ${days} ${days === 1 ? 'day' : 'days'}`;
}
