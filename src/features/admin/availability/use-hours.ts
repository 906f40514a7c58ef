import { useState } from 'react';
import { holidayOn } from '../../../domain/booking/us-holidays.ts';
import type { Availability } from '../../../domain/records/availability.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useNow, useToday } from '../kit/panel-context.ts';
import { useParam } from '../place/current-place.ts';
import { type DateSeries, dateSeries, offerableSlots, type Repeat, withoutHolidays } from './date-series.ts';
import { type DateHours, hourStates, openWishes, type Wishes } from './hour-states.ts';

/** Bookers of a date's hours, from the schedule. */
export interface BookedDay {
  readonly date: string;
  readonly slots: readonly { readonly label: string; readonly booker: string | null }[];
}

export type Hours = ReturnType<typeof useHours>;

const NONE: DateSeries = { dates: [], problem: null };

/** An administrator's hours, as loaded. */
export interface HoursKnown {
  /** The administrator's availability from today on. */
  readonly availability: readonly Live<Availability>[];
  /** The schedule, with the booked hours. */
  readonly days: readonly BookedDay[];
  /** True if the administrator's calendar closes the hour of a date. */
  readonly isBusy: (date: string, label: string) => boolean;
}

/** The chosen date (in the URL), the other dates of its series, and the pending changes of their hours. */
export function useHours(known: HoursKnown) {
  const now = useNow();
  const today = useToday();
  const [param, setParam] = useParam('date');
  const [wishes, setWishes] = useState<Wishes>({});
  const [repeat, setRepeat] = useState<Repeat>({ kind: 'once' });
  const [skipsHolidays, setSkipsHolidays] = useState(false);
  const date = parseDay(param) && param >= today ? param : null;
  const whole = date ? dateSeries(date, repeat) : NONE;
  const series = skipsHolidays && repeat.kind !== 'once' ? withoutHolidays(whole) : whole;
  // An incomplete series has no dates: use the chosen one
  const shown = series.dates.length > 0 || !date ? series.dates : [date];

  function choose(day: string) {
    if (repeat.kind === 'chosen' && date) {
      if (day === date) return;
      const others = repeat.others.includes(day)
        ? repeat.others.filter((other) => other !== day)
        : [...repeat.others, day];
      changeRepeat({ kind: 'chosen', others });
      return;
    }
    setParam(day);
    setWishes(openWishes);
  }
  function changeRepeat(next: Repeat) {
    setRepeat(next);
    setWishes(openWishes);
  }
  return {
    date,
    choose,
    repeat,
    changeRepeat,
    series,
    selected: date && repeat.kind === 'chosen' ? whole.dates : date ? [date] : [],
    holidays: [...new Set(whole.dates.flatMap((day) => holidayOn(day) ?? []))],
    skipsHolidays,
    setSkipsHolidays,
    states: hourStates(
      shown.map((day) => hoursOf(day, known, now)),
      wishes,
    ),
    wishes,
    setWishes,
  };
}

function hoursOf(date: string, { availability, days, isBusy }: HoursKnown, now: Date): DateHours {
  const record = availability.find((other) => other.date === date);
  const possible = offerableSlots(date, now);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  return {
    date,
    possible,
    offered: record?.slots ?? [],
    booked: new Map(slots.flatMap(({ label, booker }) => (booker === null ? [] : [[label, booker]]))),
    busy: new Set(possible.filter((label) => isBusy(date, label) && !record?.despite_busy?.includes(label))),
  };
}
