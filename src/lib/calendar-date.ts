/**
 * Day keys 'yyyy-MM-dd', and the Dates by which the calendar component knows them: at noon of the browser's own zone.
 * Noon exists on every day, whatever the clocks do, and the Date stands for the day alone, never for an instant.
 */
import { DateTime } from 'luxon';

export function dateOfDay(day: string): Date {
  return DateTime.fromISO(`${day}T12:00`).toJSDate();
}

/**
 * The day that the Date stands for.
 * @throws RangeError if it is an invalid Date
 */
export function dayOfDate(date: Date): string {
  const day = DateTime.fromJSDate(date).toISODate();
  if (day === null) throw new RangeError('Invalid date');
  return day;
}
