import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DateTime } from 'luxon';
import type { ChevronProps } from 'react-day-picker';

const NAV_BUTTON =
  'focus-ring absolute top-0 grid size-11 place-items-center rounded-control text-muted transition-colors enabled-hover:bg-surface-strong enabled-hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35';

/** Shared `classNames` of all calendars for react-day-picker; each calendar styles its own days. */
export const CALENDAR_CLASS_NAMES = {
  root: 'w-full',
  months: 'relative',
  month: 'relative',
  button_previous: `${NAV_BUTTON} left-0`,
  button_next: `${NAV_BUTTON} right-0`,
  month_caption: 'flex h-11 items-center justify-center',
  caption_label: 'font-semibold tracking-tight',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-9 text-xs font-medium text-faint',
  day: 'p-0.5 text-center',
  day_button: '',
  hidden: 'invisible',
};

/** The button of one day, without its colors. */
export const CALENDAR_DAY_CLASS =
  'focus-ring relative mx-auto grid h-11 w-full max-w-11 place-items-center rounded-control text-[0.9375rem] tabular-nums transition-colors motion-reduce:transition-none forced-colors:enabled:border';

/** The arrows to the months before and after. */
export function CalendarChevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className="size-5" />;
}

export function dateOfDay(day: string): Date {
  return DateTime.fromISO(`${day}T12:00`).toJSDate();
}

/**
 * Returns the day of a Date.
 * @throws RangeError if it is an invalid Date
 */
export function dayOfDate(date: Date): string {
  const day = DateTime.fromJSDate(date).toISODate();
  if (day === null) throw new RangeError('Invalid date');
  return day;
}
