import { limit, orderBy, type Query, query } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import type { Reader } from './live-record.ts';
import { type LiveList, useLiveList } from './use-live-list.ts';

const STEP = 20;

export interface LatestList<T> extends LiveList<T> {
  /** Shows twenty more; null if these are all. */
  readonly showMore: (() => void) | null;
}

/** The latest of `records`, the newest first, kept up to date; it must stay the same object. */
export function useLatest<T>(records: Query, read: Reader<T>, errorTitle: string): LatestList<T> {
  const [count, setCount] = useState(STEP);
  const latest = useMemo(
    () => query(records, orderBy('created_at', 'desc'), limit(count + 1)),
    [records, count],
  );
  const list = useLiveList(latest, read, errorTitle);
  return {
    ...list,
    records: list.records.slice(0, count),
    isCut: false,
    showMore: list.records.length > count ? () => setCount(count + STEP) : null,
  };
}
