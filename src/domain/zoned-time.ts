/** The one place that knows time zones: luxon reads the runtime's database, everything else asks here. */
import { DateTime, IANAZone } from 'luxon';

/** Zone names may come from visitors in any spelling of case: what is kept for them must not grow for ever. */
const MAX_KEPT_ZONES = 1_000;
const keptZones = new Map<string, IANAZone>();

/**
 * `instant` on the clock and calendar of `zone` (an IANA name), to be written in American English.
 * @throws RangeError if the runtime does not know the zone or the instant is an invalid Date.
 */
export function zonedTime(instant: Date, zone: string): DateTime<true> {
  const time = DateTime.fromMillis(instant.getTime(), { zone: zoneOf(zone), locale: 'en-US' });
  if (!time.isValid) throw new RangeError('Invalid instant');
  return time;
}

/**
 * The calendar day 'yyyy-MM-dd' that it is in `zone` at `instant`.
 * @throws RangeError as zonedTime.
 */
export function dayInZone(instant: Date, zone: string): string {
  return zonedTime(instant, zone).toISODate();
}

/**
 * The zone of an IANA name. Looked up here and not by luxon, which would also take 'system' and 'utc+3', and keep every
 * name that it ever saw.
 * @throws RangeError if the runtime does not know the zone.
 */
export function zoneOf(name: string): IANAZone {
  const kept = keptZones.get(name);
  if (kept) return kept;
  const zone = new IANAZone(name);
  if (!zone.isValid) throw new RangeError('Unknown time zone');
  if (keptZones.size >= MAX_KEPT_ZONES) {
    keptZones.clear();
    IANAZone.resetCache();
  }
  keptZones.set(name, zone);
  return zone;
}
