import type { Document } from '../records/document.ts';
import { SHOWS } from '../records/shows.ts';
import { DEFAULT_SHOWS } from './default-shows.ts';

/** Returns the show of this id: the stored one, active or not, or a built-in one. */
export function listedShow(id: string, stored: Document | undefined): { readonly name: string } | undefined {
  return stored ? SHOWS.read(stored) : DEFAULT_SHOWS.find((show) => show.id === id);
}
