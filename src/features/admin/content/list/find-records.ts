import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { useEffect } from 'react';
import { plainLetters } from '../../../../domain/plain-letters.ts';
import { useParam } from '../../place/current-place.ts';

/** Number of records that the search finds, by the title of their card. */
const $found = map<Record<string, number>>({});

/** Returns the number of records that the search finds in all cards. */
export function useFoundCount(): number {
  return Object.values(useStore($found)).reduce((sum, count) => sum + count, 0);
}

/** Returns a card's records whose `words` match the search, and the function that decides it: null without a search. */
export function useFound<T>(
  title: string,
  records: readonly T[],
  words: (record: T) => readonly (string | null)[],
): { isFound: ((record: T) => boolean) | null; found: readonly T[] } {
  const [find] = useParam('find');
  const typed = plainLetters(find).split(/\s+/).filter(Boolean);
  const isFound = (record: T) => {
    const text = plainLetters(words(record).join(' '));
    return typed.every((word) => text.includes(word));
  };
  const found = typed.length > 0 ? records.filter(isFound) : records;
  useEffect(() => $found.setKey(title, found.length), [title, found.length]);
  return { isFound: typed.length > 0 ? isFound : null, found };
}
