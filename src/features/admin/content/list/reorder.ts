import type { Sortable } from '../../../../domain/records/place-in-list.ts';

/** Sort key of an entry; undefined until someone moves it. */
export interface Ordered extends Sortable {
  readonly id: string;
}

/** Returns `list` in the order of `ids`. Entries that `ids` lacks follow in their previous order. */
export function inOrder<Entry extends Ordered>(
  list: readonly Entry[],
  ids: readonly string[] | null,
): Entry[] {
  if (!ids) return [...list];
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...list].sort((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
}

/**
 * Returns the `sort_order` changes that produce the order of `list`. Existing numbers are redistributed, so
 * only entries between the old and the new position change. If two entries share a number or one has none,
 * all are renumbered in tens.
 */
export function sortOrderChanges(list: readonly Ordered[]): (Ordered & { readonly sort_order: number })[] {
  const used = list.flatMap(({ sort_order }) => sort_order ?? []).sort((a, b) => a - b);
  const areDistinct = new Set(used).size === list.length;
  return list.flatMap(({ id, sort_order }, index) => {
    const next = (areDistinct ? used[index] : undefined) ?? index * 10;
    return next === sort_order ? [] : [{ id, sort_order: next }];
  });
}
