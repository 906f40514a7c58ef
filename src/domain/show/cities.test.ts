import { expect, test } from 'vitest';
import { CITIES, canBeQuoted, cityLabel, isCityName, listedCity, problemOfCity } from './cities.ts';

test('there are at least ten cities, none of them twice, each in a state that has a price', () => {
  expect(CITIES.length).toBeGreaterThanOrEqual(10);
  expect(new Set(CITIES.map(({ city, state }) => `${city}, ${state}`.toLowerCase())).size).toBe(
    CITIES.length,
  );
  for (const { city, state } of CITIES) {
    expect(canBeQuoted({ city, state })).toBe(true);
  }
});

test.each(['St. Louis', "Coeur d'Alene", 'O’Fallon', 'Winston-Salem', 'Cañon City', 'Kāneʻohe', 'Rye', 'Ai'])(
  '%s is a valid city name',
  (name) => {
    expect(isCityName(name)).toBe(true);
  },
);

test.each([
  '',
  'X',
  '..',
  'x'.repeat(61),
  'Las Vegas 2',
  'Win $500',
  'evil.example/claim',
  'a@b',
  'Call: now',
  'Reno!',
  'Reno, NV',
  'Reno\u0085x',
  'Re\tno',
])('%j is not', (name) => {
  expect(isCityName(name)).toBe(false);
});

test.each(['Las Vegas', 'las vegas', 'LAS  VEGAS', 'Las-Vegas', 'Lás Vegas.'])(
  '%s is the listed Las Vegas, whose state is Nevada and no other',
  (city) => {
    expect(listedCity(city)).toEqual({ city: 'Las Vegas', state: 'NV' });
    expect(canBeQuoted({ city, state: 'NV' })).toBe(true);
    expect(canBeQuoted({ city, state: 'KS' })).toBe(false);
  },
);

test('another city is in one of the fifty states, in DC or in a territory', () => {
  expect(listedCity('Boise')).toBeNull();
  for (const state of ['ID', 'DC', 'WY', 'AK', 'PR', 'GU', 'VI', 'AS', 'MP'])
    expect(canBeQuoted({ city: 'Boise', state })).toBe(true);
  for (const state of ['', 'id', 'XX', 'PW', 'Idaho', 'ID '])
    expect(canBeQuoted({ city: 'Boise', state })).toBe(false);
});

test('the reason why a city cannot be quoted is given', () => {
  expect(problemOfCity({ city: 'Las Vegas', state: 'NV' })).toBeNull();
  expect(problemOfCity({ city: 'Orlando', state: 'FL' })).toBeNull();
  const open = 'Choose the state of Orlando, or a city from the list';
  expect(problemOfCity({ city: 'Orlando', state: '' })).toBe(open);
  expect(problemOfCity({ city: 'Orlando', state: 'XX' })).toBe(open);
  expect(problemOfCity({ city: 'Orlando, Flo', state: '' })).toBe(open);
  expect(problemOfCity({ city: 'Las Vegas', state: 'KS' })).toBe('Las Vegas is in NV');
  expect(problemOfCity({ city: 'Win $500', state: 'NV' })).toBe(
    'Use Latin letters, spaces, periods, hyphens, and apostrophes',
  );
  expect(problemOfCity({ city: 'x'.repeat(61), state: 'NV' })).toBe('Please use at most 60 characters');
  // Places that are no U.S. city
  expect(problemOfCity({ city: 'Toronto, Canada', state: '' })).toBe('We build in the U.S.');
  expect(problemOfCity({ city: 'Texas', state: '' })).toBe('Enter a city in Texas');
  expect(problemOfCity({ city: 'TBD', state: '' })).toMatch(/^Enter the city of the venue\./);
  expect(problemOfCity({ city: 'Toronto', state: 'OH' })).toBeNull();
});

test('letters of other scripts are no city: they look like one, and would be priced as another', () => {
  for (const name of ['Lаs Vegas', 'Сhicago', 'Μiami', '𝐌iami', 'Ｍiаmi', 'Лас-Вегас', '东京']) {
    expect(canBeQuoted({ city: name, state: 'TX' }), name).toBe(false);
  }
  for (const name of ['Lаs Vegas', '东京']) {
    expect(problemOfCity({ city: name, state: 'TX' }), name).toBe(
      'Use Latin letters, spaces, periods, hyphens, and apostrophes',
    );
  }
  // Full-width letters are Latin and match the listed city
  expect(canBeQuoted({ city: 'Ｌａｓ Ｖｅｇａｓ', state: 'TX' })).toBe(false);
  expect(canBeQuoted({ city: 'Ｌａｓ Ｖｅｇａｓ', state: 'NV' })).toBe(true);
});

test('the ten specified cities come first', () => {
  expect(CITIES.slice(0, 10).map(cityLabel).join('; ')).toBe(
    'Las Vegas, NV; Chicago, IL; New York, NY; Los Angeles, CA; San Francisco, CA; ' +
      'Austin, TX; Miami, FL; Atlanta, GA; Denver, CO; Seattle, WA',
  );
});
