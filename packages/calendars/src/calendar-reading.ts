import { BusyList, busyPeriodsIn, type Interval } from './busy-list.ts';
import { isOver, sequenceOf } from './calendar-event.ts';
import { type Component, calendarsIn, firstLine, firstText } from './calendar-parts.ts';
import { DAY_MS } from './calendar-times.ts';
import { type UnreadEvent, UnreadEvents } from './unread-events.ts';
import { type Attendance, occurrencesIn, type Version, versionOf } from './versions.ts';
import { type Guesses, zonesOf } from './zone-names.ts';

const MAX_GUESSES = 10;

export interface CalendarReading {
  /** Busy times within the range: by start, merged, at most 3,000; by whole hours if there are more. */
  readonly busy: Interval[];
  /** Busy events (occurrences) that start in the next 60 days: how many, and the start of the first one. */
  readonly ahead: { readonly count: number; readonly next: Date | null };
  /** Events that could not be read, or not fully: the count of all, and at most 10 of them. */
  readonly unread: { readonly count: number; readonly examples: UnreadEvent[] };
  /** Names of zones in the file that were guessed, each with the zone that was used. */
  readonly guessedZones: { readonly name: string; readonly used: string }[];
}

export interface ReadingOptions extends Attendance {
  readonly range: Interval;
  readonly now: Date;
  /** IANA name of the zone of days and times that name none; UTC if the runtime does not know it. */
  readonly zone: string;
  /** True for the UID of an event that the caller knows anyway. */
  readonly isOwn: (uid: string) => boolean;
}

/**
 * Reads an iCalendar file. Events are busy unless they are canceled, marked as free, declined or replaced by a newer
 * version; all-day events last from midnight to midnight in the calendar's zone. An event that makes no sense costs no
 * other one: its first date counts if there is one, and it is named.
 * @returns null if the file has no calendar
 */
export function readingOf(file: string, options: ReadingOptions): CalendarReading | null {
  const { range, now, zone, isOwn } = options;
  const span = { from: range.from.getTime(), until: range.until.getTime() };
  const unread = new UnreadEvents();
  const busy = new BusyList(span, now.getTime());
  const guesses: Guesses = new Map();
  /** Newest sequence of each event, also of those that are over: it may have been moved there. */
  const newest = new Map<string, number>();
  const isNeeded = (event: Component) => {
    const uid = firstText(event, 'UID');
    if (isOwn(uid)) return false;
    if (!firstLine(event, 'RECURRENCE-ID'))
      newest.set(uid, Math.max(newest.get(uid) ?? 0, sequenceOf(event)));
    return !isOver(event, span.from);
  };
  const versions: Version[] = [];
  const calendars = calendarsIn(file, isNeeded);
  if (calendars.length === 0) return null;
  for (const calendar of calendars) {
    const zones = zonesOf(calendar, { until: span.until + 2 * DAY_MS, otherwise: zone }, guesses);
    const method = firstText(calendar.head, 'METHOD');
    for (const component of calendar.events) {
      const version = versionOf(component, { zones, method, attendance: options }, unread);
      const uid = firstText(component, 'UID');
      if (uid && !version.isChange && version.sequence < (newest.get(uid) ?? 0)) continue;
      versions.push(version);
    }
    for (const list of calendar.busyLists)
      for (const period of busyPeriodsIn(list, zones, unread)) busy.add(period);
  }
  const byEvent = Map.groupBy(versions, ({ component }) => firstText(component, 'UID') || component);
  for (const ofEvent of byEvent.values())
    for (const occurrence of occurrencesIn(ofEvent, span, unread)) busy.add(occurrence);
  return {
    busy: busy.intervals((reason) => unread.addUntitled(reason)),
    ahead: busy.ahead(),
    unread: unread.list(),
    guessedZones: [...guesses].slice(0, MAX_GUESSES).map(([name, used]) => ({ name, used })),
  };
}
