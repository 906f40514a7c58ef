import { type DocumentData, onSnapshot, type Query, Timestamp } from 'firebase/firestore';
import { get, set } from 'idb-keyval';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { UNREACHABLE } from '../../../../lib/firebase/failure-text.ts';
import { reportListFailure } from '../report-failure.ts';
import { keptStore } from './kept-store.ts';
import { type Live, type Reader, toLive } from './live-record.ts';

/** Records of one kind that a card lists; there are hardly ever so many, and a query without a bound could cost anything. */
export const MOST_LISTED = 500;

export interface LiveList<T> {
  /** `failed` keeps the records that were there before. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly Live<T>[];
  /** When the server last confirmed them, if it does not now. */
  readonly asOf: Date | null;
  /** True if there may be more than MOST_LISTED. */
  readonly isCut: boolean;
  /** Listens again after a failure. */
  readonly retry: () => void;
}

interface ListState {
  readonly status: LiveList<unknown>['status'];
  readonly documents: readonly Live<DocumentData>[];
  readonly asOf: Date | null;
}

/** An answer takes longer only if there is none. */
const PATIENCE_MS = 3_000;

const LOADING: ListState = { status: 'loading', documents: [], asOf: null };

/**
 * The records that `query` finds, in its order and read by `read`, kept up to date by the server. Both must be the same
 * objects from one render to the next (useMemo). A failure shows a toast with `errorTitle`; so does a server that cannot be reached at
 * first, but then listening goes on. With no title it is only logged. A list that is kept under a name (`keptAs`) is there without a
 * server, too: as it last was.
 */
export function useLiveList<T>(
  query: Query,
  read: Reader<T>,
  errorTitle: string | null,
  keptAs: string | null = null,
): LiveList<T> {
  const [attempt, setAttempt] = useState(0);
  const [{ status, documents, asOf }, setState] = useState(LOADING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another subscription
  useEffect(() => {
    let isOver = false;
    let confirmed: Date | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function fail(error: unknown) {
      setState((before) => ({ ...before, status: 'failed', asOf: before.asOf ?? confirmed }));
      if (errorTitle) reportListFailure(errorTitle, error);
      else console.warn('A list could not be loaded', error);
      if (keptAs && !confirmed) void showKept(keptAs);
    }
    async function showKept(name: string) {
      const kept = await readKeptList(name);
      if (!kept || isOver || confirmed) return;
      setState((before) =>
        before.documents.length > 0 ? before : { ...before, documents: kept.documents, asOf: kept.at },
      );
    }
    const stop = onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const isServers = !metadata.fromCache;
        if (isServers) confirmed = new Date();
        clearTimeout(timer);
        // Nothing, and not from the server: there is none, or the SDK remembers that this query found nothing before
        if (confirmed) {
          const listed = docs.map(toLive);
          setState({ status: 'ready', documents: listed, asOf: isServers ? null : confirmed });
          if (isServers && keptAs) void keepList(keptAs, { at: confirmed, documents: listed });
        } else if (docs.length === 0) timer = setTimeout(() => fail(new Error(UNREACHABLE)), PATIENCE_MS);
      },
      fail,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [query, errorTitle, keptAs, attempt]);

  const records = useMemo(() => documents.map(read), [documents, read]);
  const retry = useCallback(() => {
    setState((before) => ({ ...before, status: 'loading' }));
    setAttempt((count) => count + 1);
  }, []);
  return { status, records, asOf, isCut: records.length >= MOST_LISTED, retry };
}

export interface KeptList {
  /** When the server last gave it. */
  readonly at: Date;
  readonly documents: readonly Live<DocumentData>[];
}

/** Keeps a list under a name; does nothing where storage is blocked or full. */
export async function keepList(name: string, list: KeptList): Promise<void> {
  await set(name, list, keptStore()).catch(() => {});
}

/** The list that was kept under this name; null without one. */
export async function readKeptList(name: string): Promise<KeptList | null> {
  const kept = await get<KeptList>(name, keptStore()).catch(() => undefined);
  return kept ? { ...kept, documents: kept.documents.map((document) => withMoments(document)) } : null;
}

/** Storage keeps a Timestamp's fields and forgets what it is. */
function withMoments<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withMoments) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { seconds, nanoseconds, ...others } = value as Record<string, unknown>;
  if (typeof seconds === 'number' && typeof nanoseconds === 'number' && Object.keys(others).length === 0) {
    return new Timestamp(seconds, nanoseconds) as T;
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withMoments(field)])) as T;
}
