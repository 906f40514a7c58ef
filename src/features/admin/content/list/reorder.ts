import type { Placed } from '../../../../domain/records/place-in-list.ts';

/** What a list is sorted by; without a place, what nobody has put in order. */
export interface Ordered extends Placed {
  readonly id: string;
}

/** `list` in the order of `ids`; entries that are not among them keep their order, at the end. */
export function inOrder<Entry extends Ordered>(
  list: readonly Entry[],
  ids: readonly string[] | null,
): Entry[] {
  if (!ids) return [...list];
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...list].sort((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
}

/**
 * The new `sort_order` of each entry that needs another one to be shown in the order of `list`. The numbers in use are
 * dealt out anew, so that only the entries between the old and the new place change; where two share one, or one has
 * none, all are numbered anew in tens.
 */
export function sortOrderChanges(list: readonly Ordered[]): (Ordered & { readonly sort_order: number })[] {
  const used = list.flatMap(({ sort_order }) => sort_order ?? []).sort((a, b) => a - b);
  const areDistinct = new Set(used).size === list.length;
  return list.flatMap(({ id, sort_order }, index) => {
    const next = (areDistinct ? used[index] : undefined) ?? index * 10;
    return next === sort_order ? [] : [{ id, sort_order: next }];
  });
}
