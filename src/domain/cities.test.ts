import { expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { isState } from './pricing.ts';

test('there are at least ten cities, none of them twice, each in a state that has a price', () => {
  expect(CITIES.length).toBeGreaterThanOrEqual(10);
  expect(new Set(CITIES.map(({ city, state }) => `${city}, ${state}`.toLowerCase())).size).toBe(
    CITIES.length,
  );
  for (const { city, state } of CITIES) {
    expect(city).toMatch(/^[A-Z][\p{L} .'-]{1,59}$/u);
    expect(isState(state)).toBe(true);
  }
});
