/** Finds the zone that a name in a calendar means. */
import { findIana } from 'windows-iana';
import { type CalendarParts, firstText } from './calendar-parts.ts';
import type { ClockTime } from './calendar-times.ts';
import { zoneNameOf } from './content-lines.ts';
import { describedZone, fixedZone, runtimeZone, UTC, type Zone } from './zones.ts';

export interface CalendarZones {
  /** The zone of days and of times without a zone. */
  readonly own: Zone;
  readonly named: (tzid: string) => Zone;
}

/** Returns the zone of a time. */
export function zoneOfTime(time: ClockTime, zones: CalendarZones): Zone {
  if (time.isUtc) return UTC;
  return time.tzid ? zones.named(time.tzid) : zones.own;
}

/** Returns the instant of a time, in milliseconds. */
export function instantOf(time: ClockTime, zones: CalendarZones): number {
  return zoneOfTime(time, zones).toInstant(time.clock);
}

/** Characters of a guessed zone's name. */
const MAX_NAME = 80;

/** Zones that were guessed: the zone that was used, by the name in the file. */
export type Guesses = Map<string, string>;

/**
 * Returns a calendar's zones. Its own zone is the one it names, or else the only one in it, as in Outlook's exports, or
 * else the one named in `otherwise`.
 * @param until the last instant that matters, in milliseconds
 */
export function zonesOf(
  calendar: CalendarParts,
  { until, otherwise }: { readonly until: number; readonly otherwise: string },
  guesses: Guesses,
): CalendarZones {
  const described = new Map(calendar.zones.map((zone) => [key(firstText(zone, 'TZID')), zone]));
  const known = new Map<string, Zone>();
  const find = (tzid: string, fallback: Zone): Zone => {
    const exact = exactZone(tzid) ?? describedZone(described.get(key(tzid)), until) ?? placeZone(tzid);
    if (exact) return exact;
    const guess = guessedZone(tzid) ?? fallback;
    guesses.set(tzid.slice(0, MAX_NAME), guess.name);
    return guess;
  };
  const named = (fallback: Zone) => (text: string) => {
    // Texts escape the commas of '(UTC+01:00) Amsterdam, Berlin', parameters do not
    const tzid = text.replaceAll('\\', '');
    const zone = known.get(tzid) ?? find(tzid, fallback);
    known.set(tzid, zone);
    return zone;
  };
  const stated = firstText(calendar.head, 'X-WR-TIMEZONE') || onlyZone(calendar);
  const last = runtimeZone(otherwise) ?? UTC;
  const own = stated ? named(last)(stated) : last;
  return { own, named: named(own) };
}

/** Returns the name of the only zone that is described, or that events name; empty for none, several or UTC. */
function onlyZone({ zones, events }: CalendarParts): string {
  const described = zones.map((zone) => firstText(zone, 'TZID'));
  const used = events.flatMap(({ lines }) => zoneNameOf(lines.get('DTSTART')?.[0] ?? ''));
  const [only, ...others] = new Set((described.length > 0 ? described : used).filter(Boolean));
  return only === undefined || others.length > 0 || exactZone(only)?.name === UTC.name ? '' : only;
}

function key(tzid: string): string {
  return tzid.replace(/^["']|["']$|\\/g, '').toLowerCase();
}

/**
 * Returns the zone of a name that means one zone only, whatever the file says about it: 'UTC', 'Europe/Berlin',
 * '/mozilla.org/20050126_1/Europe/Berlin', 'W. Europe Standard Time', Apple's 'GMT+0100', Exchange's
 * 'tzone://Microsoft/Utc'.
 */
function exactZone(tzid: string): Zone | null {
  const name = tzid.replace(/^tzone:\/\/Microsoft\//i, '');
  if (/^(?:(?:Etc\/)?(?:UTC|UCT|Zulu|Universal)|Etc\/GMT|Z)$/i.test(name)) return UTC;
  const [, sign, hours, minutes = '0'] = /^(?:GMT|UTC)([+-])(\d{1,2}):?(\d\d)?$/i.exec(name) ?? [];
  if (sign) return fixedZone(name, (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000);
  const parts = name.split('/');
  const names = parts.length > 1 ? [parts.slice(-3).join('/'), parts.slice(-2).join('/')] : [];
  return firstKnown([...names, ...findIana(name)]);
}

/** Returns the zone of a name without a slash that the runtime knows: 'Japan', but not 'EST', which has many meanings. */
function placeZone(tzid: string): Zone | null {
  if (/^GMT$/i.test(tzid)) return UTC;
  return tzid.length > 3 ? firstKnown([tzid]) : null;
}

/** Short names, by the zone that most people mean who write them. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': ['ET', 'EST', 'EDT'],
  'America/Chicago': ['CT', 'CST', 'CDT'],
  'America/Denver': ['MT', 'MST', 'MDT'],
  'America/Los_Angeles': ['PT', 'PST', 'PDT'],
  'Pacific/Honolulu': ['HST'],
  'Europe/London': ['BST'],
  'Europe/Lisbon': ['WET', 'WEST'],
  'Europe/Berlin': ['CET', 'CEST', 'MET', 'MEZ', 'MESZ'],
  'Europe/Athens': ['EET', 'EEST'],
  'Asia/Kolkata': ['IST'],
  'Asia/Tokyo': ['JST'],
  'Australia/Sydney': ['AEST', 'AEDT'],
};

const REGIONS = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic'];

/**
 * Guesses the zone of a short name, or of a name that Windows shows to people, such as '(UTC+01:00) Amsterdam, Berlin,
 * Bern' and '(UTC-05:00) Eastern Time (US & Canada)': by its cities, or else by its offset.
 */
function guessedZone(tzid: string): Zone | null {
  const [short] = Object.entries(SHORT_NAMES).find(([, names]) => names.includes(tzid.toUpperCase())) ?? [];
  const [, offset = '', shown = tzid] = /^\((?:UTC|GMT)([^)]*)\)\s*(.*)$/i.exec(tzid) ?? [];
  const windows = shown.replace(/\s*\(.*|\s+(?:(?:Standard|Daylight)\s+)?Time\b.*/gi, '');
  const cities = shown.split(/,\s*/).map((city) => city.trim().replaceAll(' ', '_'));
  return (
    firstKnown([
      ...(short ? [short] : []),
      ...findIana(`${windows} Standard Time`),
      ...cities.flatMap((city) => REGIONS.map((region) => `${region}/${city}`)),
    ]) ?? (offset ? exactZone(`UTC${offset.replace('.', ':')}`) : null)
  );
}

function firstKnown(names: readonly string[]): Zone | null {
  for (const name of names) {
    const zone = runtimeZone(name);
    if (zone) return zone;
  }
  return null;
}
