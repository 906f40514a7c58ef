import { expect, test } from 'vitest';
import { isState } from './pricing.ts';
import { CUSTOM_SHOW_ID, TRADE_SHOWS } from './shows.ts';

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

test('no show has the id of a custom one, and no id and no name is there twice', () => {
  const ids = [CUSTOM_SHOW_ID, ...TRADE_SHOWS.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(TRADE_SHOWS.map(({ name }) => name.toLowerCase())).size).toBe(TRADE_SHOWS.length);
});
