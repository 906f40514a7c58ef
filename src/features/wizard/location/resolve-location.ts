/** Resolves text left in a field of the wizard's first step, so that no input is lost. */

import type { TradeShow } from '../../../domain/records/shows.ts';
import { type City, isCityName, listedCity } from '../../../domain/show/cities.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { showNamed, suggestCities, suggestShows } from '../../../domain/show/suggestions.ts';
import { stateCode, US_STATES } from '../../../domain/show/us-states.ts';
import type { ChosenShow } from '../../../domain/wizard/draft.ts';

/** State names that can end a city name. The other two occur in names: Port Washington, West New York. */
const STATE_NAMES = Object.values(US_STATES).filter((name) => !/^(Wash|New Y)/.test(name));
/** Splits 'Orlando, FL', 'Orlando, Florida', 'Orlando FL' or 'Orlando Florida' into the name and the state's text. */
const WITH_STATE = new RegExp(
  `^(?!West Virginia$)(.+?)(?:\\s*,\\s*([^,]*)|\\s+([a-z]{2}|${STATE_NAMES.join('|')}))$`,
  'i',
);
const COUNTRY = /[\s,]+(?:USA?|U\.S\.(?:A\.)?|United States)$/i;

type Shows = readonly TradeShow[];

/** Returns the listed city of that name, or a listed show's city: their states are known. */
function knownCity(name: string, shows: Shows): City | null {
  const wanted = name.toLowerCase();
  const place = listedCity(name) ?? shows.find(({ city }) => city.toLowerCase() === wanted);
  return place ? { city: place.city, state: place.state } : null;
}

/** True for a custom city: neither listed nor a listed show's. */
export function isOwnCity({ city, state }: City, shows: Shows): boolean {
  const known = knownCity(city, shows);
  return !known || (state !== known.state && !listedCity(city));
}

/** Parses a city, with its state if the text or the name determines it; otherwise the state is empty. */
export function readCity(text: string, shows: Shows): City {
  const typed = text.trim().replace(/\s+/g, ' ').replace(COUNTRY, '');
  const [, name = typed, afterComma, atEnd] = WITH_STATE.exec(typed) ?? [];
  const state = stateCode(afterComma ?? atEnd ?? '');
  // If they are no state, two letters at the end belong to the name
  const city = state || afterComma !== undefined ? name : typed;
  const known = knownCity(city, shows);
  if (!known) return { city, state };
  // A show's city may have namesakes elsewhere; a listed city keeps its spelling, and is refused with another state
  return state && state !== known.state ? { city: listedCity(city)?.city ?? city, state } : known;
}

/** Returns the part of `text`, parsed as `city`, to search for in the list, which has state codes. */
export function searchText(text: string, { city, state }: City): string {
  return state && isCityName(city) ? `${city}, ${state}` : text;
}

/**
 * Returns the city for `text`: the one of that name, ignoring case and accents; the only suggestion left; otherwise its
 * name and state, or the whole text with an empty state. Null if empty.
 */
export function resolveCity(text: string, shows: Shows): City | null {
  if (text.trim() === '') return null;
  const read = readCity(text, shows);
  if (!isOwnCity(read, shows)) return read;
  const [only, ...others] = suggestCities(searchText(text, read));
  if (only && others.length === 0) return only;
  return read.state ? read : { city: text.trim(), state: '' };
}

/** Returns the show for `text`: the listed one of that name; the only suggestion for the city; otherwise a custom one. */
export function resolveShow(text: string, city: City | null, shows: Shows): ChosenShow | null {
  const name = text.trim();
  if (name === '') return null;
  const [only, ...others] = suggestShows(name, city, shows);
  const listed = showNamed(name, shows) ?? (others.length === 0 ? only : undefined);
  return listed ? { id: listed.id, name: listed.name } : { id: CUSTOM_SHOW_ID, name };
}
