import { rawTimeZones } from '@vvo/tzdb';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readIntlClock } from '../../../tests/support/intl-clock.ts';
import { anyInstant } from '../../../tests/support/zoned-instants.ts';
import {
  browserTimeZone,
  findTimeZone,
  isTimeZonePattern,
  type RawTimeZone,
  searchTimeZones,
  timeZoneEntries,
} from './time-zones.ts';

const WINTER = new Date('2026-12-08T12:00:00Z');
const entries = timeZoneEntries(rawTimeZones, WINTER);

function rawZone(fields: Partial<RawTimeZone>): RawTimeZone {
  const tokyo = rawTimeZones.find((zone) => zone.name === 'Asia/Tokyo');
  if (!tokyo) throw new Error('Asia/Tokyo is missing from the data');
  return { ...tokyo, ...fields };
}

function namesFound(text: string): string[] {
  return searchTimeZones(entries, text).map((entry) => entry.name);
}

function stubBrowserZone(timeZone: string | undefined): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('an entry keeps the record and adds current offset and label', () => {
  expect(findTimeZone(entries, 'Asia/Calcutta')?.name).toBe('Asia/Kolkata');
  expect(findTimeZone(entries, 'Nowhere/Land')).toBeNull();
  expect(findTimeZone(entries, 'Asia/Kathmandu')).toMatchObject({
    name: 'Asia/Kathmandu',
    countryCode: 'NP',
    rawOffsetInMinutes: 345,
    currentOffsetInMinutes: 345,
    label: 'Kathmandu, Nepal (GMT+5:45)',
  });
});

test("every zone's offset agrees with an independent clock, at any moment", () => {
  fc.assert(
    fc.property(anyInstant, (now) => {
      for (const { name, label } of timeZoneEntries(rawTimeZones, now)) {
        expect(label.endsWith(` (${readIntlClock(now, name).offset})`)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

test('entries are sorted by current offset', () => {
  const offsets = entries.map((entry) => entry.currentOffsetInMinutes);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(offsets[0]).toBe(-660);
  expect(offsets.at(-1)).toBe(840);
});

test('entries of one offset are sorted by alternative name, then by first main city', () => {
  const raw = [
    rawZone({ alternativeName: 'Palau Time', mainCities: ['Koror'] }),
    rawZone({ alternativeName: 'Japan Time', mainCities: ['Tokyo'] }),
    rawZone({ alternativeName: 'Japan Time', mainCities: ['Osaka', 'Aomori'] }),
  ];
  const cities = timeZoneEntries(raw, WINTER).map((entry) => entry.mainCities[0]);
  expect(cities).toEqual(['Osaka', 'Tokyo', 'Koror']);
});

test('zones that the runtime does not know, or that are malformed, are dropped', () => {
  const raw = [rawZone({ name: 'Mars/Olympus_Mons' }), rawZone({ name: '+09:00' }), rawZone({})];
  expect(timeZoneEntries(raw, WINTER).map((entry) => entry.name)).toEqual(['Asia/Tokyo']);
});

test.each([
  ['a part of a zone name', 'asia/kol', 'Asia/Kolkata'],
  ['an alternative name', 'pacific time', 'America/Los_Angeles'],
  ['a part in the middle', 'elhi', 'Asia/Kolkata'],
  ['spaces around', '  berlin ', 'Europe/Berlin'],
  ['accents left out', 'sao paulo', 'America/Sao_Paulo'],
  ['accents put in', 'Tōkyō', 'Asia/Tokyo'],
])('a search by %s (%j) finds %s', (_how, text, name) => {
  expect(namesFound(text)).toContain(name);
});

test('at most ten matches are found, also for empty text', () => {
  expect(namesFound('america')).toHaveLength(10);
  expect(namesFound('')).toEqual(entries.slice(0, 10).map((entry) => entry.name));
  expect(namesFound('atlantis')).toEqual([]);
});

test('every country is found by its name, before any other', () => {
  for (const country of new Set(entries.map(({ countryName }) => countryName))) {
    const own = entries.filter(({ countryName }) => countryName === country);
    const found = searchTimeZones(entries, country.toLowerCase());
    expect(found.slice(0, own.length).map(({ countryName }) => countryName)).toEqual(
      own.slice(0, 10).map(() => country),
    );
  }
});

test('every city and every zone, old names too, finds its zone first or among zones of the same name', () => {
  for (const entry of entries) {
    const names = [entry.name, ...entry.group, ...entry.mainCities];
    const cities = entry.group.map((name) => name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' '));
    for (const name of [...names, ...cities]) expect(searchTimeZones(entries, name), name).toContain(entry);
    expect(searchTimeZones(entries, entry.name)[0]?.group).toEqual(entry.group);
  }
});

test('a sign before a number counts: GMT+5 is not GMT-5', () => {
  expect(namesFound('gmt+5')).toContain('Asia/Tashkent');
  expect(namesFound('gmt-5')).not.toContain('Asia/Tashkent');
});

test.each(['America/New_York', 'UTC', 'America/Argentina/Buenos_Aires', 'a+b-c_d', `${'a'.repeat(256)}/b`])(
  '%s has the form of a time-zone identifier',
  (text) => {
    expect(isTimeZonePattern(text)).toBe(true);
  },
);

test.each([
  ...['', 'America/New York', 'UTC\n', 'a'.repeat(257), `a/${'b'.repeat(257)}`],
  ...'/ America/ /New_York a/b/c/d a//b Etc/GMT+5 América/Bogotá <script>'.split(' '),
])('%j does not have the form of a time-zone identifier', (text) => {
  expect(isTimeZonePattern(text)).toBe(false);
});

test("the default zone is the browser's", () => {
  stubBrowserZone('Asia/Tokyo');
  expect(browserTimeZone()).toBe('Asia/Tokyo');
});

test.each([undefined, '', 'Etc/Unknown', 'Etc/GMT+5'])(
  'the default zone is New York where the browser reports %j',
  (zone) => {
    stubBrowserZone(zone);
    expect(browserTimeZone()).toBe('America/New_York');
  },
);
