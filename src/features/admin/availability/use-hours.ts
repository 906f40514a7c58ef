import { useState } from 'react';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import { useNow, useToday } from '../controls/panel-context.ts';
import { useParam } from '../place/current-place.ts';
import { type DateHours, type HourChoices, hourStates, keepOpenings, offerableSlots } from './hour-states.ts';
import type { Schedule } from './schedule/use-schedule.ts';

/** Holds the chosen date (in the URL), its hours, and the pending changes to them. */
export function useHours({ list, days, isBusy }: Schedule) {
  const now = useNow();
  const today = useToday();
  const [param, setParam] = useParam('date');
  const [choices, setChoices] = useState<HourChoices>({});
  const date = parseDay(param) && param >= today ? param : null;

  function choose(day: string) {
    setParam(day);
    setChoices(keepOpenings);
  }
  function hoursOf(day: string): DateHours {
    const possible = offerableSlots(day, now);
    const record = list.records.find((other) => other.date === day);
    const intended = record?.despite_busy ?? [];
    const slots = days.find((other) => other.date === day)?.slots ?? [];
    return {
      date: day,
      possible,
      offered: record?.slots ?? [],
      booked: new Map(slots.flatMap(({ label, booker }) => (booker === null ? [] : [[label, booker]]))),
      busy: new Set(possible.filter((label) => isBusy(day, label) && !intended.includes(label))),
    };
  }
  return {
    date,
    choose,
    states: hourStates(date ? hoursOf(date) : null, choices),
    choices,
    setChoices,
  };
}
