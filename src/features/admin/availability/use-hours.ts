import { useState } from 'react';
import type { Availability } from '../../../domain/records/availability.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useNow, useToday } from '../kit/panel-context.ts';
import { useParam } from '../place/current-place.ts';
import { type DateHours, type HourChoices, hourStates, keepOpenings, offerableSlots } from './hour-states.ts';

/** Bookers of a date's hours, from the schedule. */
export interface BookedDay {
  readonly date: string;
  readonly slots: readonly { readonly label: string; readonly booker: string | null }[];
}

/** An administrator's loaded hours. */
export interface HoursKnown {
  /** The administrator's availability from today on. */
  readonly availability: readonly Live<Availability>[];
  /** The schedule, with the booked hours. */
  readonly days: readonly BookedDay[];
  /** True if the administrator's calendar closes the hour of a date. */
  readonly isBusy: (date: string, label: string) => boolean;
}

/** Holds the chosen date (in the URL) and the pending changes to its hours. */
export function useHours(known: HoursKnown) {
  const now = useNow();
  const today = useToday();
  const [param, setParam] = useParam('date');
  const [choices, setChoices] = useState<HourChoices>({});
  const date = parseDay(param) && param >= today ? param : null;

  function choose(day: string) {
    setParam(day);
    setChoices(keepOpenings);
  }
  return {
    date,
    choose,
    states: hourStates(date ? hoursOf(date, known, now) : null, choices),
    choices,
    setChoices,
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
