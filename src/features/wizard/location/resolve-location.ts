/** Resolves text left in the fields of the wizard's first step, so that no input is lost. */

import type { TradeShow } from '../../../domain/records/shows.ts';
import { type City, isCityName, listedCity } from '../../../domain/show/cities.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { showNamed, suggestCities, suggestShows } from '../../../domain/show/suggestions.ts';
import { stateCode, US_STATES } from '../../../domain/show/us-states.ts';
import type { ChosenShow } from '../../../domain/wizard/draft.ts';

/**
 * State names to recognize after a city. Two are excluded, since city names end with them (West New York).
 */
const STATE_NAMES = Object.values(US_STATES).filter((name) => !/^(Wash|New Y)/.test(name));
/** Splits 'Orlando, FL', 'Orlando, Florida', 'Orlando FL' or 'Orlando Florida' into the name and the state's text. */
const WITH_STATE = new RegExp(
  `^(?!West Virginia$)(.+?)(?:\\s*,\\s*([^,]*)|\\s+([a-z]{2}|${STATE_NAMES.join('|')}))$`,
  'i',
);
const COUNTRY = /[\s,]+(?:USA?|U\.S\.(?:A\.)?|United States)$/i;

type Shows = readonly TradeShow[];

/** Returns the listed city, or listed show's city, of that name; both have known states. */
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

/** Parses a city. Its state is empty unless the text or the city's name determines it. */
export function readCity(text: string, shows: Shows): City {
  const typed = text.trim().replace(/\s+/g, ' ').replace(COUNTRY, '');
  const [, name = typed, afterComma, atEnd] = WITH_STATE.exec(typed) ?? [];
  const state = stateCode(afterComma ?? atEnd ?? '');
  // Two letters at the end that are not a state belong to the name
  const city = state || afterComma !== undefined ? name : typed;
  const known = knownCity(city, shows);
  if (!known) return { city, state };
  // A show's city may have namesakes in other states. A listed city keeps its spelling and is refused with
  // another state
  return state && state !== known.state ? { city: listedCity(city)?.city ?? city, state } : known;
}

/** Returns the text to search the list for, which uses state codes. `text` was parsed as `city`. */
export function searchText(text: string, { city, state }: City): string {
  return state && isCityName(city) ? `${city}, ${state}` : text;
}

/**
 * Returns the city for `text`: the known city of that name, ignoring case and accents; else the only
 * remaining suggestion; else the typed name and state, with an empty state if there is none. Null if the text
 * is empty.
 */
export function resolveCity(text: string, shows: Shows): City | null {
  if (text.trim() === '') return null;
  const read = readCity(text, shows);
  if (!isOwnCity(read, shows)) return read;
  const [only, ...others] = suggestCities(searchText(text, read));
  if (only && others.length === 0) return only;
  return read.state ? read : { city: text.trim(), state: '' };
}

/**
 * Returns the show for `text`: the listed show of that name, else the city's only suggestion, else a custom
 * show.
 */
export function resolveShow(text: string, city: City | null, shows: Shows): ChosenShow | null {
  const name = text.trim();
  if (name === '') return null;
  const [only, ...others] = suggestShows(name, city, shows);
  const listed = showNamed(name, shows) ?? (others.length === 0 ? only : undefined);
  return listed ? { id: listed.id, name: listed.name } : { id: CUSTOM_SHOW_ID, name };
}
