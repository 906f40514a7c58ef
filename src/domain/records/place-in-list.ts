import * as z from 'zod/mini';

/** A record's position in its list, from 0; may have gaps. */
export function placeInList() {
  return z.int().check(z.minimum(0), z.maximum(100_000));
}

export interface Sortable {
  readonly sort_order?: number | undefined;
}

/** Compares by position. Records without a position come first, so that new ones are visible, and keep their order. */
export function bySortOrder(a: Sortable, b: Sortable): number {
  return (a.sort_order ?? -1) - (b.sort_order ?? -1);
}
