/** A slot is a date and an hour in the company's zone; a meeting starts at an instant (UTC). */
import { cached } from '../cached.ts';
import { parseDay } from '../time/calendar-day.ts';
import { COMPANY_ZONE, SLOT_LABELS } from '../time/slot-labels.ts';
import { dayInZone, zoneOf } from '../time/zoned-time.ts';

/**
 * Returns the instant when a slot starts; `date` is 'yyyy-MM-dd' and `label` a slot label, both in the company's zone. Null if
 * either is malformed or the hour does not exist that day (2:00 AM when clocks spring forward). When clocks fall
 * back, 1:00 AM means the first of the two.
 */
export function slotInstant(date: string, label: string): Date | null {
  const start = startsOn(date)?.[SLOT_LABELS.indexOf(label)];
  return start === undefined ? null : new Date(start);
}

/**
 * Returns a slot's id, 'yyyy-MM-dd_HHmm' in the company's zone: the document id of its claim.
 * @throws RangeError if the date or the label is malformed, so that ids contain nothing else
 */
export function slotId(date: string, label: string): string {
  const hour = SLOT_LABELS.indexOf(label);
  if (!startsOn(date) || hour < 0) throw new RangeError('Not a slot');
  return `${date}_${String(hour).padStart(2, '0')}00`;
}

/** Returns today's date 'yyyy-MM-dd' in the company's zone at `now`. */
export function todayInNewYork(now: Date): string {
  return dayInZone(now, COMPANY_ZONE);
}

/** True if the slot cannot be booked: it starts at or before `now`, or does not exist (see slotInstant). */
export function isPastSlot(date: string, label: string, now: Date): boolean {
  const instant = slotInstant(date, label);
  return instant === null || instant.getTime() <= now.getTime();
}

/**
 * Returns the start of each hour of a date in ms since 1970; null if `date` is invalid. Cached, since lists ask for a
 * date's 24 slots one by one, and the panel for three months of dates.
 */
const startsOn = cached(400, (date): readonly (number | undefined)[] | null => {
  const midnight = parseDay(date)?.setZone(zoneOf(COMPANY_ZONE), { keepLocalTime: true });
  if (!midnight) return null;
  const starts: (number | undefined)[] = [];
  // Steps through real hours: a skipped one never occurs, and the first of a repeated one counts
  for (let hour = midnight; hour.day === midnight.day; hour = hour.plus({ hours: 1 })) {
    starts[hour.hour] ??= hour.toMillis();
  }
  return starts;
});
