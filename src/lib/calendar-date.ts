/**
 * Day keys 'yyyy-MM-dd', and the Dates by which the calendar component knows them: at noon of the browser's own zone.
 * Noon exists on every day, whatever the clocks do, and the Date stands for the day alone, never for an instant.
 */

/** The Date that stands for the day. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day that the Date stands for. */
export function dayOfDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The day `days` after `day`, by the calendar alone. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
