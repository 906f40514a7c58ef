import type { Availability } from '../records/availability.ts';
import { MAX_CLOSED_DATES, WEEKDAYS, type WeeklyHours } from '../records/weekly-hours.ts';
import { weekdayOf } from '../time/calendar-day.ts';
import { SLOT_LABELS } from '../time/slot-labels.ts';
import { slotInstant } from './slots.ts';
import { holidayOn } from './us-holidays.ts';

/**
 * Returns the hours that the weekly hours open on a date 'yyyy-MM-dd' (in the company's zone), in order. Empty if they are off or
 * the date is an excluded holiday; omits an hour that the clocks skip.
 * @throws RangeError if `date` is not a date
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

/** Returns the closed dates and `dates`, in order, without those before `today`. */
export function withClosed(closed: readonly string[], dates: readonly string[], today: string): string[] {
  return [...new Set([...closed, ...dates])]
    .filter((other) => other >= today)
    .sort()
    .slice(0, MAX_CLOSED_DATES);
}

/** A date that differs from the weekly hours, and its hours; none if it was deleted. */
export type Exception = Pick<Availability, 'date' | 'slots'>;

/** Returns the dates from `today` on (in the company's zone) that were edited or deleted by hand, in order. */
export function exceptionsOf(
  { closed_dates }: Pick<WeeklyHours, 'closed_dates'>,
  availability: readonly Availability[],
  today: string,
): Exception[] {
  const present = new Set(availability.map(({ date }) => date));
  const closed = closed_dates
    .filter((date) => date >= today && !present.has(date))
    .map((date) => ({ date, slots: [] }));
  const edited = availability.filter(({ date, source }) => date >= today && source !== 'weekly');
  return [...closed, ...edited.map(({ date, slots }) => ({ date, slots }))].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}
