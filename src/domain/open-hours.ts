/** How long the hours that are still free will last. */
import { daysBetween } from './calendar-day.ts';
import type { Availability } from './records/availability.ts';
import { slotId, slotInstant, todayInNewYork } from './slots.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface OpenHours {
  /** Free hours that a visitor can book now. */
  readonly hours: number;
  /** Days from today until the last of them, today being the first; 0 without any. */
  readonly days: number;
}

/** Below these limits the panel asks for more open hours; below `mailDays` the team gets a mail. */
export const FEW_HOURS = { days: 14, hours: 20, mailDays: 7 } as const;

/**
 * The free hours among those that are offered, each counted once: not claimed, and within the time in which visitors can book
 * at `now`. `claimed` holds ids of slots (slotId).
 */
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

/** True if so few hours are left that the panel warns. */
export function areFew({ hours, days }: OpenHours): boolean {
  return days < FEW_HOURS.days || hours < FEW_HOURS.hours;
}

/** '12 free hours in 9 days'. */
export function openHoursText({ hours, days }: OpenHours): string {
  if (hours === 0) return 'No free hours';
  return `${hours} free ${hours === 1 ? 'hour' : 'hours'} in ${days} ${days === 1 ? 'day' : 'days'}`;
}
