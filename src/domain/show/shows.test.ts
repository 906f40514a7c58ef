import { expect, test } from 'vitest';
import { isState } from '../quote/pricing.ts';
import { DEFAULT_SHOWS } from './default-shows.ts';
import { CUSTOM_SHOW_ID, currentShow, problemOfShow } from './shows.ts';

function hyphened(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

test('there are at least ten shows, each with a venue, a month, and a state that has a price', () => {
  expect(DEFAULT_SHOWS.length).toBeGreaterThanOrEqual(10);
  for (const { state, venue, month } of DEFAULT_SHOWS) {
    expect(venue).not.toBe('');
    expect(month).not.toBe('');
    expect(isState(state)).toBe(true);
  }
});

test("a show's id is its name and city; HIMSS, which moves, has an id that ends in 'various'", () => {
  for (const { id, name, city } of DEFAULT_SHOWS) {
    expect(id).toBe(`${hyphened(name)}-${name.startsWith('HIMSS') ? 'various' : hyphened(city)}`);
  }
  expect(DEFAULT_SHOWS.find(({ name }) => name === 'CES')?.id).toBe('ces-las-vegas');
  expect(DEFAULT_SHOWS.filter(({ id }) => id.endsWith('-various')).map(({ name }) => name)).toEqual([
    'HIMSS Conference',
  ]);
});

test('no show has the id of a custom one, and ids and names are unique', () => {
  const ids = [CUSTOM_SHOW_ID, ...DEFAULT_SHOWS.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(DEFAULT_SHOWS.map(({ name }) => name.toLowerCase())).size).toBe(DEFAULT_SHOWS.length);
});

test('a quote is made for a show of any name that is a line of at most 120 characters', () => {
  for (const { name } of DEFAULT_SHOWS) expect(problemOfShow({ name })).toBeNull();
  const custom = (name: string) => problemOfShow({ name });
  expect(custom('Boat "Expo" 2027')).toBeNull();
  expect(custom('x'.repeat(120))).toBeNull();
  expect(custom('x'.repeat(121))).toBe('Please use at most 120 characters');
  expect(custom('Boat\u0085Expo')).toBe('Please remove line breaks and control characters');
  expect(custom('\u202aBoat Expo\u202c')).toBeNull();
  expect(custom('\u200b')).toBe('Choose a show');
});

test('a chosen show has its listed name; one that is no longer listed is custom, under the name that it had', () => {
  const renamed = { id: 'ces-las-vegas', name: 'CES 2027' };
  expect(currentShow({ id: 'ces-las-vegas', name: 'CES' }, [renamed])).toEqual(renamed);
  expect(currentShow({ id: 'sxsw-austin', name: 'SXSW' }, [renamed])).toEqual({ id: 'custom', name: 'SXSW' });
  const custom = { id: CUSTOM_SHOW_ID, name: 'Boat Expo' };
  expect(currentShow(custom, [renamed])).toEqual(custom);
});

test('the shows of a new site are the ten specified ones', () => {
  expect(DEFAULT_SHOWS.map(({ name, city, state, month }) => `${name}, ${city} ${state}, ${month}`)).toEqual([
    'CES, Las Vegas NV, January',
    'SXSW, Austin TX, March',
    'NAB Show, Las Vegas NV, April',
    'RSA Conference, San Francisco CA, May',
    'Comic-Con International, San Diego CA, July',
    'DEF CON, Las Vegas NV, August',
    'Dreamforce, San Francisco CA, September',
    'SEMA Show, Las Vegas NV, November',
    'NRF Big Show, New York NY, January',
    'HIMSS Conference, Chicago IL, March',
  ]);
});
