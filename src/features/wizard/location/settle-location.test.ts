import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CITIES, type City, canBeQuoted } from '../../../domain/show/cities.ts';
import { DEFAULT_SHOWS } from '../../../domain/show/default-shows.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { US_STATES } from '../../../domain/show/us-states.ts';
import * as settling from './settle-location.ts';

const settleCity = (text: string) => settling.settleCity(text, DEFAULT_SHOWS);
const readCity = (text: string) => settling.readCity(text, DEFAULT_SHOWS);
const isOwnCity = (city: City) => settling.isOwnCity(city, DEFAULT_SHOWS);
const settleShow = (text: string, city: City | null) => settling.settleShow(text, city, DEFAULT_SHOWS);

const LAS_VEGAS = { city: 'Las Vegas', state: 'NV' };
const SAN_DIEGO = { city: 'San Diego', state: 'CA' };
const ORLANDO = { city: 'Orlando', state: 'FL' };

test('every listed city is recognized by its name, in any case, with or without its state', () => {
  for (const listed of CITIES) {
    const { city, state } = listed;
    const label = `${city}, ${state}`;
    for (const text of [city, city.toLowerCase(), ` ${city.toUpperCase()} `, label, label.toLowerCase()]) {
      expect(settleCity(text), text).toEqual(listed);
    }
    for (const text of [`${city} ${state}`, `${city}, ${US_STATES[state]}`, `${label}, USA`]) {
      expect(settleCity(text), text).toEqual(listed);
    }
  }
});

test('the only remaining suggestion is taken', () => {
  expect(settleCity('vegas')).toEqual(LAS_VEGAS);
  expect(settleCity('vegas, n')).toEqual(LAS_VEGAS);
  expect(settleCity('vegas, nevada')).toEqual(LAS_VEGAS);
  expect(settleCity('vegas nevada')).toEqual(LAS_VEGAS);
  expect(settleCity('Denv')).toEqual({ city: 'Denver', state: 'CO' });
});

test('the city of a listed show has its state', () => {
  expect(settleCity('san diego')).toEqual(SAN_DIEGO);
  expect(settleCity('San Diego, CA')).toEqual(SAN_DIEGO);
  expect(isOwnCity(SAN_DIEGO)).toBe(false);
  expect(settleCity('San Diego, TX')).toEqual({ city: 'San Diego', state: 'TX' });
});

test.each([
  'Orlando, FL',
  'Orlando fl',
  'Orlando,  florida',
  'Orlando florida',
  'Orlando, FL, USA',
  ' Orlando ,FL ',
])('%j is Orlando in Florida', (text) => {
  expect(settleCity(text)).toEqual(ORLANDO);
  expect(isOwnCity(ORLANDO)).toBe(true);
});

test.each([
  'Orlando',
  'Orlando, Flo',
  'Orlando 2',
  'Port Washington',
  'West New York',
  'West Virginia',
  'an',
])('%j is kept as it is, without a state', (text) => {
  expect(settleCity(` ${text} `)).toEqual({ city: text, state: '' });
});

test('a listed city with another state stays refused', () => {
  expect(settleCity('las vegas, ks')).toEqual({ city: 'Las Vegas', state: 'KS' });
  expect(canBeQuoted({ city: 'Las Vegas', state: 'KS' })).toBe(false);
});

test('any typed text is kept in part; a settled text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const city = settleCity(text);
      expect(city === null).toBe(text.trim() === '');
      if (city?.state) expect(settleCity(`${city.city}, ${city.state}`)).toEqual(city);
      const show = settleShow(text, null);
      expect(show === null).toBe(text.trim() === '');
    }),
  );
});

test('a name without a state is read up to its comma, for the question about its state', () => {
  expect(readCity('Orlando, Flo')).toEqual({ city: 'Orlando', state: '' });
  expect(readCity('Orlando')).toEqual({ city: 'Orlando', state: '' });
});

test('every listed show is recognized by its name, in any case and any city', () => {
  for (const { id, name } of DEFAULT_SHOWS) {
    expect(settleShow(` ${name.toLowerCase()} `, null)).toEqual({ id, name });
    expect(settleShow(name, ORLANDO)).toEqual({ id, name });
  }
});

test('the only show suggested is taken, for the city if there is one', () => {
  expect(settleShow('comic', null)).toMatchObject({ name: 'Comic-Con International' });
  expect(settleShow('con', null)).toEqual({ id: CUSTOM_SHOW_ID, name: 'con' });
  expect(settleShow('con', LAS_VEGAS)).toMatchObject({ name: 'DEF CON' });
});

test('a typed year does not hide the show', () => {
  expect(settleShow('CES 2027', null)).toEqual({ id: 'ces-las-vegas', name: 'CES' });
  expect(settleShow('comic con 2027', null)).toMatchObject({ name: 'Comic-Con International' });
});

test('any other text is a custom show', () => {
  expect(settleShow(' Boat Expo ', LAS_VEGAS)).toEqual({ id: CUSTOM_SHOW_ID, name: 'Boat Expo' });
});

test('every state but two is recognized at the end of a name, written out and without a comma', () => {
  for (const [state, name] of Object.entries(US_STATES)) {
    if (state === 'NY' || state === 'WA') continue;
    expect(readCity(`Springfield ${name}`)).toEqual({ city: 'Springfield', state });
  }
});
