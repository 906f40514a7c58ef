import { onSnapshot, type Query } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { UNREACHABLE } from '../../../lib/firebase/failure-text.ts';
import { type Live, toLive } from './record.ts';
import { reportFailure } from './report-failure.ts';

export interface LiveList<T> {
  /** `failed` keeps the records that were there before. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly Live<T>[];
  /** Listens anew, after a failure. */
  readonly retry: () => void;
}

/**
 * The records that `query` finds, in its order, kept up to date by the server. `query` must be the same object from one
 * render to the next (useMemo). A failure shows a toast with `errorTitle`; so does a server that cannot be reached at
 * first, but then listening goes on. With no title it is only logged.
 */
export function useLiveList<T>(query: Query, errorTitle: string | null): LiveList<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<LiveList<T>, 'retry'>>({ status: 'loading', records: [] });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another subscription
  useEffect(() => {
    let isKnown = false;
    function fail(error: unknown) {
      setState(({ records }) => ({ status: 'failed', records }));
      if (errorTitle) reportFailure(errorTitle, error);
      else console.warn('A list could not be loaded', error);
    }
    return onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!metadata.fromCache) isKnown = true;
        // Without a server the SDK answers at first with what it has, which is nothing
        if (isKnown) setState({ status: 'ready', records: docs.map((document) => toLive<T>(document)) });
        else if (docs.length === 0) fail(new Error(UNREACHABLE));
      },
      fail,
    );
  }, [query, errorTitle, attempt]);

  const retry = useCallback(() => {
    setState(({ records }) => ({ status: 'loading', records }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
