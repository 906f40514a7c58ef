/** Resolves a text left in a field of the wizard's first step, so that nothing typed is lost. */
import { type City, isCityName, listedCity } from './cities.ts';
import { CUSTOM_SHOW_ID, TRADE_SHOWS } from './shows.ts';
import { suggestCities, suggestShows } from './suggestions.ts';
import { stateCode, US_STATES } from './us-states.ts';
import type { ChosenShow } from './wizard/draft.ts';

/** States that say themselves at the end of a name; of the other two, cities are named: Port Washington, West New York. */
const STATE_NAMES = Object.values(US_STATES).filter((name) => !/^(Wash|New Y)/.test(name));
/** 'Orlando, FL', 'Orlando, Florida', 'Orlando FL', 'Orlando Florida': a name, and what stands after the comma or says a state. */
const WITH_STATE = new RegExp(
  `^(?!West Virginia$)(.+?)(?:\\s*,\\s*([^,]*)|\\s+([a-z]{2}|${STATE_NAMES.join('|')}))$`,
  'i',
);
const COUNTRY = /[\s,]+(?:USA?|U\.S\.(?:A\.)?|United States)$/i;

/** The listed city of that name, or a listed show's own: those whose state need not be asked for. */
function knownCity(name: string): City | null {
  const wanted = name.toLowerCase();
  const place = listedCity(name) ?? TRADE_SHOWS.find(({ city }) => city.toLowerCase() === wanted);
  return place ? { city: place.city, state: place.state } : null;
}

/** True for a city that only its name and state say: neither listed nor a listed show's own. */
export function isOwnCity({ city, state }: City): boolean {
  const known = knownCity(city);
  return !known || (state !== known.state && !listedCity(city));
}

/** A text read as a city's name, with its state where the text or the name says it; else the state is empty. */
export function readCity(text: string): City {
  const typed = text.trim().replace(/\s+/g, ' ').replace(COUNTRY, '');
  const [, name = typed, afterComma, atEnd] = WITH_STATE.exec(typed) ?? [];
  const state = stateCode(afterComma ?? atEnd ?? '');
  // Without a state, two letters at the end belong to the name
  const city = state || afterComma !== undefined ? name : typed;
  const known = knownCity(city);
  if (!known) return { city, state };
  // A show's city has namesakes elsewhere; a listed one keeps its spelling, and is refused with another state
  return state && state !== known.state ? { city: listedCity(city)?.city ?? city, state } : known;
}

/** The part of `text`, read as `city`, to search for in the list, which names states by their codes. */
export function searchText(text: string, { city, state }: City): string {
  return state && isCityName(city) ? `${city}, ${state}` : text;
}

/**
 * The city that `text` stands for: the one named, however it is written; the only suggestion left; else the name and
 * state in it, or all of it with an empty state. Null for no text.
 */
export function settleCity(text: string): City | null {
  if (text.trim() === '') return null;
  const read = readCity(text);
  if (!isOwnCity(read)) return read;
  const [only, ...others] = suggestCities(searchText(text, read));
  if (only && others.length === 0) return only;
  return read.state ? read : { city: text.trim(), state: '' };
}

/** The show that `text` stands for: the listed one of that name; the only one suggested for the city; else a custom one. */
export function settleShow(text: string, city: City | null): ChosenShow | null {
  const name = text.trim();
  if (name === '') return null;
  const [only, ...others] = suggestShows(name, city);
  const listed =
    TRADE_SHOWS.find((show) => show.name.toLowerCase() === name.toLowerCase()) ??
    (others.length === 0 ? only : undefined);
  return listed ? { id: listed.id, name: listed.name } : { id: CUSTOM_SHOW_ID, name };
}
