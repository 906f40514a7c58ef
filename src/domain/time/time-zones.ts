/** The time zones to choose from. The records of @vvo/tzdb are passed in: their 21 KB load with the meeting step. */
import { SystemZone } from 'luxon';
import { formatOffset } from './format-time.ts';
import { COMPANY_ZONE } from './slot-labels.ts';
import { zonedTime, zoneOf } from './zoned-time.ts';

export const MAX_TIME_ZONE_MATCHES = 10;

/** Part of a record of @vvo/tzdb; `group` lists all names, old and new, of zones with the same time. */
export interface RawTimeZone {
  readonly name: string;
  readonly alternativeName: string;
  readonly group: readonly string[];
  readonly countryName: string;
  readonly mainCities: readonly string[];
}

/** A zone of the picker; `label` is 'New York City, United States (GMT-5)'. */
export type TimeZoneEntry = ReturnType<typeof timeZoneEntries>[number];

/** True for one to three parts of letters, '_', '+' and '-', separated by slashes; the zone may not exist. */
export function isTimeZonePattern(text: string): boolean {
  return /^[A-Za-z_+-]{1,256}(?:\/[A-Za-z_+-]{1,256}){0,2}$/.test(text);
}

/** True if the text has the form of an identifier and this runtime knows the zone. */
export function isTimeZoneId(text: string): boolean {
  try {
    // Cached: bookings use the same few zones
    return isTimeZonePattern(text) && zoneOf(text).isValid;
  } catch {
    return false;
  }
}

/**
 * Returns the picker's zones with their offset at `now`, sorted by offset, alternative name and first main city. Drops
 * zones that are malformed or unknown to the runtime.
 */
export function timeZoneEntries(raw: readonly RawTimeZone[], now: Date) {
  const { compare } = new Intl.Collator('en');
  return raw
    .filter(({ name }) => isTimeZoneId(name))
    .map((zone) => {
      const { offset } = zonedTime(now, zone.name);
      return { ...zone, currentOffsetInMinutes: offset, label: labelOf(zone, offset) };
    })
    .sort(
      (a, b) =>
        a.currentOffsetInMinutes - b.currentOffsetInMinutes ||
        compare(a.alternativeName, b.alternativeName) ||
        compare(firstCity(a), firstCity(b)),
    );
}

/**
 * Returns at most ten entries with `text` in a city, the country or a zone name, ignoring case, accents and
 * punctuation: first by country, then exact names, whole words ('India' before 'Indiana'), starts of words, and
 * anything else, each in the list's order. Empty text returns the first ten.
 */
export function searchTimeZones(entries: readonly TimeZoneEntry[], text: string): TimeZoneEntry[] {
  const wanted = words(text);
  const found: TimeZoneEntry[][] = [[], [], [], [], []];
  for (const entry of entries) {
    const [country, ...others] = searchTerms(entry).map((term) => rankOf(term, wanted));
    found[country === 0 ? 0 : Math.min(country ?? NONE, ...others) + 1]?.push(entry);
  }
  return found.flat().slice(0, MAX_TIME_ZONE_MATCHES);
}

/** Rank of terms that do not match. */
const NONE = 4;

/** Returns how well `term` matches: 0 exactly, 1 whole words, 2 the start of a word, 3 anywhere, else NONE. */
function rankOf(term: string, wanted: string): number {
  if (!term.includes(wanted.trimStart())) return NONE;
  if (!term.includes(wanted)) return 3;
  if (!term.includes(`${wanted} `)) return 2;
  return term === `${wanted} ` ? 0 : 1;
}

/** Returns the entry of a zone by any of its names ('Asia/Calcutta' finds Asia/Kolkata); null if there is none. */
export function findTimeZone(entries: readonly TimeZoneEntry[], zone: string): TimeZoneEntry | null {
  return (
    entries.find((entry) => entry.name === zone) ??
    entries.find((entry) => entry.group.includes(zone)) ??
    null
  );
}

/** Returns the browser's zone, or the company's if that is unusable. */
export function browserTimeZone(): string {
  const zone: string | undefined = SystemZone.instance.name;
  return zone && isTimeZoneId(zone) ? zone : COMPANY_ZONE;
}

function firstCity(zone: RawTimeZone): string {
  return zone.mainCities[0] ?? lastPart(zone.name).replaceAll('_', ' ');
}

function labelOf(zone: RawTimeZone, offset: number): string {
  const place = [firstCity(zone), zone.countryName].filter(Boolean).join(', ');
  return `${place} (${formatOffset(offset)})`;
}

/** Caches the terms of entries, since a search runs on every key. */
const TERMS = new WeakMap<TimeZoneEntry, readonly string[]>();

/** Searched terms, the country first; includes the label, so that the chosen text finds itself. */
function searchTerms(entry: TimeZoneEntry): readonly string[] {
  const known = TERMS.get(entry);
  if (known) return known;
  const names = [entry.name, ...entry.group];
  const { mainCities, countryName, alternativeName, label } = entry;
  const terms = [countryName, ...mainCities, alternativeName, label, ...names, ...names.map(lastPart)].map(
    (term) => `${words(term)} `,
  );
  TERMS.set(entry, terms);
  return terms;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/**
 * Returns a text's words, each after a space, in lower case and without accents: ' sao paulo' for 'São_Paulo'. Keeps
 * signs before a digit, so that GMT+5 and GMT-5 differ.
 */
function words(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();
  return plain
    .replace(/^|[^\p{L}\p{N}+-]+|[+-](?!\d)/gu, ' ')
    .replace(/ +/g, ' ')
    .trimEnd();
}
