import { useStore } from '@nanostores/react';
import {
  type DocumentData,
  limit,
  onSnapshot,
  type Query,
  type QueryConstraint,
  queryEqual,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { UNREACHABLE } from '../../../../lib/firebase/failure-text.ts';
import { $signIns } from '../../../../lib/firebase/session.ts';
import { reportListFailure } from '../report-failure.ts';
import {
  type NamedReader,
  queryOf,
  type RecordReader,
  readStored,
  type Stored,
  toStored,
} from './stored-record.ts';

/** Maximum number of records in a card's list. Rarely reached; it caps the cost of a query. */
export const MAX_LISTED = 500;

export interface LiveList<T> {
  /** In state `failed`, earlier records are kept. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly Stored<T>[];
  /** True if there may be more than MAX_LISTED records. */
  readonly isCut: boolean;
  /** Listens again after a failure. */
  readonly retry: () => void;
}

interface ListState {
  /** The query that was answered. */
  readonly of: Query | null;
  readonly status: LiveList<unknown>['status'];
  readonly documents: readonly Stored<DocumentData>[];
}

/** Time without an answer, in ms, after which the server counts as unreachable. */
const PATIENCE_MS = 3_000;

const LOADING: ListState = { of: null, status: 'loading', documents: [] };

/**
 * Returns the live records of a query, parsed by `reader`, which must be stable between renders. A failure shows a
 * toast with `errorTitle`, or is only logged if that is null. An unreachable server is reported the same way, but the
 * subscription continues. Without a query the list stays empty.
 * @example
 * const query = queryOf(EXTRAS, orderBy('sort_order'), limit(MAX_LISTED));
 * const { records, status } = useLiveList(query, EXTRAS, extrasMessages.loadFailed);
 */
export function useLiveList<T>(
  wanted: Query | null,
  reader: RecordReader<T>,
  errorTitle: string | null,
): LiveList<T> {
  const [query, setQuery] = useState(wanted);
  // An equal query keeps the subscription
  if (query !== wanted && !(query && wanted && queryEqual(query, wanted))) setQuery(wanted);
  const [attempt, setAttempt] = useState(0);
  const signIns = useStore($signIns);
  const [{ of, documents, ...state }, setState] = useState(LOADING);
  // Until another query is answered, the list keeps the documents of the previous one
  const status = of === query ? state.status : 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` and `signIns` renew the subscription
  useEffect(() => {
    if (!query) return;
    let isConfirmed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function fail(error: unknown) {
      setState((before) => ({ ...before, of: query, status: 'failed' }));
      if (errorTitle) reportListFailure(errorTitle, error);
      else console.warn('A list could not be loaded', error);
    }
    const stop = onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        isConfirmed ||= !metadata.fromCache;
        clearTimeout(timer);
        // Empty and not from the server: offline, or the SDK has cached an empty result
        if (isConfirmed) setState({ of: query, status: 'ready', documents: docs.map(toStored) });
        else if (docs.length === 0) timer = setTimeout(() => fail(new Error(UNREACHABLE)), PATIENCE_MS);
      },
      fail,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [query, errorTitle, attempt, signIns]);

  const records = useMemo(() => documents.map((stored) => readStored(reader, stored)), [documents, reader]);
  function retry() {
    setState((before) => ({ ...before, status: 'loading' }));
    setAttempt((count) => count + 1);
  }
  return { status, records, isCut: records.length >= MAX_LISTED, retry };
}

/** Returns the first record of a kind, live, as a list of at most one. Failures are only logged. */
export function useFirst<T>(record: NamedReader<T>, ...constraints: QueryConstraint[]): LiveList<T> {
  return useLiveList(queryOf(record, ...constraints, limit(1)), record, null);
}

/** Returns an administrator's only record of a kind, like `useFirst`. */
export function useOwnRecord<T>(record: NamedReader<T>, adminId: string): LiveList<T> {
  return useFirst(record, where('admin_id', '==', adminId));
}
