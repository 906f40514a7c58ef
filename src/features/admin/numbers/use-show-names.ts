import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { DEFAULT_SHOWS } from '../../../domain/default-shows.ts';
import { SHOWS } from '../../../domain/records/shows.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { MOST_LISTED, useLiveList } from '../kit/live-lists/use-live-list.ts';

/** Names of shows by id: stored ones, active or not, and the built-in ones. */
export type ShowNames = ReadonlyMap<string, string>;

/** The names for the ids that quotes store; only the built-in ones until the stored ones have loaded. */
export function useShowNames(): ShowNames {
  const stored = useMemo(() => query(collection(db, SHOWS.name), limit(MOST_LISTED)), []);
  const { records } = useLiveList(stored, SHOWS, null);
  return useMemo(() => new Map([...DEFAULT_SHOWS, ...records].map(({ id, name }) => [id, name])), [records]);
}
