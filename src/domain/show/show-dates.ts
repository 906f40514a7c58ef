/** Show dates as text and relative to today. Does not use luxon, which loads only with the last step. */
import type { TradeShow } from '../records/shows.ts';

export type Days = Pick<TradeShow, 'first_day' | 'last_day'>;

const DAY_MS = 86_400_000;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthOnly = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Returns midnight UTC of a calendar day 'yyyy-MM-dd'. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Returns 'January 6-9, 2027'; null without dates. */
export function showDatesText({ first_day, last_day }: Days): string | null {
  if (!first_day) return null;
  const last = last_day && last_day > first_day ? last_day : first_day;
  const text = longDay.formatRange(dateOf(first_day), dateOf(last));
  // Browsers differ in the spaces around the dash
  return text.replace(/\s*–\s*/, first_day.slice(0, 7) === last.slice(0, 7) ? '-' : ' - ');
}

/** Returns the month of the first day, else the show's usual one; empty if neither is known. */
export function showMonth({ first_day, month }: Pick<TradeShow, 'first_day' | 'month'>): string {
  return first_day ? monthOnly.format(dateOf(first_day)) : month;
}

/** True if the show's last day was before `today` ('yyyy-MM-dd'); false without dates. */
export function isOver({ first_day, last_day }: Days, today: string): boolean {
  return first_day !== null && (last_day ?? first_day) < today;
}

/** Returns the dates of a show that is upcoming at build time; null without dates. */
export function comingDates(show: Days): string | null {
  return isOver(show, new Date().toISOString().slice(0, 10)) ? null : showDatesText(show);
}

/** Returns the days from `today` to the first one, negative once it has opened; null without dates. */
export function daysUntil({ first_day }: Pick<Days, 'first_day'>, today: string): number | null {
  return first_day === null ? null : (dateOf(first_day).getTime() - dateOf(today).getTime()) / DAY_MS;
}

/** Returns 'in 43 days', 'tomorrow', 'today' or 'open now'; null without dates, or if it is over. */
export function timeUntil(show: Days, today: string): string | null {
  const days = daysUntil(show, today);
  if (days === null || isOver(show, today)) return null;
  if (days < 0) return 'open now';
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

/** Returns the days of the next edition: 52 weeks later, on the same weekdays. */
export function nextEdition({ first_day, last_day }: Days): Days {
  const later = (day: string) => new Date(dateOf(day).getTime() + 364 * DAY_MS).toISOString().slice(0, 10);
  return { first_day: first_day && later(first_day), last_day: last_day && later(last_day) };
}
