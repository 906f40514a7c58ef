/**
 * The list of time zones to choose from. The raw records come from @vvo/tzdb and are passed in, so that their 21 KB load
 * with the open meeting step only.
 */
import { IANAZone, SystemZone } from 'luxon';
import { formatOffset } from './format-time.ts';
import { NEW_YORK } from './slot-labels.ts';
import { zonedTime } from './zoned-time.ts';

/** Most matches that a search shows. */
export const MAX_TIME_ZONE_MATCHES = 10;

/** A record of @vvo/tzdb; `group` lists every name, old and new, of zones that keep the same time. */
export interface RawTimeZone {
  readonly name: string;
  readonly alternativeName: string;
  readonly group: readonly string[];
  readonly continentCode: string;
  readonly continentName: string;
  readonly countryName: string;
  readonly countryCode: string;
  readonly mainCities: readonly string[];
  readonly rawOffsetInMinutes: number;
  readonly abbreviation: string;
  readonly rawFormat: string;
}

/** A zone of the picker; `label` is 'New York City, United States (GMT-5)'. */
export interface TimeZoneEntry extends RawTimeZone {
  readonly currentOffsetInMinutes: number;
  readonly label: string;
}

/** One to three parts of letters, underscores, plus and minus signs, separated by slashes. */
const IDENTIFIER = /^[A-Za-z_+-]{1,256}(?:\/[A-Za-z_+-]{1,256}){0,2}$/;

/** True if the text has the form of a time-zone identifier; says nothing on whether the zone exists. */
export function isTimeZonePattern(text: string): boolean {
  return IDENTIFIER.test(text);
}

/** True if this runtime can tell the time in the zone. */
export function canResolveTimeZone(zone: string): boolean {
  return IANAZone.isValidZone(zone);
}

/** True if the text has the form of an identifier and this runtime knows the zone. */
export function isTimeZoneId(text: string): boolean {
  return isTimeZonePattern(text) && canResolveTimeZone(text);
}

/**
 * The zones of the picker with their offset at `now`, sorted by that offset, then alternative name, then first main
 * city. Zones that are malformed or that the runtime does not know are dropped.
 */
export function timeZoneEntries(raw: readonly RawTimeZone[], now: Date): TimeZoneEntry[] {
  const { compare } = new Intl.Collator('en');
  return raw
    .flatMap((zone) => {
      const offset = isTimeZonePattern(zone.name) ? currentOffset(zone.name, now) : null;
      return offset === null
        ? []
        : [{ ...zone, currentOffsetInMinutes: offset, label: labelOf(zone, offset) }];
    })
    .sort(
      (a, b) =>
        a.currentOffsetInMinutes - b.currentOffsetInMinutes ||
        compare(a.alternativeName, b.alternativeName) ||
        compare(firstCity(a), firstCity(b)),
    );
}

/**
 * At most ten entries that contain `text` in a city, the country or a name of the zone, whatever the case and accents.
 * Those with a city, country or name that begins with the text come first, each part in the order of the list;
 * empty text finds the first ten.
 */
export function searchTimeZones(entries: readonly TimeZoneEntry[], text: string): TimeZoneEntry[] {
  const wanted = folded(text.trim());
  const beginning: TimeZoneEntry[] = [];
  const containing: TimeZoneEntry[] = [];
  for (const entry of entries) {
    const terms = searchTerms(entry);
    if (terms.some((term) => term.startsWith(wanted))) beginning.push(entry);
    else if (terms.some((term) => term.includes(wanted))) containing.push(entry);
  }
  return [...beginning, ...containing].slice(0, MAX_TIME_ZONE_MATCHES);
}

/** The entry for a zone under any of its names ('Asia/Calcutta' finds Asia/Kolkata); null if the list has none. */
export function findTimeZone(entries: readonly TimeZoneEntry[], zone: string): TimeZoneEntry | null {
  return (
    entries.find((entry) => entry.name === zone) ??
    entries.find((entry) => entry.group.includes(zone)) ??
    null
  );
}

/** The browser's own zone, or New York if it has none that is usable here. */
export function browserTimeZone(): string {
  const zone: string | undefined = SystemZone.instance.name;
  return zone && isTimeZoneId(zone) ? zone : NEW_YORK;
}

function currentOffset(zone: string, now: Date): number | null {
  try {
    return zonedTime(now, zone).offset;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function firstCity(zone: RawTimeZone): string {
  return zone.mainCities[0] ?? readable(zone.name.slice(zone.name.lastIndexOf('/') + 1));
}

function labelOf(zone: RawTimeZone, offset: number): string {
  const place = [firstCity(zone), zone.countryName].filter(Boolean).join(', ');
  return `${place} (${formatOffset(offset)})`;
}

/** What a search looks through; the label is there so that text put into the field on choosing finds itself. */
function searchTerms(entry: TimeZoneEntry): string[] {
  const names = [entry.name, ...entry.group];
  const lastParts = names.map((name) => name.slice(name.lastIndexOf('/') + 1));
  return [
    ...entry.mainCities,
    entry.countryName,
    entry.alternativeName,
    entry.label,
    ...names,
    ...lastParts,
  ].map(folded);
}

function readable(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Lower case, accents off, underscores as spaces: 'São_Paulo' and 'sao paulo' become the same. */
function folded(text: string): string {
  return readable(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
