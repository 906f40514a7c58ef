/** The occurrences of a series: its rules and dates, less its exceptions. */
import {
  type CalendarEvent,
  instantsAt,
  lengthOfPeriod,
  millisecondsOf,
  onClockOf,
} from './calendar-event.ts';
import {
  type ClockTime,
  clockText,
  DAY_MS,
  type Length,
  midnightOf,
  periodOf,
  timeOf,
} from './calendar-times.ts';
import { beforeDates, datesOf, textOf } from './content-lines.ts';
import { expandRule, type Search } from './recurrence-rule.ts';

/** An occurrence that was changed or canceled by itself. */
export interface Exception {
  /** Start of the occurrence that it replaces. */
  readonly id: ClockTime;
  readonly sequence: number;
  /** True if it moves all later ones, too (`RANGE=THISANDFUTURE`). */
  readonly isFromHere: boolean;
  /** Null if it is canceled or free. */
  readonly event: CalendarEvent | null;
}

/** An occurrence: its instants in milliseconds. `from` is before `start` by the travel time. */
export type Occurrence = ReturnType<typeof instantsAt>;

/** Instants in milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

type Report = (reason: string) => void;

/**
 * Returns the occurrences of a series around a span, with its exceptions. An exception that is older than the series
 * does not count if the series no longer has its date.
 * @param report gets the reason if a part is unclear; the first date counts even then
 */
export function occurrencesOf(
  event: CalendarEvent,
  exceptions: readonly Exception[],
  span: Span,
  report: Report,
): Occurrence[] {
  const all = exceptions.map((exception) => ({ ...exception, clock: clockOf(event, exception.id) }));
  const search = searchAround(event, all, span);
  const starts = startsOf(event, search, report);
  const current = all.filter(
    ({ sequence, clock }) =>
      sequence >= event.sequence || clock < search.from || clock > search.until || starts.has(clock),
  );
  const replaced = current.map(({ id }) => id);
  const isReplaced = contains(event, replaced);
  const moves = current.filter(({ isFromHere }) => isFromHere).sort((one, other) => one.clock - other.clock);
  const repeated = [...starts]
    .filter(([clock]) => !isReplaced(clock))
    .flatMap(([clock, length]) => {
      const move = moves.findLast((each) => each.clock <= clock);
      if (!move) return instantsAt(event, clock, length);
      return move.event ? instantsAt(move.event, clock + shiftOf(move), move.event.length) : [];
    });
  return [...repeated, ...current.flatMap((each) => (each.event ? instantsAt(each.event) : []))];
}

type Placed = Exception & { readonly clock: number };

function shiftOf({ event, clock }: Placed): number {
  return event ? event.start - clock : 0;
}

/** Longest events and moves that dates are searched for: others would make a search of centuries. */
const MAX_REACH_MS = 800 * DAY_MS;

/** Returns the dates that can touch a span. Zones differ from UTC by less than a day. */
function searchAround(event: CalendarEvent, exceptions: readonly Placed[], { from, until }: Span): Search {
  const moves = exceptions.filter(({ isFromHere }) => isFromHere);
  const shifts = [0, ...moves.map(shiftOf)];
  const all = [event, ...moves.flatMap((move) => move.event ?? [])];
  const length = Math.max(...all.map(({ length, travel }) => millisecondsOf(length) + travel));
  const reach = Math.min(length + Math.max(...shifts), MAX_REACH_MS);
  const ahead = Math.min(-Math.min(...shifts), MAX_REACH_MS);
  return {
    start: event.start,
    isDay: event.isDay,
    from: from - reach - 2 * DAY_MS,
    until: until + ahead + 2 * DAY_MS,
    // An end without a time includes its day
    untilOf: (text) => {
      const time = timeOf(text, '');
      const clock = clockText(onClockOf(event, time));
      return time.isDay || event.isDay ? clock.slice(0, 8) : clock;
    },
  };
}

/** Returns the clock of the occurrence that an exception replaces. */
function clockOf(event: CalendarEvent, id: ClockTime): number {
  const clock = onClockOf(event, id);
  return id.isDay && !event.isDay ? clock + event.start - midnightOf(event.start) : clock;
}

/** Returns the starts that the series' rules and dates make, each with its length. */
function startsOf(event: CalendarEvent, search: Search, report: Report): Map<number, Length> {
  const starts = new Map([[event.start, event.length]]);
  for (const clock of expandAll(event, 'RRULE', search, report)) starts.set(clock, event.length);
  const further = readEach(event, 'RDATE', periodOf, () => report('A further date could not be read.'));
  // Lotus Notes writes every meeting as RDATE;VALUE=PERIOD, even its first date
  for (const period of further) {
    const clock = period.end ? onClockOf(event, period.start) : clockOf(event, period.start);
    starts.set(clock, lengthOfPeriod(event, clock, period) ?? event.length);
  }
  const dates = readEach(event, 'EXDATE', timeOf, () => report('An exception could not be read.'));
  const isExcepted = contains(event, dates);
  // EXRULE is deprecated, but older servers still send it
  const excepted = new Set(expandAll(event, 'EXRULE', search, report));
  return new Map([...starts].filter(([clock]) => !excepted.has(clock) && !isExcepted(clock)));
}

/** Returns a function that is true for the clocks at these times, or on these days. */
function contains(event: CalendarEvent, times: readonly ClockTime[]): (clock: number) => boolean {
  const days = new Set(times.filter(({ isDay }) => isDay).map(({ clock }) => clock));
  const clocks = new Set(times.filter(({ isDay }) => !isDay).map((time) => onClockOf(event, time)));
  return (clock) => clocks.has(clock) || days.has(midnightOf(clock));
}

function expandAll({ component }: CalendarEvent, name: string, search: Search, report: Report): number[] {
  return (component.lines.get(name) ?? []).flatMap((line) => {
    try {
      return expandRule(textOf(line), search);
    } catch (error) {
      report((error as Error).message);
      return [];
    }
  });
}

/** Reads each date of all lines of a name; one that makes no sense costs no other. */
function readEach<Value>(
  { component }: CalendarEvent,
  name: string,
  read: (text: string, line: string) => Value,
  onUnclear: () => void,
): Value[] {
  return (component.lines.get(name) ?? []).flatMap((line) => {
    // Its parameters are read for each date: with all dates, that would be quadratic
    const head = beforeDates(line);
    return datesOf(line).flatMap((text) => {
      try {
        return [read(text, head)];
      } catch {
        onUnclear();
        return [];
      }
    });
  });
}
