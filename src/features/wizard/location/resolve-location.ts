/** Resolves text left in the fields of the wizard's first step, so that no input is lost. */

import type { TradeShow } from '../../../domain/records/shows.ts';
import { abroadOf } from '../../../domain/show/abroad.ts';
import { type City, cityLabel, isCityName, listedCity } from '../../../domain/show/cities.ts';
import { cityNamed } from '../../../domain/show/city-names.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { showNamed, suggestCities, suggestShows } from '../../../domain/show/suggestions.ts';
import { BEGINS_A_NAME, stateCode } from '../../../domain/show/us-states.ts';
import type { ChosenShow } from '../../../domain/wizard/draft.ts';

const COUNTRY = /[\s,]+(?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?)$/i;
const ZIP_CODE = /[\s,]+\d{5}(?:-\d{4})?$/;

type Shows = readonly TradeShow[];

/** Returns the listed city, or listed show's city, of that name, the city of that venue, or a city known by that name. */
function knownCity(name: string, shows: Shows): City | null {
  const place = listedCity(name) ?? showPlace(name, shows) ?? cityNamed(name);
  return place && { city: place.city, state: place.state };
}

function showPlace(name: string, shows: Shows): City | undefined {
  const wanted = name.toLowerCase();
  return shows.find(({ city, venue }) => [city, venue].some((place) => place.toLowerCase() === wanted));
}

/** True for a custom city: neither listed nor a listed show's. */
export function isOwnCity({ city, state }: City, shows: Shows): boolean {
  const known = listedCity(city) ?? showPlace(city, shows);
  return !known || (state !== known.state && !listedCity(city));
}

/**
 * Parses a city: 'Orlando, Fla.', 'Houston TX 77002', 'NYC', 'Moscone Center, San Francisco, CA'. Its state is empty unless
 * the text or the city's name determines it.
 */
export function readCity(text: string, shows: Shows): City {
  const typed = text
    // 'Las Vegas (NV)' has a state in parentheses, 'Village of Oak Creek (Big Park)' a second name
    .replace(/\(([^)]*)\)/g, (_all, inner: string) => (stateCode(inner) ? `, ${inner}` : ''))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(COUNTRY, '')
    .replace(ZIP_CODE, '')
    .replace(/\s*\/\s*/g, ' - ');
  if (abroadOf(typed) === 'yes') return { city: text.trim(), state: '' };
  const whole = knownCity(typed, shows);
  if (whole) return whole;
  const { name, state } = splitState(typed);
  const known = knownCity(name, shows);
  if (!known) return { city: name, state };
  // A known city may have namesakes in other states. A listed city keeps its spelling and is refused with
  // another state
  return state && state !== known.state ? { city: listedCity(name)?.city ?? name, state } : known;
}

/** Splits 'Orlando, FL', 'Orlando, Fla.', 'Orlando FL' or 'Orlando Florida' into the city's name and the state's code. */
function splitState(typed: string): { name: string; state: string } {
  const parts = typed.split(',').map((part) => part.trim());
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : null;
  // Of an address, the part in front of the state is the city
  if (last !== null) {
    const state = stateCode(last);
    return { name: (state ? parts.at(-2) : parts.slice(0, -1).join(', ')) || typed, state };
  }
  const words = typed.split(' ');
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, -count).join(' ');
    const state = name && !BEGINS_A_NAME.test(name) ? stateCode(words.slice(-count).join(' ')) : '';
    if (state) return { name, state };
  }
  return { name: typed, state: '' };
}

/**
 * Returns the suggestions for `text`, which was parsed as `read`: the city that it names, such as Los Angeles for 'LA', then
 * those whose 'City, ST' contains it.
 */
export function suggestedCities(text: string, read: City): readonly City[] {
  return [...new Set([...namedSuggestions(read), ...suggestCities(text)])];
}

function namedSuggestions(read: City): readonly City[] {
  return read.state && isCityName(read.city) ? suggestCities(cityLabel(read)) : [];
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
  const [only, ...others] = read.state ? namedSuggestions(read) : suggestCities(text);
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
