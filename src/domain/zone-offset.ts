/** The one place that asks the runtime's time-zone database: everything else is arithmetic on its answer. */

const MINUTE_MS = 60_000;

/** Zone names may come from visitors in any spelling of case: the cache must not grow with them for ever. */
const MAX_CACHED_ZONES = 1_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The part of Temporal used here; not every supported browser and Node.js has it yet. */
interface TemporalLike {
  Instant: {
    fromEpochMilliseconds(ms: number): {
      toZonedDateTimeISO(zone: string): { offsetNanoseconds: number };
    };
  };
}

/**
 * Offset of `zone` (an IANA name) from UTC at `instant`, in whole minutes, east of Greenwich positive.
 * Temporal answers for a whole list of zones in about a millisecond; where it is missing, an Intl formatter
 * for each zone does (about 0.2 ms to make one, so they are kept).
 * @throws RangeError if the runtime does not know the zone or the instant is an invalid Date.
 */
export function offsetInMinutes(instant: Date, zone: string): number {
  const ms = instant.getTime();
  if (Number.isNaN(ms)) throw new RangeError('Invalid instant');
  const { Temporal } = globalThis as { Temporal?: TemporalLike };
  if (Temporal) {
    const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
    return Math.round(local.offsetNanoseconds / (MINUTE_MS * 1_000_000));
  }
  // en-US, numeric: '12/8/2026, 10:00'
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (
    clockOf(zone).format(ms).match(/\d+/g) ?? []
  ).map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return (wall - Math.floor(ms / MINUTE_MS) * MINUTE_MS) / MINUTE_MS;
}

/**
 * `instant` moved by the zone's offset, so that its UTC fields read as the wall clock in `zone`.
 * For formatting only: it is not the same moment.
 * @throws RangeError as offsetInMinutes.
 */
export function wallClock(instant: Date, zone: string): Date {
  return new Date(instant.getTime() + offsetInMinutes(instant, zone) * MINUTE_MS);
}

/**
 * The calendar day 'yyyy-MM-dd' that it is in `zone` at `instant`.
 * @throws RangeError as offsetInMinutes.
 */
export function dayInZone(instant: Date, zone: string): string {
  return wallClock(instant, zone).toISOString().slice(0, 10);
}

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    if (clocks.size >= MAX_CACHED_ZONES) clocks.clear();
    clocks.set(zone, clock);
  }
  return clock;
}
