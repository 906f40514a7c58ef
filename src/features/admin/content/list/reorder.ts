import type { Sortable } from '../../../../domain/records/place-in-list.ts';

/** Sort key of an entry; undefined until someone moves it. */
export interface Ordered extends Sortable {
  readonly id: string;
}

/** Returns `list` in the order of `ids`. Entries that `ids` lacks come first, in their previous order. */
export function inOrder<Entry extends Ordered>(
  list: readonly Entry[],
  ids: readonly string[] | null,
): readonly Entry[] {
  return ids ? list.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : list;
}

/**
 * Returns the `sort_order` changes that produce the order of `list`. Existing numbers are redistributed, so only
 * entries between the old and the new position change. If two entries share a number or one has none, all are
 * renumbered in tens.
 */
export function sortOrderChanges(list: readonly Ordered[]): (Ordered & { readonly sort_order: number })[] {
  const used = new Set(list.flatMap(({ sort_order }) => sort_order ?? []));
  const numbers =
    used.size === list.length ? [...used].sort((a, b) => a - b) : list.map((_, index) => index * 10);
  return list
    .map(({ id }, index) => ({ id, sort_order: numbers[index] ?? 0 }))
    .filter(({ sort_order }, index) => sort_order !== list[index]?.sort_order);
}
