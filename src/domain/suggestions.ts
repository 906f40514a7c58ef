/** Suggestions of the wizard's first step (specification sections 4 'Step 1' and 5 'City and show suggestions'). */
import { CITIES, type City, CUSTOM_SHOW_ID, TRADE_SHOWS, type TradeShow } from './catalogue.ts';

/** Most suggestions shown (specification section 9). */
export const MAX_CITY_SUGGESTIONS = 10;
export const MAX_SHOW_SUGGESTIONS = 8;

/** Cities whose 'City, ST' contains the text, whatever the case; all of them when it is empty. */
export function suggestCities(text: string): City[] {
  const wanted = folded(text);
  return CITIES.filter(({ city, state }) => folded(`${city}, ${state}`).includes(wanted)).slice(
    0,
    MAX_CITY_SUGGESTIONS,
  );
}

/** Shows whose name contains the text, whatever the case; once a city is chosen, only those in that city and state. */
export function suggestShows(text: string, city: City | null): TradeShow[] {
  const wanted = folded(text);
  return TRADE_SHOWS.filter(
    (show) => folded(show.name).includes(wanted) && (city === null || isSameCity(show, city)),
  ).slice(0, MAX_SHOW_SUGGESTIONS);
}

/** True if the text is a show's name that is not on the list, so that 'Use This Custom Show' is offered. */
export function isCustomShowName(text: string): boolean {
  const name = folded(text);
  return name !== '' && !TRADE_SHOWS.some((show) => folded(show.name) === name);
}

/** Whether the result panel is green or yellow: a custom show fits any city, a listed one only its own. */
export function matchLocation(show: { readonly id: string }, city: City): 'match' | 'mismatch' {
  if (show.id === CUSTOM_SHOW_ID) return 'match';
  const listed = TRADE_SHOWS.find((candidate) => candidate.id === show.id);
  return listed && isSameCity(listed, city) ? 'match' : 'mismatch';
}

function isSameCity(a: City, b: City): boolean {
  return a.city === b.city && a.state === b.state;
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
