import { IANAZone } from 'luxon';
import { DAY_MS } from './calendar-times.ts';

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

/** A clock change: its instant, and the offsets before and after. */
export interface ClockChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Returns a zone that is described by its clock changes, the oldest first. */
export function describedZone(name: string, changes: readonly ClockChange[]): Zone {
  const first = changes[0]?.from ?? 0;
  return {
    name,
    // The new offset counts from the later of the two readings at the change: not in a gap, not in the first of two
    // equal hours
    toInstant: (clock) =>
      clock - (changes.findLast(({ at, from, to }) => clock >= at + Math.max(from, to))?.to ?? first),
    toClock: (instant) => instant + (changes.findLast(({ at }) => instant >= at)?.to ?? first),
  };
}
