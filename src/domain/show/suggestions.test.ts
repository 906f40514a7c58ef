import { expect, test } from 'vitest';
import type { TradeShow } from '../records/shows.ts';
import { CITIES, type City } from './cities.ts';
import { DEFAULT_SHOWS } from './default-shows.ts';
import { CUSTOM_SHOW_ID } from './shows.ts';
import { matchLocation, showNamed, suggestCities, suggestShows } from './suggestions.ts';

const LAS_VEGAS = { city: 'Las Vegas', state: 'NV' };
const SAN_DIEGO = { city: 'San Diego', state: 'CA' };
const SAN_JOSE = { city: 'San José', state: 'CA' };
const NOWHERE = { city: 'Nowhere', state: 'KS' };
const SMALL_MAP: readonly City[] = [LAS_VEGAS, SAN_DIEGO, SAN_JOSE];

function aShow(name: string, { city, state }: City = LAS_VEGAS): TradeShow {
  return { id: name, name, city, state, venue: 'Hall', month: 'January', first_day: null, last_day: null };
}

const SHOWS = [
  aShow('RSA Conference', SAN_JOSE),
  aShow('DEF CON'),
  aShow('Big Show'),
  aShow('Comic-Con', SAN_DIEGO),
];

function namesOf(shows: readonly { name: string }[]): string[] {
  return shows.map((show) => show.name);
}

/** Returns `count` cities whose names contain 'town'. */
function towns(count: number): City[] {
  return Array.from({ length: count }, (_, index) => ({ city: `Town ${index + 1}`, state: 'NV' }));
}

test('every city is suggested while the field is empty', () => {
  expect(suggestCities('')).toEqual(CITIES);
  expect(suggestCities('   ')).toEqual(CITIES);
});

test('the opened list has an eleventh city; ten matches are shown while typing', () => {
  const eleventh = { city: 'Orlando', state: 'FL' };
  expect(suggestCities('', [...towns(10), eleventh])).toContain(eleventh);
  expect(suggestCities('orl', [...towns(10), eleventh])).toEqual([eleventh]);
  expect(suggestCities('town', towns(11))).toEqual(towns(10));
});

test('cities are matched by a part of their name in any case, or one that spans the comma and the state', () => {
  expect(suggestCities('VEG', SMALL_MAP)).toEqual([LAS_VEGAS]);
  expect(suggestCities('s, nv', SMALL_MAP)).toEqual([LAS_VEGAS]);
  expect(suggestCities(', ca', SMALL_MAP)).toEqual([SAN_DIEGO, SAN_JOSE]);
});

test('at most eight shows are suggested', () => {
  expect(suggestShows('', null, DEFAULT_SHOWS)).toEqual(DEFAULT_SHOWS.slice(0, 8));
});

test('shows are matched by a part of their name in any case', () => {
  expect(namesOf(suggestShows('con', null, SHOWS))).toEqual(['RSA Conference', 'DEF CON', 'Comic-Con']);
});

test('once a city is chosen only shows in that city are suggested', () => {
  expect(namesOf(suggestShows('', LAS_VEGAS, SHOWS))).toEqual(['DEF CON', 'Big Show']);
  expect(namesOf(suggestShows('show', LAS_VEGAS, SHOWS))).toEqual(['Big Show']);
});

test('a name that is not on the list, or none, names no listed show', () => {
  for (const name of ['A Show of Our Own', 'NAB', '', ' - '])
    expect(showNamed(name, DEFAULT_SHOWS)).toBeUndefined();
});

test('a listed show is found by its name in any case, with other spaces and signs, and with a year', () => {
  for (const show of DEFAULT_SHOWS) {
    const compact = show.name.replaceAll(/[ -]/g, '');
    for (const name of [`  ${show.name.toLowerCase()} `, compact, `${show.name} 2027`])
      expect(showNamed(name, DEFAULT_SHOWS), name).toBe(show);
  }
});

test('typed without its signs, or with a year, a part of a name finds the show', () => {
  expect(namesOf(suggestShows('comic con', null, DEFAULT_SHOWS))).toEqual(['Comic-Con International']);
  expect(namesOf(suggestShows('CES 2027', null, DEFAULT_SHOWS))).toEqual(['CES']);
  expect(suggestShows('--', null, DEFAULT_SHOWS)).toEqual([]);
});

test('of two editions on the list, the year decides', () => {
  const editions = [aShow('CES 2027'), aShow('CES 2028')];
  expect(namesOf(suggestShows('ces 2028', null, editions))).toEqual(['CES 2028']);
  expect(showNamed('CES 2028', editions)?.name).toBe('CES 2028');
  expect(showNamed('CES 2029', editions)).toBeUndefined();
});

test('a listed show matches its own city and no other, nor a city of that name in another state', () => {
  for (const show of DEFAULT_SHOWS) {
    expect(matchLocation(show, show, DEFAULT_SHOWS)).toBe('match');
    expect(matchLocation(show, NOWHERE, DEFAULT_SHOWS)).toBe('mismatch');
    expect(matchLocation(show, { city: show.city, state: 'KS' }, DEFAULT_SHOWS)).toBe('mismatch');
  }
  // A custom show matches every city, one of an unknown id none
  for (const city of CITIES) expect(matchLocation({ id: CUSTOM_SHOW_ID }, city, DEFAULT_SHOWS)).toBe('match');
  expect(matchLocation({ id: 'no-such-show' }, LAS_VEGAS, DEFAULT_SHOWS)).toBe('mismatch');
});
