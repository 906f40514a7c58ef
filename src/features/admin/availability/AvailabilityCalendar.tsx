import { useState } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import {
  CALENDAR_CLASS_NAMES,
  CalendarChevron,
  CalendarDay,
  dateOfDay,
  dayOfDate,
} from '../../../components/calendar-look.tsx';
import { classNames } from '../../../components/class-names.ts';
import { formatDay } from '../../../domain/time/format-time.ts';

export interface AvailabilityCalendarProps {
  /** Today in the company's zone, the first day that can be chosen. */
  today: string;
  /** Number of slots already offered, by day. */
  offered: ReadonlyMap<string, number>;
  /** The chosen date; null at first. */
  selected: string | null;
  onSelect: (day: string) => void;
}

/** One month at a time; days with availability are marked. All days are in the company's zone. */
export function AvailabilityCalendar({ today, offered, selected, onSelect }: AvailabilityCalendarProps) {
  const [month, setMonth] = useState(() => dateOfDay(selected ?? today));
  return (
    <DayPicker
      mode="single"
      selected={selected ? dateOfDay(selected) : undefined}
      onSelect={(date) => onSelect(dayOfDate(date))}
      required
      fixedWeeks
      navLayout="around"
      month={month}
      onMonthChange={setMonth}
      startMonth={dateOfDay(today)}
      today={dateOfDay(today)}
      disabled={(date) => dayOfDate(date) < today}
      modifiers={{ offered: (date) => offered.has(dayOfDate(date)) }}
      labels={{
        labelDayButton: (date) => {
          const count = offered.get(dayOfDate(date));
          return `${formatDay(dayOfDate(date))}${count ? `, ${count} ${count === 1 ? 'slot' : 'slots'} offered` : ''}`;
        },
      }}
      classNames={CALENDAR_CLASS_NAMES}
      components={COMPONENTS}
    />
  );
}

const COMPONENTS = { DayButton, Chevron: CalendarChevron };

function DayButton(day: DayButtonProps) {
  return <CalendarDay {...day} look={dayLook} isMarked={Boolean(day.modifiers['offered'])} />;
}

function dayLook({ selected, disabled, offered, today }: DayButtonProps['modifiers']): string {
  if (selected) return 'bg-brand font-semibold text-white';
  return classNames(
    disabled && 'text-faint/70',
    !disabled && offered && 'bg-brand-soft font-medium text-brand-strong enabled-hover:bg-brand-line',
    !disabled && !offered && 'enabled-hover:bg-surface-strong',
    today && 'ring-1 ring-line-strong ring-inset',
  );
}
