import { IANAZone } from 'luxon';
import { type Component, firstLine, firstText } from './calendar-parts.ts';
import { clockText, DAY_MS, timeIn, timeOf, Unclear } from './calendar-times.ts';
import { datesOf, textOf } from './content-lines.ts';
import { expandRule } from './recurrence-rule.ts';

/**
 * A time zone. A local time that occurs twice is the first of the two, and one that a clock change skips is read with
 * the offset before the change (RFC 5545, 3.3.5). Both are in milliseconds; `clock` as in calendar-times.ts.
 */
export interface Zone {
  readonly name: string;
  toInstant(clock: number): number;
  toClock(instant: number): number;
}

export const UTC = fixedZone('UTC', 0);

/** Returns a zone that never changes its offset, in milliseconds. */
export function fixedZone(name: string, offset: number): Zone {
  return { name, toInstant: (clock) => clock - offset, toClock: (instant) => instant + offset };
}

/** Returns the zone with an IANA name; null if the runtime does not know it. */
export function runtimeZone(name: string): Zone | null {
  const zone = new IANAZone(name);
  if (!zone.isValid) return null;
  /** Offsets at the midnights of UTC: the runtime takes microseconds for one, and a series has thousands of dates. */
  const midnights = new Map<number, number>();
  const offsetAtMidnight = (day: number): number => {
    const known = midnights.get(day) ?? zone.offset(day * DAY_MS) * 60_000;
    midnights.set(day, known);
    return known;
  };
  const offsetAt = (instant: number) => {
    const day = Math.floor(instant / DAY_MS);
    const offset = offsetAtMidnight(day);
    return offset === offsetAtMidnight(day + 1) ? offset : zone.offset(instant) * 60_000;
  };
  return {
    name,
    toInstant: (clock) => {
      // No zone changes its offset twice within two days
      const before = offsetAt(clock - DAY_MS);
      const after = offsetAt(clock + DAY_MS);
      const isAfter = offsetAt(clock - before) !== before && offsetAt(clock - after) === after;
      return clock - (isAfter ? after : before);
    },
    toClock: (instant) => instant + offsetAt(instant),
  };
}

/** A zone with all its changes since 1900 has about 250. */
const MAX_OBSERVANCES = 300;

/** Returns the zone that a VTIMEZONE describes up to an instant; null if a part of it makes no sense. */
export function describedZone(zone: Component | undefined, until: number): Zone | null {
  if (!zone || zone.parts.length > MAX_OBSERVANCES) return null;
  try {
    const changes = zone.parts.flatMap((observance) => changesOf(observance, until));
    const [first] = changes.sort((one, other) => one.at - other.at);
    if (!first) return null;
    return {
      name: firstText(zone, 'TZID'),
      // The new offset counts from the later reading at the change: not in a gap, not in the first of equal hours
      toInstant: (clock) =>
        clock - (changes.findLast(({ at, from, to }) => clock >= at + Math.max(from, to))?.to ?? first.from),
      toClock: (instant) => instant + (changes.findLast(({ at }) => instant >= at)?.to ?? first.from),
    };
  } catch {
    return null;
  }
}

/** Returns an observance's clock changes: their instants, and the offsets before and after. @throws Unclear */
function changesOf(observance: Component, until: number) {
  const [from, to] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => offsetOf(firstText(observance, name)));
  const start = timeIn(firstLine(observance, 'DTSTART'));
  if (!start || from === undefined || to === undefined) throw new Unclear('It lacks a date.');
  const clocks = [
    start.clock,
    ...(observance.lines.get('RDATE') ?? []).flatMap((line) =>
      datesOf(line).map((text) => timeOf(text, line).clock),
    ),
    ...(observance.lines.get('RRULE') ?? []).flatMap((line) =>
      expandRule(yearlyRule(textOf(line)), {
        start: start.clock,
        isDay: false,
        from: start.clock,
        until,
        untilOf: (text) => {
          const end = timeOf(text, '');
          return clockText(end.isUtc ? end.clock + from : end.clock);
        },
      }),
    ),
  ];
  return clocks.map((clock) => ({ at: clock - from, from, to }));
}

/**
 * Returns a zone's rule. The hour comes from DTSTART: Lotus Notes repeats it as BYHOUR and BYMINUTE. Clocks change
 * yearly; other rules may be built to exhaust us.
 */
function yearlyRule(text: string): string {
  if (!/(?:^|;)FREQ=YEARLY(?:;|$)/i.test(text)) throw new Unclear('Its rule is not yearly.');
  return text.replace(/(^|;)BY(?:HOUR|MINUTE|SECOND)=[^;]*/gi, '$1');
}

/** Returns an offset such as '-0500' in milliseconds. */
function offsetOf(text: string): number | undefined {
  const match = /^([+-])(\d\d):?(\d\d)(?:\d\d)?$/.exec(text);
  if (!match) return undefined;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000;
}
