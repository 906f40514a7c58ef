import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { db } from '../../../lib/firebase/firestore.ts';
import { type LiveList, useLiveList } from '../shared/use-live-list.ts';

const STEP = 20;

export interface LatestList<T> extends LiveList<T> {
  /** Shows twenty more; null if these are all. */
  readonly showMore: (() => void) | null;
}

/** The latest records of a collection, the newest first, kept up to date. */
export function useLatest<T>(collectionName: string, errorTitle: string): LatestList<T> {
  const [count, setCount] = useState(STEP);
  const latest = useMemo(
    () => query(collection(db, collectionName), orderBy('created_at', 'desc'), limit(count + 1)),
    [collectionName, count],
  );
  const list = useLiveList<T>(latest, errorTitle);
  return {
    ...list,
    records: list.records.slice(0, count),
    showMore: list.records.length > count ? () => setCount(count + STEP) : null,
  };
}
