import { shows } from '#company/shows.ts';
import type { Show } from '../records/shows.ts';

/** The shows offered until administrators store their own, in the wizard's order. Quotes store their ids. */
export const DEFAULT_SHOWS: readonly Show[] = shows.map((show, index) => ({
  ...show,
  first_day: null,
  last_day: null,
  website: null,
  is_active: true,
  sort_order: index * 10,
}));
