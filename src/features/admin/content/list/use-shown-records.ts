import { useState } from 'react';
import type { LiveList } from '../../kit/live-lists/use-live-list.ts';
import { useFound } from './find-records.ts';
import { useOpenCard } from './use-open-card.ts';

/** Number of rows on a phone before 'Show all'. */
export const FEW = 2;
/** Number of rows that 'Show more' adds. A card with more records is closed at first. */
export const PAGE = 25;

/**
 * Returns which records of a list its card shows: none while it is closed, those that the search finds, and at most
 * `limit`, where FEW stands for that many on phones and a page on wider screens.
 * @param size number of records, known before they load
 * @param words the texts by which a record is found
 * @param isScrolled true if the list scrolls in the card, and so needs no short form on phones
 * @param load loads the records of a long list
 */
export function useShownRecords<T>(
  title: string,
  { records, status }: { readonly records: readonly T[]; readonly status: LiveList<T>['status'] },
  size: number,
  words: (record: T) => readonly (string | null)[],
  isScrolled: boolean,
  load: () => void,
) {
  const [limit, setLimit] = useState(isScrolled ? PAGE : FEW);
  const { find, isFound, found } = useFound(title, records, words);
  // Decided once, so that a card does not close when someone adds a record
  const [isShort, setShort] = useState<boolean | null>(null);
  if (isShort === null && (status === 'ready' || size > 0)) setShort(size <= PAGE);
  const { isOpen, setOpen } = useOpenCard(find, isFound ? found.length > 0 : (isShort ?? size <= PAGE));
  /** Opens the card with a whole page on phones, too. */
  function open() {
    load();
    setOpen(true);
    setLimit(Math.max(limit, PAGE));
  }
  return {
    isFound,
    limit,
    setLimit,
    isOpen,
    open,
    onToggle: () => (isOpen ? setOpen(false) : open()),
    count: isFound ? `${found.length} of ${records.length}` : size || undefined,
  };
}

export type ShownRecords<T> = ReturnType<typeof useShownRecords<T>>;
