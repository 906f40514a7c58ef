import type { Component } from './calendar-parts.ts';
import { type ClockTime, DAY_MS, type Length, periodOf } from './calendar-times.ts';
import { datesOf, parameterOf } from './content-lines.ts';
import type { Occurrence } from './series.ts';
import type { UnreadEvents } from './unread-events.ts';
import { type CalendarZones, instantOf } from './zone-names.ts';

/** Returns the busy periods of a free-busy answer. */
export function busyPeriodsIn(list: Component, zones: CalendarZones, unread: UnreadEvents): Occurrence[] {
  const lines = (list.lines.get('FREEBUSY') ?? []).filter(
    (line) => parameterOf(line, 'FBTYPE').toUpperCase() !== 'FREE',
  );
  return lines.flatMap((line) =>
    datesOf(line).flatMap((text) => {
      try {
        const { start, end } = periodOf(text, line);
        const from = instantOf(start, zones);
        return { start: from, from, until: end ? endOf(end, from, zones) : from };
      } catch {
        unread.addUntitled('A busy time could not be read.');
        return [];
      }
    }),
  );
}

function endOf(end: ClockTime | Length, from: number, zones: CalendarZones): number {
  return 'clock' in end ? instantOf(end, zones) : from + end.days * DAY_MS + end.ms;
}
