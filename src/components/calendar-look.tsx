import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DateTime } from 'luxon';
import { useEffect, useRef } from 'react';
import type { ChevronProps, DayButtonProps } from 'react-day-picker';
import { classNames } from './class-names.ts';

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

const DAY =
  'focus-ring relative mx-auto grid h-11 w-full max-w-11 place-items-center rounded-control text-[0.9375rem] tabular-nums transition-colors motion-reduce:transition-none forced-colors:enabled:border';

interface CalendarDayProps extends DayButtonProps {
  /** Returns the colors of a day with these modifiers. */
  look: (modifiers: DayButtonProps['modifiers']) => string;
  /** True for a dot under the number, which marks days with entries. */
  isMarked: boolean;
}

/** A calendar day's button, for react-day-picker's `DayButton`. */
export function CalendarDay(props: CalendarDayProps) {
  const { day: _day, modifiers, className: _className, look, isMarked, ...button } = props;
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      {...button}
      ref={ref}
      aria-pressed={modifiers.disabled ? undefined : Boolean(modifiers.selected)}
      className={classNames(DAY, look(modifiers), modifiers.selected && 'forced-colors:choice')}
    >
      {button.children}
      {isMarked && <span aria-hidden="true" className="absolute bottom-1.5 size-1 rounded-full bg-current" />}
    </button>
  );
}

export function CalendarChevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className="size-5" />;
}

export function dateOfDay(day: string): Date {
  return DateTime.fromISO(`${day}T12:00`).toJSDate();
}

/** @throws RangeError for an invalid Date */
export function dayOfDate(date: Date): string {
  const day = DateTime.fromJSDate(date).toISODate();
  if (day === null) throw new RangeError('Invalid date');
  return day;
}
