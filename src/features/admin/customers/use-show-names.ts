import { limit } from 'firebase/firestore';
import { useMemo } from 'react';
import { SHOWS } from '../../../domain/records/shows.ts';
import { DEFAULT_SHOWS } from '../../../domain/show/default-shows.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { MAX_LISTED, useLiveList } from '../controls/live-lists/use-live-list.ts';

/** Names of shows by id: stored ones, active or not, and the built-in ones. */
export type ShowNames = ReadonlyMap<string, string>;

const STORED_SHOWS = queryOf(SHOWS, limit(MAX_LISTED));

/** Returns the names of the shows by id; only the built-in ones until the stored shows have loaded. */
export function useShowNames(): ShowNames {
  const { records } = useLiveList(STORED_SHOWS, SHOWS, null);
  return useMemo(() => new Map([...DEFAULT_SHOWS, ...records].map(({ id, name }) => [id, name])), [records]);
}
