import * as z from 'zod/mini';

/** A record's position in its list, counted from 0; numbers may be skipped. */
export function placeInList() {
  return z.int().check(z.minimum(0), z.maximum(100_000));
}

/** A record that can have been put in order. */
export interface Placed {
  readonly sort_order?: number | undefined;
}

/**
 * Compares by position. Records without one come first and are equal, so new ones are seen at once and keep
 * the list's own order.
 */
export function byPlace(a: Placed, b: Placed): number {
  return (a.sort_order ?? -1) - (b.sort_order ?? -1);
}
