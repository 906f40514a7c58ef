/**
 * Dates and times from the runtime's time-zone database, without the library that the product uses: an independent
 * check.
 */
export interface ClockReading {
  /** 'yyyy-MM-dd' */
  readonly day: string;
  /** 'h:mm a' */
  readonly time: string;
  /** 'Tuesday, December 8, 2026' */
  readonly longDay: string;
  /** 'GMT', 'GMT-5' or 'GMT+5:45' */
  readonly offset: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the local date and time of `zone` at `instant`. */
export function readIntlClock(instant: Date, zone: string): ClockReading {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const month = String(MONTHS.indexOf(part('month')) + 1).padStart(2, '0');
  return {
    day: `${part('year')}-${month}-${part('day').padStart(2, '0')}`,
    time: `${part('hour')}:${part('minute')} ${part('dayPeriod')}`,
    longDay: `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}`,
    // UTC itself reads 'GMT+0'
    offset: part('timeZoneName').replace('+0', ''),
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour12: true,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  clocks.set(timeZone, clock);
  return clock;
}
