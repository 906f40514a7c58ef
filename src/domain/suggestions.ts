/** Suggestions of the wizard's first step. */
import { CITIES, type City } from './cities.ts';
import { CUSTOM_SHOW_ID, listedShow, TRADE_SHOWS, type TradeShow } from './shows.ts';

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

/** Returns at most eight shows whose name contains the text, ignoring case; only those in the chosen city, if any. */
export function suggestShows(
  text: string,
  city: City | null,
  shows: readonly TradeShow[] = TRADE_SHOWS,
): TradeShow[] {
  const wanted = folded(text);
  return shows
    .filter((show) => folded(show.name).includes(wanted) && (city === null || isSameCity(show, city)))
    .slice(0, MAX_SHOW_SUGGESTIONS);
}

/** True if the text is an unlisted show's name, so that 'Use This Custom Show' is offered. */
export function isCustomShowName(text: string): boolean {
  const name = folded(text);
  return name !== '' && !TRADE_SHOWS.some((show) => folded(show.name) === name);
}

/** Returns `match` for a green result panel: a custom show fits any city, a listed one only its own. */
export function matchLocation(show: { readonly id: string }, city: City): 'match' | 'mismatch' {
  if (show.id === CUSTOM_SHOW_ID) return 'match';
  const listed = listedShow(show.id);
  return listed && isSameCity(listed, city) ? 'match' : 'mismatch';
}

function isSameCity(a: City, b: City): boolean {
  return a.city === b.city && a.state === b.state;
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
