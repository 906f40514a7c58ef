import * as z from 'zod/mini';

/** Where a record stands in its list, counted from 0; not every number is in use. */
export function placeInList() {
  return z.int().check(z.minimum(0), z.maximum(100_000));
}

/** A record that can have been put in order. */
export interface Placed {
  readonly sort_order?: number | undefined;
}

/**
 * Compares by place; records that nobody has put in order come first and are equal, so that a new one is seen at once
 * and the list's own order holds among them.
 */
export function byPlace(a: Placed, b: Placed): number {
  return (a.sort_order ?? -1) - (b.sort_order ?? -1);
}
