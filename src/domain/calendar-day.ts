/** Calendar days, written 'yyyy-MM-dd', without clock or zone. */
import { DateTime } from 'luxon';

/** The day as midnight UTC, to be written in American English; null for all but a date 'yyyy-MM-dd' that exists. */
export function parseDay(day: string): DateTime<true> | null {
  // ISO 8601 has other spellings, such as '2026-W50-2'
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const midnight = DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' });
  return midnight.isValid ? midnight : null;
}

/**
 * The day `days` after `day`.
 * @throws RangeError if `day` is no date
 */
export function addDays(day: string, days: number): string {
  return midnightOf(day).plus({ days }).toISODate();
}

/** How many days after `first` the day `last` is, negative if it is before; null if one of them is no date. */
export function daysBetween(first: string, last: string): number | null {
  const [start, end] = [parseDay(first), parseDay(last)];
  return start && end ? end.diff(start, 'days').days : null;
}

/**
 * The day of the week, from 1 for Monday to 7 for Sunday.
 * @throws RangeError if `day` is no date
 */
export function weekdayOf(day: string): number {
  return midnightOf(day).weekday;
}

function midnightOf(day: string): DateTime<true> {
  const midnight = parseDay(day);
  if (!midnight) throw new RangeError('Not a date');
  return midnight;
}
