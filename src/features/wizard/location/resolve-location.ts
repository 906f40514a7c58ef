/** Resolves text left in the fields of the wizard's first step, so that no input is lost. */
import type { TradeShow } from '../../../domain/records/shows.ts';
import { type City, cityLabel, isCityName } from '../../../domain/show/cities.ts';
import { isOwnCity, readCity } from '../../../domain/show/read-city.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { showNamed, suggestCities, suggestShows } from '../../../domain/show/suggestions.ts';
import type { ChosenShow } from '../../../domain/wizard/draft.ts';

type Shows = readonly TradeShow[];

/** Returns the cities for `text`: the one named (`read`), such as Los Angeles for 'LA', then those containing it. */
export function suggestedCities(text: string, read: City): readonly City[] {
  return [...new Set([...namedSuggestions(read), ...suggestCities(text)])];
}

function namedSuggestions(read: City): readonly City[] {
  return read.state && isCityName(read.city) ? suggestCities(cityLabel(read)) : [];
}

/**
 * Returns the city for `text`: the known city of that name, ignoring case and accents; else the only remaining
 * suggestion; else the typed name and state, with an empty state if there is none. Null if the text is empty.
 */
export function resolveCity(text: string, shows: Shows): City | null {
  if (text.trim() === '') return null;
  const read = readCity(text, shows);
  if (!isOwnCity(read, shows)) return read;
  const [only, ...others] = read.state ? namedSuggestions(read) : suggestCities(text);
  if (only && others.length === 0) return only;
  return read.state ? read : { city: text.trim(), state: '' };
}

/** Returns the show for `text`: the listed show of that name, else the city's only suggestion, else a custom show. */
export function resolveShow(text: string, city: City | null, shows: Shows): ChosenShow | null {
  const name = text.trim();
  if (name === '') return null;
  const [only, ...others] = suggestShows(name, city, shows);
  const listed = showNamed(name, shows) ?? (others.length === 0 ? only : undefined);
  return listed ? { id: listed.id, name: listed.name } : { id: CUSTOM_SHOW_ID, name };
}

export function customShowText(name: string): string {
  return `Custom show "${name}" - We'll include this in your quote.`;
}
