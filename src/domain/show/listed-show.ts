import type { Document } from '../records/document.ts';
import { SHOWS, type ShowFields } from '../records/shows.ts';
import { DEFAULT_SHOWS } from './default-shows.ts';

/** Returns the show of this id: the stored one, active or not, or a built-in one. */
export function listedShow(
  id: string,
  stored: Document | undefined,
): Pick<ShowFields, 'name' | 'city' | 'state' | 'first_day' | 'last_day'> | undefined {
  return stored ? SHOWS.read(stored) : DEFAULT_SHOWS.find((show) => show.id === id);
}
