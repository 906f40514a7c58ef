import { cities } from '#company/shows.ts';
import { fieldMessages } from '../messages/fields.ts';
import { isState } from '../quote/pricing.ts';
import { tidyLine } from '../schemas/line.ts';
import { abroadOf } from './abroad.ts';
import { lettersOf } from './letters.ts';
import { stateCode, US_PLACES } from './us-states.ts';

/** A U.S. city with shows; `state` is the two-letter postal code. */
export interface City {
  readonly city: string;
  readonly state: string;
}

/** Returns 'Las Vegas, NV', or only the name while the state is unknown. */
export function cityLabel({ city, state }: City): string {
  return state ? `${city}, ${state}` : city;
}

/** The cities that the wizard offers, in order. */
export const CITIES: readonly City[] = cities;

export const MAX_CITY_NAME = 60;

/**
 * Allows 2 to 60 Latin letters, spaces, dots, hyphens and apostrophes, including the Hawaiian one, and a short number in
 * front: '29 Palms'. Other scripts have lookalikes: a Cyrillic 'Las Vegas' would not match the listed city and would be
 * cheaper.
 */
const CITY_NAME = /^(?=.{2,60}$)(?=.*\p{L})(?:\d{1,2} )?[\p{Script=Latin}\p{M} .'’‘ʻ-]+$/u;

/** Typed instead of a city. */
const NO_CITY =
  /^(?:t\.?b\.?[acd]\.?|to be (?:announced|confirmed|determined)|n\/?a|none|unknown|undecided|(?:i )?don['’]?t know(?: yet)?|not (?:sure|decided|known)(?: yet)?|\?+|(?:various|several|multiple)(?: cities| locations)?|anywhere|nationwide|usa?|u\.s\.(?:a\.)?|united states|america|on-?line(?: only)?|virtual(?: only)?|remote|hybrid|home|test)$/i;

/** True for a possible city name. */
export function isCityName(name: string): boolean {
  return CITY_NAME.test(tidyLine(name));
}

/** Returns the listed city with this name, ignoring case and accents, or null. The listed state determines the price. */
export function listedCity(name: string): City | null {
  const wanted = lettersOf(name);
  return CITIES.find(({ city }) => lettersOf(city) === wanted) ?? null;
}

/** True if a quote can be made: for a listed city in its own state, or any other city name in a U.S. state. */
export function canBeQuoted({ city, state }: City): boolean {
  return isCityName(city) && isState(state) && (listedCity(city)?.state ?? state) === state;
}

/** Returns the message that explains why a city cannot be quoted; null if it can. */
export function problemOfCity(place: City): string | null {
  if (canBeQuoted(place)) return null;
  const { city, state } = place;
  const listed = state ? listedCity(city) : null;
  if (listed) return fieldMessages.cityElsewhere(listed.city, listed.state);
  if (!state && abroadOf(city) === 'yes') return fieldMessages.abroad;
  // Text after a comma is the state
  const name = state ? city : city.replace(/,[^,]*$/, '').trim();
  if (name.length > MAX_CITY_NAME) return fieldMessages.tooLong(MAX_CITY_NAME);
  if (!state && NO_CITY.test(name)) return fieldMessages.noCity;
  const wholeState = state ? undefined : US_PLACES[stateCode(name)];
  if (wholeState) return fieldMessages.cityIn(wholeState);
  return isCityName(name) ? fieldMessages.stateOf(name) : fieldMessages.cityName;
}
