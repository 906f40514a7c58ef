import { expect, test } from 'vitest';
import { CITIES, TRADE_SHOWS } from './catalogue.ts';
import { isCustomShowName, matchLocation, suggestCities, suggestShows } from './suggestions.ts';

const LAS_VEGAS = { city: 'Las Vegas', state: 'NV' };
const CHICAGO = { city: 'Chicago', state: 'IL' };

function namesOf(shows: readonly { name: string }[]): string[] {
  return shows.map((show) => show.name);
}

test('all ten cities are suggested while the field is empty', () => {
  expect(suggestCities('')).toEqual(CITIES);
  expect(suggestCities('   ')).toHaveLength(10);
});

test('cities are matched by a part of their name in any case', () => {
  expect(suggestCities('VEG')).toEqual([LAS_VEGAS]);
});

test('cities are matched by a part that spans the comma and the state', () => {
  expect(suggestCities('s, nv')).toEqual([LAS_VEGAS]);
  expect(suggestCities(', ca').map(({ city }) => city)).toEqual(['Los Angeles', 'San Francisco']);
});

test('no city is suggested for a text that none contains', () => {
  expect(suggestCities('Paris')).toEqual([]);
});

test('at most eight of the ten shows are suggested', () => {
  expect(suggestShows('', null)).toEqual(TRADE_SHOWS.slice(0, 8));
});

test('shows are matched by a part of their name in any case', () => {
  expect(namesOf(suggestShows('con', null))).toEqual([
    'RSA Conference',
    'Comic-Con International',
    'DEF CON',
    'HIMSS Conference',
  ]);
});

test('once a city is chosen only shows in that city are suggested', () => {
  expect(namesOf(suggestShows('', LAS_VEGAS))).toEqual(['CES', 'NAB Show', 'DEF CON', 'SEMA Show']);
  expect(namesOf(suggestShows('show', LAS_VEGAS))).toEqual(['NAB Show', 'SEMA Show']);
});

test('a show in a city of the same name in another state is not suggested', () => {
  expect(suggestShows('', { city: 'Las Vegas', state: 'NM' })).toEqual([]);
});

test('no show is suggested in a city that has none', () => {
  expect(suggestShows('', { city: 'Miami', state: 'FL' })).toEqual([]);
});

test('a name that is not on the list is a custom show', () => {
  expect(isCustomShowName('PACK EXPO')).toBe(true);
  expect(isCustomShowName('NAB')).toBe(true);
});

test('a listed name is not a custom show, whatever the case and the spaces around it', () => {
  expect(isCustomShowName('  nab show ')).toBe(false);
});

test('no text is not a custom show', () => {
  expect(isCustomShowName('')).toBe(false);
  expect(isCustomShowName('   ')).toBe(false);
});

test('a listed show matches its own city', () => {
  for (const show of TRADE_SHOWS) expect(matchLocation(show, show)).toBe('match');
});

test('a listed show does not match another city, nor its city in another state', () => {
  expect(matchLocation({ id: 'ces-las-vegas' }, CHICAGO)).toBe('mismatch');
  expect(matchLocation({ id: 'ces-las-vegas' }, { city: 'Las Vegas', state: 'NM' })).toBe('mismatch');
});

test('a custom show matches every city', () => {
  for (const city of CITIES) expect(matchLocation({ id: 'custom' }, city)).toBe('match');
});

test('a show of an unknown id does not match', () => {
  expect(matchLocation({ id: 'no-such-show' }, CHICAGO)).toBe('mismatch');
});
