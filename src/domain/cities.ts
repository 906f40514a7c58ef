import { fieldMessages } from './messages/fields.ts';
import { isState } from './pricing.ts';

/** A U.S. city in which shows take place; `state` is the two-letter postal code. */
export interface City {
  readonly city: string;
  readonly state: string;
}

/** The cities that the wizard offers, in the order of its list. A line added here is all that another city takes. */
export const CITIES: readonly City[] = [
  { city: 'Las Vegas', state: 'NV' },
  { city: 'Chicago', state: 'IL' },
  { city: 'New York', state: 'NY' },
  { city: 'Los Angeles', state: 'CA' },
  { city: 'San Francisco', state: 'CA' },
  { city: 'Austin', state: 'TX' },
  { city: 'Miami', state: 'FL' },
  { city: 'Atlanta', state: 'GA' },
  { city: 'Denver', state: 'CO' },
  { city: 'Seattle', state: 'WA' },
];

/** Most characters of a city's name. */
export const MAX_CITY_NAME = 60;

/**
 * Latin letters, spaces, dots, hyphens and apostrophes (the Hawaiian one too), 2 to 60 of them. Letters of other scripts look like them: a Cyrillic
 * 'Las Vegas' would not be the listed city, and cost less.
 */
const CITY_NAME = /^(?=.*\p{L})[\p{Script=Latin}\p{M} .'’‘ʻ-]{2,60}$/u;

/** True for what can be a city's name. */
export function isCityName(name: string): boolean {
  return CITY_NAME.test(name);
}

/**
 * The listed city of that name, however it is written, or null: its state is the one that a quote is priced by,
 * whatever state is named with it.
 */
export function listedCity(name: string): City | null {
  const wanted = lettersOf(name);
  return CITIES.find(({ city }) => lettersOf(city) === wanted) ?? null;
}

/** True for a listed city in its own state, and for any other name of a city in a U.S. state: what a quote is made for. */
export function canBeQuoted({ city, state }: City): boolean {
  return isCityName(city) && isState(state) && (listedCity(city)?.state ?? state) === state;
}

/** Why a quote cannot be made for a city, for a person; null if it can. */
export function problemOfCity(place: City): string | null {
  if (canBeQuoted(place)) return null;
  const { city, state } = place;
  const listed = state ? listedCity(city) : null;
  if (listed) return fieldMessages.cityElsewhere(listed.city, listed.state);
  // The text after a comma is meant as the state
  const name = state ? city : city.replace(/,[^,]*$/, '').trim();
  if (name.length > MAX_CITY_NAME) return fieldMessages.tooLong(MAX_CITY_NAME);
  return isCityName(name) ? fieldMessages.stateOf(name) : fieldMessages.cityName;
}

/** The letters alone, in lower case and without accents. */
function lettersOf(name: string): string {
  return name.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();
}
