/** Suggestions of the wizard's first step. */
import type { TradeShow } from '../records/shows.ts';
import { CITIES, type City } from './cities.ts';
import { CUSTOM_SHOW_ID } from './shows.ts';

/** Maximum suggestions for a typed text. */
const MAX_CITY_SUGGESTIONS = 10;
const MAX_SHOW_SUGGESTIONS = 8;

/** Returns at most ten cities whose 'City, ST' contains the text, ignoring case; all if it is empty. */
export function suggestCities(text: string, cities: readonly City[] = CITIES): readonly City[] {
  const wanted = folded(text);
  if (wanted === '') return cities;
  return cities
    .filter(({ city, state }) => folded(`${city}, ${state}`).includes(wanted))
    .slice(0, MAX_CITY_SUGGESTIONS);
}

/**
 * Returns at most eight shows whose name contains the text, ignoring case, spaces and signs, and a year if no name has it;
 * only those in the chosen city, if any.
 */
export function suggestShows<Kind extends Pick<TradeShow, 'name' | 'city' | 'state'>>(
  text: string,
  city: City | null,
  shows: readonly Kind[],
): Kind[] {
  const inPlace = shows.filter((show) => city === null || isSameCity(show, city));
  if (text.trim() === '') return inPlace.slice(0, MAX_SHOW_SUGGESTIONS);
  const having = (wanted: string) =>
    inPlace.filter(({ name }) => wanted !== '' && lettersOf(name).includes(wanted));
  const found = having(lettersOf(text));
  return (found.length > 0 ? found : having(lettersOf(withoutYear(text)))).slice(0, MAX_SHOW_SUGGESTIONS);
}

/** Returns the listed show of this name, ignoring case, spaces and signs, and a year if no name has it. */
export function showNamed<Kind extends Pick<TradeShow, 'name'>>(
  text: string,
  shows: readonly Kind[],
): Kind | undefined {
  const named = (wanted: string) => shows.find(({ name }) => wanted !== '' && lettersOf(name) === wanted);
  return named(lettersOf(text)) ?? named(lettersOf(withoutYear(text)));
}

/** Returns `match` for a green result panel: a custom show fits any city, a listed one only its own. */
export function matchLocation(
  show: { readonly id: string },
  city: City,
  shows: readonly Pick<TradeShow, 'id' | 'city' | 'state'>[],
): 'match' | 'mismatch' {
  if (show.id === CUSTOM_SHOW_ID) return 'match';
  const listed = shows.find(({ id }) => id === show.id);
  return listed && isSameCity(listed, city) ? 'match' : 'mismatch';
}

function isSameCity(a: City, b: City): boolean {
  return a.city === b.city && a.state === b.state;
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

/** Letters and digits only, in lower case and without accents: 'Comic-Con' is 'comiccon'. */
function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function withoutYear(name: string): string {
  return name.trim().replace(/\s+(?:19|20)\d\d$/, '');
}
