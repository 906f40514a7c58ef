import { expect, test } from 'vitest';
import { isState } from './pricing.ts';
import { CUSTOM_SHOW_ID, problemOfShow, TRADE_SHOWS } from './shows.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
);

function hyphened(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

test('there are at least ten shows, each with a venue, a month, and a state that has a price', () => {
  expect(TRADE_SHOWS.length).toBeGreaterThanOrEqual(10);
  for (const { state, venue, month } of TRADE_SHOWS) {
    expect(venue).not.toBe('');
    expect(MONTHS).toContain(month);
    expect(isState(state)).toBe(true);
  }
});

test("a show's id is its name and city; that of HIMSS, which moves, ends in 'various'", () => {
  for (const { id, name, city } of TRADE_SHOWS) {
    expect(id).toBe(`${hyphened(name)}-${name.startsWith('HIMSS') ? 'various' : hyphened(city)}`);
  }
  expect(TRADE_SHOWS.find(({ name }) => name === 'CES')?.id).toBe('ces-las-vegas');
  expect(TRADE_SHOWS.filter(({ id }) => id.endsWith('-various')).map(({ name }) => name)).toEqual([
    'HIMSS Conference',
  ]);
});

test('no show has the id of a custom one, and ids and names are unique', () => {
  const ids = [CUSTOM_SHOW_ID, ...TRADE_SHOWS.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(TRADE_SHOWS.map(({ name }) => name.toLowerCase())).size).toBe(TRADE_SHOWS.length);
});

test('a quote is made for a listed show, and for one of any name that is a line of at most 120 characters', () => {
  for (const { id, name } of TRADE_SHOWS) expect(problemOfShow({ id, name })).toBeNull();
  const custom = (name: string) => problemOfShow({ id: CUSTOM_SHOW_ID, name });
  expect(custom('Boat "Expo" 2027')).toBeNull();
  expect(custom('x'.repeat(120))).toBeNull();
  expect(custom('x'.repeat(121))).toBe('Please use at most 120 characters');
  expect(custom('Boat\u202eExpo')).toBe('Please remove line breaks and control characters');
  expect(custom('\u200b')).toBe('Choose a show');
  expect(problemOfShow({ id: 'closed-long-ago', name: 'Closed' })).toBe(
    'Choose a show from the list or enter its name',
  );
});
