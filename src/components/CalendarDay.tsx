import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { CALENDAR_DAY_CLASS } from './calendar-look.tsx';
import { classNames } from './class-names.ts';

export interface CalendarDayProps extends DayButtonProps {
  /** The colors of a day with these modifiers. */
  look: (modifiers: DayButtonProps['modifiers']) => string;
  /** A dot under the number marks days with entries. */
  isMarked: boolean;
}

/** The button of one day of a calendar, for react-day-picker's `DayButton`. */
export function CalendarDay({
  day: _day,
  modifiers,
  className: _className,
  look,
  isMarked,
  ...button
}: CalendarDayProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      {...button}
      ref={ref}
      aria-pressed={modifiers.disabled ? undefined : Boolean(modifiers.selected)}
      className={classNames(
        CALENDAR_DAY_CLASS,
        look(modifiers),
        modifiers.selected && 'forced-colors:choice',
      )}
    >
      {button.children}
      {isMarked && <span aria-hidden="true" className="absolute bottom-1.5 size-1 rounded-full bg-current" />}
    </button>
  );
}
