import { useStore } from '@nanostores/react';
import { type DocumentData, limit, onSnapshot, type Query, Timestamp, where } from 'firebase/firestore';
import { get, set } from 'idb-keyval';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { UNREACHABLE } from '../../../../lib/firebase/failure-text.ts';
import { $signIns } from '../../../../lib/firebase/session.ts';
import { reportListFailure } from '../report-failure.ts';
import { keptStore } from './kept-store.ts';
import { type Live, type NamedReader, queryOf, type Reader, readLive, toLive } from './live-record.ts';

/** Maximum number of records in a card's list. Rarely reached; it caps the cost of a query. */
export const MAX_LISTED = 500;

export interface LiveList<T> {
  /** In state `failed`, earlier records are kept. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly Live<T>[];
  /** Time at which the server last confirmed the records, if they may be outdated. */
  readonly asOf: Date | null;
  /** True if there may be more than MAX_LISTED records. */
  readonly isCut: boolean;
  /** Listens again after a failure. */
  readonly retry: () => void;
}

interface ListState {
  /** The query that was answered. */
  readonly of: Query | null;
  readonly status: LiveList<unknown>['status'];
  readonly documents: readonly Live<DocumentData>[];
  readonly asOf: Date | null;
}

/** Time without an answer, in ms, after which the server counts as unreachable. */
const PATIENCE_MS = 3_000;

const LOADING: ListState = { of: null, status: 'loading', documents: [], asOf: null };

/**
 * Returns the live records of the query `wanted`, parsed by `reader`. Both must be stable between renders
 * (useMemo). A failure shows a toast with `errorTitle`, or is only logged if that is null. An unreachable
 * server is reported the same way, but the subscription continues. Without a query the list stays empty. A
 * list with a name (`keptAs`) is stored and available offline.
 * @example
 * const wanted = useMemo(() => query(collection(db, EXTRAS.name), orderBy('sort_order'), limit(MAX_LISTED)), []);
 * const { records, status } = useLiveList(wanted, EXTRAS, extrasMessages.loadFailed);
 */
export function useLiveList<T>(
  wanted: Query | null,
  reader: Reader<T>,
  errorTitle: string | null,
  keptAs: string | null = null,
): LiveList<T> {
  const [attempt, setAttempt] = useState(0);
  const signIns = useStore($signIns);
  const [{ of, documents, asOf, ...state }, setState] = useState(LOADING);
  // Until another query is answered, the list keeps the documents of the previous one
  const status = of === wanted ? state.status : 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` and `signIns` renew the subscription
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    let confirmed: Date | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function fail(error: unknown) {
      setState((before) => ({ ...before, of: wanted, status: 'failed', asOf: before.asOf ?? confirmed }));
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
      wanted,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const isServers = !metadata.fromCache;
        if (isServers) confirmed = new Date();
        clearTimeout(timer);
        // Empty and not from the server: offline, or the SDK has cached an empty result
        if (confirmed) {
          const listed = docs.map(toLive);
          setState({ of: wanted, status: 'ready', documents: listed, asOf: isServers ? null : confirmed });
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
  }, [wanted, errorTitle, keptAs, attempt, signIns]);

  const records = useMemo(() => documents.map((stored) => readLive(reader, stored)), [documents, reader]);
  const retry = useCallback(() => {
    setState((before) => ({ ...before, status: 'loading' }));
    setAttempt((count) => count + 1);
  }, []);
  return { status, records, asOf, isCut: records.length >= MAX_LISTED, retry };
}

/**
 * Returns an administrator's only record of a kind, live, as a list of at most one. Failures are only logged.
 */
export function useOwnRecord<T>(
  record: NamedReader<T>,
  adminId: string,
  keptAs: string | null = null,
): LiveList<T> {
  const own = useMemo(() => queryOf(record, where('admin_id', '==', adminId), limit(1)), [record, adminId]);
  return useLiveList(own, record, null, keptAs);
}

export interface KeptList {
  /** Time at which the server last sent the list. */
  readonly at: Date;
  readonly documents: readonly Live<DocumentData>[];
}

/** Stores a list under a name. Does nothing if storage is blocked or full. */
export async function keepList(name: string, list: KeptList): Promise<void> {
  await set(name, list, keptStore()).catch(() => {});
}

/** Returns the stored list of this name; null if there is none. */
export async function readKeptList(name: string): Promise<KeptList | null> {
  const kept = await get<KeptList>(name, keptStore()).catch(() => undefined);
  return kept ? { ...kept, documents: kept.documents.map((document) => withMoments(document)) } : null;
}

/** Restores Timestamps, which lose their class in storage. */
function withMoments<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withMoments) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { seconds, nanoseconds, ...others } = value as Record<string, unknown>;
  if (typeof seconds === 'number' && typeof nanoseconds === 'number' && Object.keys(others).length === 0) {
    return new Timestamp(seconds, nanoseconds) as T;
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withMoments(field)])) as T;
}
