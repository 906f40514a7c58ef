/** Supply of free hours. */
import type { Availability } from '../records/availability.ts';
import { daysBetween } from '../time/calendar-day.ts';
import { slotId, slotInstant, todayInNewYork } from './slots.ts';

export interface OpenHours {
  /** Free hours that visitors can book now. */
  readonly hours: number;
  /** Days from today to the last free hour, including today; 0 if there are none. */
  readonly days: number;
}

/** Below these limits the panel asks for more open hours; below `mailDays` the team gets a mail. */
export const FEW_HOURS = { days: 14, hours: 20, mailDays: 7 } as const;

/** Counts the offered hours that are free. `isFree` is true if visitors can book the record's hour. */
export function openHours<Offered extends Pick<Availability, 'date' | 'slots'>>(
  offered: readonly Offered[],
  isFree: (record: Offered, label: string, startsAt: Date) => boolean,
  now: Date,
): OpenHours {
  const free = new Set<string>();
  let last = '';
  for (const record of offered) {
    const { date, slots } = record;
    for (const label of slots) {
      const startsAt = slotInstant(date, label);
      if (!startsAt || !isFree(record, label, startsAt)) continue;
      free.add(slotId(date, label));
      if (date > last) last = date;
    }
  }
  return { hours: free.size, days: last === '' ? 0 : (daysBetween(todayInNewYork(now), last) ?? 0) + 1 };
}

/** True if so few hours are left that the panel warns. */
export function hasFewHoursLeft({ hours, days }: OpenHours): boolean {
  return days < FEW_HOURS.days || hours < FEW_HOURS.hours;
}

/** Returns a text such as '12 free hours in 9 days'. */
export function openHoursText({ hours, days }: OpenHours): string {
  if (hours === 0) return 'No free hours';
  return `${hours} free ${hours === 1 ? 'hour' : 'hours'} in ${days} ${days === 1 ? 'day' : 'days'}`;
}
