import { isOver, millisecondsOf, sequenceOf } from './calendar-event.ts';
import { type Component, calendarsIn, firstLine, firstText } from './calendar-parts.ts';
import { DAY_MS, periodOf } from './calendar-times.ts';
import { datesOf, parameterOf } from './content-lines.ts';
import type { Occurrence, Span } from './series.ts';
import { type UnreadEvent, UnreadEvents } from './unread-events.ts';
import { type Attendance, occurrencesIn, type Version, versionOf } from './versions.ts';
import { type CalendarZones, type Guesses, instantOf, zonesOf } from './zone-names.ts';

const MAX_GUESSES = 10;
const MAX_INTERVALS = 3_000;
/** Occurrences to collect before they are merged, so that memory stays bounded. */
const MAX_UNMERGED = 50_000;
const HOUR_MS = 3_600_000;
const AHEAD_MS = 60 * DAY_MS;

export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

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
 * other one: its first date counts if there is one, and it is named. Returns null if the file has no calendar.
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

/** Collects busy occurrences within a range. */
class BusyList {
  readonly #range: Span;
  readonly #now: number;
  #spans: Span[] = [];
  #count = 0;
  #next = Number.POSITIVE_INFINITY;

  constructor(range: Span, now: number) {
    this.#range = range;
    this.#now = now;
  }

  add({ start, from, until }: Occurrence): void {
    if (until <= from) return;
    if (start >= this.#now && start < this.#now + AHEAD_MS) {
      this.#count += 1;
      this.#next = Math.min(this.#next, start);
    }
    const span = { from: Math.max(from, this.#range.from), until: Math.min(until, this.#range.until) };
    if (span.from < span.until) this.#spans.push(span);
    if (this.#spans.length > MAX_UNMERGED) this.#spans = merged(this.#spans);
  }

  /**
   * Returns the times by start, merged; if there are too many, by whole hours, and at most the nearest ones.
   * @param report gets the reason if they are not all, or not exact
   */
  intervals(report: (reason: string) => void): Interval[] {
    let spans = merged(this.#spans);
    if (spans.length > MAX_INTERVALS) {
      report('There are so many busy times that whole hours are closed.');
      spans = merged(
        spans.map(({ from, until }) => ({
          from: Math.floor(from / HOUR_MS) * HOUR_MS,
          until: Math.ceil(until / HOUR_MS) * HOUR_MS,
        })),
      );
    }
    if (spans.length > MAX_INTERVALS) {
      report(`Only the first ${MAX_INTERVALS.toLocaleString('en-US')} busy times count.`);
      spans = spans.slice(0, MAX_INTERVALS);
    }
    return spans.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }));
  }

  ahead(): CalendarReading['ahead'] {
    return { count: this.#count, next: this.#count > 0 ? new Date(this.#next) : null };
  }
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && last.until >= span.from)
      result[result.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else result.push(span);
  }
  return result;
}

/** Returns the busy periods of a free-busy answer. */
function busyPeriodsIn(list: Component, zones: CalendarZones, unread: UnreadEvents): Occurrence[] {
  return (list.lines.get('FREEBUSY') ?? [])
    .filter((line) => parameterOf(line, 'FBTYPE').toUpperCase() !== 'FREE')
    .flatMap((line) =>
      datesOf(line).flatMap((text) => {
        try {
          const { start, end } = periodOf(text, line);
          const from = instantOf(start, zones);
          if (!end) return { start: from, from, until: from };
          const until = 'clock' in end ? instantOf(end, zones) : from + millisecondsOf(end);
          return { start: from, from, until };
        } catch {
          unread.addUntitled('A busy time could not be read.');
          return [];
        }
      }),
    );
}
