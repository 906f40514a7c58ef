import { runInNewContext } from 'node:vm';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { calendarHost } from '../../../src/config/brand.ts';
import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { assignZones, type JCal } from './calendar-zones.ts';

/** Maximum occurrences to expand; a daily event of 50 years has 18,000. */
const MAX_OCCURRENCES = 100_000;
const MAX_INTERVALS = 3_000;
/**
 * Time limit: a rule such as February 30 keeps ical.js searching forever
 * (https://github.com/kewisch/ical.js/issues/1038).
 */
const MAX_MS = 2_000;

const EVENT = /^BEGIN:VEVENT\r?\n[\s\S]*?^END:VEVENT\s*?$/gim;

/** The search so far; `left` is the number of occurrences that may still be expanded. */
interface Search {
  readonly range: Interval;
  readonly zone: string;
  readonly left: { occurrences: number };
}

/**
 * Returns the busy times in iCalendar files within `range`, by start, merged, at most 3,000. Events are busy unless
 * canceled or marked as free; all-day events last from midnight to midnight in the calendar's zone. Our meetings are
 * skipped, since they have claims.
 * @throws CalendarUnreadable
 */
export function busyTimes(files: readonly string[], range: Interval): Interval[] {
  const left = { occurrences: MAX_OCCURRENCES };
  const work = () =>
    merged(
      files.flatMap((file) => busyIn(file, range, left)),
      range,
    );
  try {
    // Only a time limit on a VM context can stop a loop inside a package
    return runInNewContext('work()', { work }, { timeout: MAX_MS }) as Interval[];
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new CalendarUnreadable('too-complex');
  }
}

function busyIn(file: string, range: Interval, left: Search['left']): Interval[] {
  return calendarsIn(file).flatMap((jcal) => {
    const search = { range, zone: assignZones(jcal), left };
    const calendar = new ICAL.Component(jcal);
    const events = calendar.getAllSubcomponents('vevent').filter((event) => !isOurs(event));
    const replaced = replacedIn(events);
    return [
      ...events.filter(isBusy).flatMap((event) => understood(() => occurrences(event, replaced, search))),
      ...calendar.getAllSubcomponents('vfreebusy').flatMap((entry) => understood(() => periodsOf(entry))),
    ];
  });
}

function calendarsIn(file: string): JCal[] {
  const parsed = parse(file) ?? parse(file.replace(EVENT, (event) => (parse(event) ? event : ''))) ?? [];
  const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as JCal[];
  const calendars = all.filter(([name]) => name === 'vcalendar');
  if (calendars.length === 0) throw new CalendarUnreadable('not-a-calendar');
  return calendars;
}

/** Parses an event; null if it is malformed, so that it does not hide the others. */
function parse(text: string): unknown[] | null {
  try {
    return ICAL.parse(text);
  } catch {
    return null;
  }
}

/** Returns the valid values; malformed ones are skipped. */
function understood<Value>(read: () => Value[]): Value[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof CalendarUnreadable) throw error;
    return [];
  }
}

function textIn(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
}

function isOurs(event: ICAL.Component): boolean {
  return textIn(event, 'uid').endsWith(`@${calendarHost.toUpperCase()}`);
}

function isBusy(event: ICAL.Component): boolean {
  const isFree =
    textIn(event, 'transp') === 'TRANSPARENT' || textIn(event, 'x-microsoft-cdo-busystatus') === 'FREE';
  return !isFree && textIn(event, 'status') !== 'CANCELLED';
}

/** Returns the starts of occurrences that were changed or canceled individually, by event id. */
function replacedIn(events: readonly ICAL.Component[]): ReadonlyMap<string, ReadonlySet<string>> {
  const replaced = new Map<string, Set<string>>();
  for (const event of events) {
    const starts = replaced.get(textIn(event, 'uid')) ?? new Set();
    replaced.set(textIn(event, 'uid'), starts);
    for (const start of understood(() => timesOf(event, 'recurrence-id'))) starts.add(keyOf(start));
  }
  return replaced;
}

function timesOf(event: ICAL.Component, name: string): ICAL.Time[] {
  return event.getAllProperties(name).flatMap((property) => property.getValues() as ICAL.Time[]);
}

/** Returns the same key for every notation of an instant. */
function keyOf(time: ICAL.Time): string {
  return time.isDate ? dayOf(time) : String(time.toUnixTime());
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return `${year}-${month}-${day}`;
}

function occurrences(
  component: ICAL.Component,
  replaced: ReadonlyMap<string, ReadonlySet<string>>,
  search: Search,
): Interval[] {
  const { startDate, duration } = new ICAL.Event(component);
  const intervalAt = (start: ICAL.Time) => intervalOf(start, duration.toSeconds(), search.zone);
  if (component.hasProperty('recurrence-id')) return [intervalAt(startDate)];

  // ical.js compares these in order, so it misses dates after one that is not an occurrence
  const except = new Set(timesOf(component, 'exdate').map(keyOf));
  component.removeAllProperties('exdate');
  const moved = replaced.get(textIn(component, 'uid'));
  const found: Interval[] = [];
  for (const start of startsOf(component, startDate)) {
    search.left.occurrences -= 1;
    if (search.left.occurrences < 0) throw new CalendarUnreadable('too-many-events');
    const interval = intervalAt(start);
    if (interval.from >= search.range.until) break;
    const isOut = except.has(keyOf(start)) || except.has(dayOf(start)) || moved?.has(keyOf(start));
    if (!isOut && interval.until > search.range.from) found.push(interval);
  }
  return found;
}

/**
 * Yields an event's starts. Without an RRULE, ical.js omits the first start if there are RDATEs
 * (https://github.com/kewisch/ical.js/pull/534).
 */
function* startsOf(component: ICAL.Component, dtstart: ICAL.Time): Generator<ICAL.Time> {
  yield dtstart;
  const series = new ICAL.RecurExpansion({ component, dtstart });
  for (let start = series.next(); start; start = series.next()) yield start;
}

function intervalOf(start: ICAL.Time, seconds: number, zone: string): Interval {
  if (!start.isDate) {
    const from = start.toUnixTime();
    return { from: new Date(from * 1000), until: new Date((from + seconds) * 1000) };
  }
  const { year, month, day } = start;
  const midnight = DateTime.fromObject({ year, month, day }, { zone });
  const until = midnight.plus({ days: Math.round(seconds / 86_400) });
  return { from: midnight.toJSDate(), until: until.toJSDate() };
}

/** Returns the busy periods of a free-busy answer, in UTC. */
function periodsOf(entry: ICAL.Component): Interval[] {
  return entry
    .getAllProperties('freebusy')
    .filter((property) => property.getParameter('fbtype') !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => ({ from: period.start.toJSDate(), until: period.getEnd().toJSDate() }));
}

function merged(intervals: readonly Interval[], range: Interval): Interval[] {
  const result: Interval[] = [];
  const inside = intervals
    .map(({ from, until }) => ({ from: later(from, range.from), until: earlier(until, range.until) }))
    .filter(({ from, until }) => from < until)
    .sort((one, other) => one.from.getTime() - other.from.getTime());
  for (const interval of inside) {
    const last = result.at(-1);
    if (!last || last.until < interval.from) result.push(interval);
    else result[result.length - 1] = { from: last.from, until: later(last.until, interval.until) };
  }
  return result.slice(0, MAX_INTERVALS);
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
