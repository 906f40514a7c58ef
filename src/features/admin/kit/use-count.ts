import { useStore } from '@nanostores/react';
import { getCountFromServer, type Query } from 'firebase/firestore';
import { atom, onMount } from 'nanostores';
import { useRef } from 'react';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { useOnline } from './live-lists/use-online.ts';
import { useLoaded } from './use-loaded.ts';

/** Increases whenever the database should count again. */
const $revision = atom(0);
onMount($revision, () => {
  // Others may have changed records that no list here shows
  addEventListener('focus', recount);
  return () => removeEventListener('focus', recount);
});

/** Counts again, after a change by this panel. */
export function recount(): void {
  $revision.set($revision.get() + 1);
}

/**
 * Returns what `count` resolves to, again whenever `revision` changes; in the meantime, after a failure, offline and
 * without a revision the previous result, null at first. `count` must be stable between renders.
 */
export function useCount<Count>(revision: string | null, count: () => Promise<Count>): Count | null {
  const changes = useStore($revision);
  const isOnline = useOnline();
  const counted = useLoaded(
    revision === null || !isOnline ? null : `${changes} ${revision}`,
    count,
    'A list could not be loaded',
  );
  const last = useRef<Count | null>(null);
  if (counted != null) last.current = counted;
  return last.current;
}

/**
 * Counts in the database, which costs a read per thousand records.
 * @throws FirebaseError as the backend says
 */
export async function countOf(wanted: Query): Promise<number> {
  const counted = await withinTime(() => getCountFromServer(wanted));
  return counted.data().count;
}
