import { weekdayOf } from './calendar-day.ts';
import { WEEKDAYS, type WeeklyHours } from './records/weekly-hours.ts';
import { SLOT_LABELS } from './slot-labels.ts';
import { slotInstant } from './slots.ts';
import { holidayOn } from './us-holidays.ts';

/**
 * The hours that weekly hours open on a date 'yyyy-MM-dd' (New York), in the order of the day: none while they are off or on a
 * holiday that they leave out, and no hour that the clocks skip.
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

/** The hours in which most offices work: 9 AM to 5 PM. */
export const BUSINESS_HOURS: readonly string[] = SLOT_LABELS.slice(9, 17);
