/**
 * All time-zone arithmetic: luxon with the runtime's database. Everything else uses this module.
 *
 * luxon (22 KB gzipped) replaced two implementations of our own, on Temporal and on Intl. It loads with the meeting step;
 * `src/features/luxon-loads-late.test.ts` fails if earlier code imports it. It queries Intl twice for each new zone,
 * 100 to 250 ms for all 317, so the picker resolves eight at a time. Blocking functions do not load it.
 */
import { DateTime, IANAZone } from 'luxon';
import { cached } from '../cached.ts';

/**
 * Returns `instant` in `zone` (an IANA name), formatted in American English.
 * @throws RangeError if the runtime does not know the zone or the instant is an invalid Date.
 */
export function zonedTime(instant: Date, zone: string): DateTime<true> {
  const time = DateTime.fromMillis(instant.getTime(), { zone: zoneOf(zone), locale: 'en-US' });
  if (!time.isValid) throw new RangeError('Invalid instant');
  return time;
}

/** Returns the day 'yyyy-MM-dd' in `zone` at `instant`. @throws RangeError as zonedTime */
export function dayInZone(instant: Date, zone: string): string {
  return zonedTime(instant, zone).toISODate();
}

/**
 * Returns the zone of an IANA name. Not luxon's own lookup, which also accepts 'system' and 'utc+3', and caches every
 * name forever, while visitors' zone names come in any case.
 * @throws RangeError if the runtime does not know the zone.
 */
export const zoneOf = cached(
  1_000,
  (name) => {
    const zone = new IANAZone(name);
    if (!zone.isValid) throw new RangeError('Unknown time zone');
    return zone;
  },
  () => IANAZone.resetCache(),
);
