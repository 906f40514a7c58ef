import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldMessages } from '../../../domain/messages/fields.ts';
import { CITIES, type City, canBeQuoted, cityLabel, problemOfCity } from '../../../domain/show/cities.ts';
import { DEFAULT_SHOWS } from '../../../domain/show/default-shows.ts';
import * as reading from '../../../domain/show/read-city.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { US_PLACES, US_STATES } from '../../../domain/show/us-states.ts';
import * as settling from './resolve-location.ts';

const resolveCity = (text: string) => settling.resolveCity(text, DEFAULT_SHOWS);
const readCity = (text: string) => reading.readCity(text, DEFAULT_SHOWS);
const isOwnCity = (city: City) => reading.isOwnCity(city, DEFAULT_SHOWS);
const resolveShow = (text: string, city: City | null) => settling.resolveShow(text, city, DEFAULT_SHOWS);

const LAS_VEGAS = { city: 'Las Vegas', state: 'NV' };
const SAN_DIEGO = { city: 'San Diego', state: 'CA' };
const ORLANDO = { city: 'Orlando', state: 'FL' };

test('every listed city is recognized by its name, in any case, with or without its state', () => {
  for (const listed of CITIES) {
    const { city, state } = listed;
    const label = `${city}, ${state}`;
    for (const text of [city, city.toLowerCase(), ` ${city.toUpperCase()} `, label, label.toLowerCase()]) {
      expect(resolveCity(text), text).toEqual(listed);
    }
    for (const text of [`${city} ${state}`, `${city}, ${US_STATES[state]}`, `${label}, USA`]) {
      expect(resolveCity(text), text).toEqual(listed);
    }
  }
});

test('the only remaining suggestion is taken', () => {
  expect(resolveCity('vegas, n')).toEqual(LAS_VEGAS);
  expect(resolveCity('vegas nevada')).toEqual(LAS_VEGAS);
  expect(resolveCity('Denv')).toEqual({ city: 'Denver', state: 'CO' });
});

test('the city of a listed show has its state', () => {
  expect(resolveCity('san diego')).toEqual(SAN_DIEGO);
  expect(resolveCity('San Diego, CA')).toEqual(SAN_DIEGO);
  expect(isOwnCity(SAN_DIEGO)).toBe(false);
  expect(resolveCity('San Diego, TX')).toEqual({ city: 'San Diego', state: 'TX' });
});

test.each(['Orlando,  florida', ' Orlando ,FL ', 'Orlando,, FL', 'Orlando; FL;', 'Orlando, FL, 32819, USA,'])(
  '%j is Orlando in Florida',
  (text) => {
    expect(resolveCity(text)).toEqual(ORLANDO);
    expect(isOwnCity(ORLANDO)).toBe(true);
  },
);

test.each(['Springfield, Ilx', 'Orlando 2', 'an'])('%j is kept as it is, without a state', (text) => {
  expect(resolveCity(` ${text} `)).toEqual({ city: text, state: '' });
});

test('a number may begin the name of a city', () => {
  expect(resolveCity('29 Palms, CA')).toEqual({ city: '29 Palms', state: 'CA' });
  expect(canBeQuoted({ city: '29 Palms', state: 'CA' })).toBe(true);
  for (const city of ['29', 'Hall 4', '29Palms', '3150 Paradise Road'])
    expect(canBeQuoted({ city, state: 'CA' }), city).toBe(false);
});

test('any typed text is kept in part; a settled text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const city = resolveCity(text);
      expect(city === null).toBe(text.trim() === '');
      if (city?.state) expect(resolveCity(`${city.city}, ${city.state}`)).toEqual(city);
      const show = resolveShow(text, null);
      expect(show === null).toBe(text.trim() === '');
    }),
    { examples: [['/CA']] },
  );
});

test('a name without a state is read up to its comma, for the question about its state', () => {
  expect(readCity('Springfield, Ilx')).toEqual({ city: 'Springfield', state: '' });
  expect(readCity('Springfield')).toEqual({ city: 'Springfield', state: '' });
});

test('every listed show is recognized by its name, in any case and any city', () => {
  for (const { id, name } of DEFAULT_SHOWS) {
    expect(resolveShow(` ${name.toLowerCase()} `, null)).toEqual({ id, name });
    expect(resolveShow(name, ORLANDO)).toEqual({ id, name });
  }
});

test('the only show suggested is taken, for the city if there is one', () => {
  expect(resolveShow('comic', null)).toMatchObject({ name: 'Comic-Con International' });
  expect(resolveShow('con', null)).toEqual({ id: CUSTOM_SHOW_ID, name: 'con' });
  expect(resolveShow('con', LAS_VEGAS)).toMatchObject({ name: 'DEF CON' });
});

test('a typed year does not hide the show', () => {
  expect(resolveShow('CES 2027', null)).toEqual({ id: 'ces-las-vegas', name: 'CES' });
  expect(resolveShow('comic con 2027', null)).toMatchObject({ name: 'Comic-Con International' });
});

test('any other text is a custom show', () => {
  expect(resolveShow(' Boat Expo ', LAS_VEGAS)).toEqual({ id: CUSTOM_SHOW_ID, name: 'Boat Expo' });
});

test('every state and territory is recognized at the end of a name, written out and without a comma', () => {
  for (const [state, name] of Object.entries(US_PLACES)) {
    expect(readCity(`Springfield ${name}`)).toEqual({ city: 'Springfield', state });
  }
});

test('a nickname is suggested before the cities that contain its letters', () => {
  expect(settling.suggestedCities('la', readCity('la')).map(({ city }) => city)).toEqual([
    'Los Angeles',
    'Las Vegas',
    'Atlanta',
  ]);
});

/** Lines 'typed => City, ST', or the kind of message that the field shows instead. */
const LINES = readFileSync(new URL('../../../../tests/support/words/cities.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' => ') as [typed: string, expected: string]);

/** Returns the settled city as text, or the kind of the message. */
function answerTo(typed: string): string {
  const city = resolveCity(typed);
  if (!city) return 'empty';
  const problem = problemOfCity(city);
  if (problem === null) return cityLabel(city);
  if (problem === fieldMessages.abroad) return 'abroad';
  if (problem === fieldMessages.noCity) return 'noCity';
  if (Object.values(US_PLACES).some((name) => problem === fieldMessages.cityIn(name))) return 'cityIn';
  const { city: name } = readCity(typed);
  return problem === fieldMessages.stateOf(name) ? 'state' : problem;
}

test.each(LINES)('%j is answered by %j', (typed, expected) => {
  expect(answerTo(typed)).toBe(expected);
});

test('each answer stays the same when it is read again', () => {
  for (const [typed] of LINES) {
    const city = resolveCity(typed);
    expect(city && resolveCity(cityLabel(city)), typed).toEqual(city);
  }
});
