import { useState } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import { formatDay } from '../../domain/time/format-time.ts';
import type { ZonedDay } from '../../domain/time/zoned-days.ts';
import { dayInZone } from '../../domain/time/zoned-time.ts';
import {
  CALENDAR_CLASS_NAMES,
  CalendarChevron,
  CalendarDay,
  dateOfDay,
  dayOfDate,
} from '../calendar-look.tsx';
import { classNames } from '../class-names.ts';
import { freeCount, freeCountText } from './meeting-choice.ts';

/** A calendar of one month at a time, from the first to the last with availability; other days cannot be chosen. */
export function MeetingCalendar(props: {
  /** The days with availability, at least one. */
  days: readonly ZonedDay[];
  zone: string;
  now: Date;
  /** The chosen day, 'yyyy-MM-dd' in `zone`. */
  selected: string | null;
  onSelect: (day: string) => void;
}) {
  const { days, zone, now, selected, onSelect } = props;
  // The month paged to; reset when another day is chosen
  const [paged, setPaged] = useState<{ month: Date; selected: string | null } | null>(null);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const first = days[0]?.day ?? dayInZone(now, zone);
  const last = days.at(-1)?.day ?? first;
  const firstFree = days.find((day) => freeCount(day) > 0)?.day ?? first;
  const month = paged?.selected === selected && paged ? paged.month : dateOfDay(selected ?? firstFree);

  return (
    <DayPicker
      mode="single"
      required
      fixedWeeks
      navLayout="around"
      selected={selected ? dateOfDay(selected) : undefined}
      onSelect={(date) => onSelect(dayOfDate(date))}
      month={month}
      onMonthChange={(next) => setPaged({ month: next, selected })}
      startMonth={dateOfDay(first)}
      endMonth={dateOfDay(last)}
      today={dateOfDay(dayInZone(now, zone))}
      disabled={(date) => !byDay.has(dayOfDate(date))}
      modifiers={{ full: (date) => freeCount(byDay.get(dayOfDate(date))) === 0 }}
      labels={{
        labelDayButton: (date) => {
          const day = byDay.get(dayOfDate(date));
          return `${formatDay(dayOfDate(date))}, ${day ? freeCountText(freeCount(day)) : 'not available'}`;
        },
      }}
      classNames={CALENDAR_CLASS_NAMES}
      components={COMPONENTS}
    />
  );
}

const COMPONENTS = { DayButton, Chevron: CalendarChevron };

/** A day's button: filled when chosen, with a dot if the day has free times. */
function DayButton(day: DayButtonProps) {
  return <CalendarDay {...day} look={dayLook} isMarked={!day.modifiers.disabled && !day.modifiers['full']} />;
}

function dayLook({ selected, disabled, full, today }: DayButtonProps['modifiers']): string {
  if (selected) return 'bg-brand font-semibold text-white';
  return classNames(
    disabled && 'text-faint/70',
    !disabled && full && 'text-faint line-through enabled-hover:bg-surface-strong',
    !disabled &&
      !full &&
      'bg-brand-soft font-medium text-brand-strong enabled-hover:bg-brand enabled-hover:text-white',
    today && 'ring-1 ring-line-strong ring-inset',
  );
}
