import { weekdayOf } from './calendar-day.ts';
import { MAX_CLOSED_DATES, WEEKDAYS, type WeeklyHours } from './records/weekly-hours.ts';
import { SLOT_LABELS } from './slot-labels.ts';
import { slotInstant } from './slots.ts';
import { holidayOn } from './us-holidays.ts';

/**
 * Returns the hours that the weekly hours open on a date 'yyyy-MM-dd' (New York), in order: none if they are off or on
 * an excluded holiday, and no hour that the clocks skip.
 * @throws RangeError if `date` is no date
 */
export function weeklySlotsOn(
  date: string,
  { hours, is_active, skip_holidays }: Pick<WeeklyHours, 'hours' | 'is_active' | 'skip_holidays'>,
): string[] {
  const weekday = WEEKDAYS[weekdayOf(date) - 1];
  if (!weekday || !is_active || (skip_holidays && holidayOn(date))) return [];
  return SLOT_LABELS.filter((label) => hours[weekday].includes(label) && slotInstant(date, label));
}

/** Usual office hours: 9 AM to 5 PM. */
export const BUSINESS_HOURS: readonly string[] = SLOT_LABELS.slice(9, 17);

/** Returns the closed dates with `added`, in order, without those before `today`. */
export function withClosed(closed: readonly string[], added: readonly string[], today: string): string[] {
  return [...new Set([...closed, ...added])]
    .filter((date) => date >= today)
    .sort()
    .slice(0, MAX_CLOSED_DATES);
}
