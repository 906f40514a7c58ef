import { onSnapshot, type Query } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { UNREACHABLE } from '../../../lib/firebase/failure-text.ts';
import { reportListFailure } from '../session/report-failure.ts';
import { type Live, type Reader, toLive } from './live-record.ts';
import { MOST_LISTED } from './most-listed.ts';

export interface LiveList<T> {
  /** `failed` keeps the records that were there before. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly Live<T>[];
  /** Whether there may be more than MOST_LISTED, which are all that is listed. */
  readonly isCut: boolean;
  /** Listens anew, after a failure. */
  readonly retry: () => void;
}

/** An answer takes longer only if there is none. */
const PATIENCE_MS = 3_000;

/**
 * The records that `query` finds, in its order and read by `read`, kept up to date by the server. Both must be the same
 * objects from one render to the next (useMemo). A failure shows a toast with `errorTitle`; so does a server that cannot be reached at
 * first, but then listening goes on. With no title it is only logged.
 */
export function useLiveList<T>(query: Query, read: Reader<T>, errorTitle: string | null): LiveList<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<LiveList<T>, 'status' | 'records'>>({
    status: 'loading',
    records: [],
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another subscription
  useEffect(() => {
    let isKnown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function fail(error: unknown) {
      setState(({ records }) => ({ status: 'failed', records }));
      if (errorTitle) reportListFailure(errorTitle, error);
      else console.warn('A list could not be loaded', error);
    }
    const stop = onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!metadata.fromCache) isKnown = true;
        clearTimeout(timer);
        // Nothing, and not from the server: there is none, or the SDK remembers that this query found nothing before
        if (isKnown) setState({ status: 'ready', records: docs.map((document) => read(toLive(document))) });
        else if (docs.length === 0) timer = setTimeout(() => fail(new Error(UNREACHABLE)), PATIENCE_MS);
      },
      fail,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [query, read, errorTitle, attempt]);

  const retry = useCallback(() => {
    setState(({ records }) => ({ status: 'loading', records }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, isCut: state.records.length >= MOST_LISTED, retry };
}
