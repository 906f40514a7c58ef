/** Calendar days as 'yyyy-MM-dd', without time or zone. */
import { DateTime } from 'luxon';

/** Returns the day as midnight UTC, formatted in American English; null unless it is an existing date 'yyyy-MM-dd'. */
export function parseDay(day: string): DateTime<true> | null {
  // ISO 8601 has other notations, such as '2026-W50-2'
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const midnight = DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' });
  return midnight.isValid ? midnight : null;
}

/** Returns the day `days` after `day`. @throws RangeError if `day` is no date */
export function addDays(day: string, days: number): string {
  return midnightOf(day).plus({ days }).toISODate();
}

/** Returns the number of days from `first` to `last`, negative if `last` is earlier; null if either is no date. */
export function daysBetween(first: string, last: string): number | null {
  const [start, end] = [parseDay(first), parseDay(last)];
  return start && end ? end.diff(start, 'days').days : null;
}

/** Returns the day of the week, 1 for Monday to 7 for Sunday. @throws RangeError if `day` is no date */
export function weekdayOf(day: string): number {
  return midnightOf(day).weekday;
}

function midnightOf(day: string): DateTime<true> {
  const midnight = parseDay(day);
  if (!midnight) throw new RangeError('Not a date');
  return midnight;
}
