import { SLOT_LABELS } from '../../../domain/booking/slot-labels.ts';
import { isPastSlot } from '../../../domain/booking/slots.ts';
import { holidayOn } from '../../../domain/booking/us-holidays.ts';
import { addDays, daysBetween, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { formatDay } from '../../../domain/time/format-time.ts';

/**
 * The dates to change: the chosen one, several picked in the calendar, every day up to another, or the same
 * weekday until a date or for a number of weeks.
 */
export type Repeat =
  | { readonly kind: 'once' }
  | { readonly kind: 'chosen'; readonly others: readonly string[] }
  | { readonly kind: 'range'; readonly until: string; readonly weekdaysOnly: boolean }
  | { readonly kind: 'weekly-until'; readonly until: string }
  | { readonly kind: 'weekly'; readonly weeks: number };

/** Maximum dates per transaction. */
export const MAX_DATES = 92;
export const MAX_WEEKS = 52;

const FRIDAY = 5;

/** Dates of a series, or the problem to show beside its field. */
export interface DateSeries {
  readonly dates: readonly string[];
  readonly problem: string | null;
}

/** Returns the dates 'yyyy-MM-dd' from `start` on. Refuses a series that is too long instead of cutting it silently. */
export function dateSeries(start: string, repeat: Repeat): DateSeries {
  if (repeat.kind === 'once') return { dates: [start], problem: null };
  if (repeat.kind === 'chosen') return chosenDates([start, ...repeat.others]);
  if (repeat.kind === 'weekly') {
    const { weeks } = repeat;
    if (!Number.isInteger(weeks) || weeks < 1 || weeks > MAX_WEEKS) {
      return refused(`Enter a whole number from 1 to ${MAX_WEEKS}`);
    }
    return { dates: Array.from({ length: weeks }, (_, week) => addDays(start, week * 7)), problem: null };
  }
  const isWeekly = repeat.kind === 'weekly-until';
  const length = (daysBetween(start, repeat.until) ?? -1) + 1;
  if (length < 1) return refused(`Choose a date from ${formatDay(start)} on`);
  if (isWeekly) {
    const weeks = Math.ceil(length / 7);
    return weeks > MAX_WEEKS
      ? refused(
          `Choose a date up to ${formatDay(addDays(start, MAX_WEEKS * 7 - 1))}: ${MAX_WEEKS} weeks at most`,
        )
      : dateSeries(start, { kind: 'weekly', weeks });
  }
  if (length > MAX_DATES) {
    return refused(
      `Choose a date up to ${formatDay(addDays(start, MAX_DATES - 1))}: ${MAX_DATES} days at most`,
    );
  }
  const days = Array.from({ length }, (_, day) => addDays(start, day));
  const dates = repeat.weekdaysOnly ? days.filter((day) => weekdayOf(day) <= FRIDAY) : days;
  return dates.length > 0 ? { dates, problem: null } : refused('There are no weekdays before this date');
}

function chosenDates(dates: readonly string[]): DateSeries {
  return dates.length > MAX_DATES
    ? refused(`Choose ${MAX_DATES} dates at most`)
    : { dates: dates.toSorted(), problem: null };
}

export function withoutHolidays({ dates, problem }: DateSeries): DateSeries {
  return { dates: dates.filter((date) => holidayOn(date) === null), problem };
}

function refused(problem: string): DateSeries {
  return { dates: [], problem };
}

/**
 * Returns the slots that can be offered on `date` (New York) at `now`, without past ones and those that the clocks
 * skip.
 */
export function offerableSlots(date: string, now: Date): string[] {
  return SLOT_LABELS.filter((label) => !isPastSlot(date, label, now));
}
