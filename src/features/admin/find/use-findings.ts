import { useEffect, useState } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { searchFor } from '../../../domain/search-words.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { type Findings, findVisitors } from './find-visitors.ts';

/** Long enough for the next letter to come. */
const PAUSE_MS = 300;

export type FindState =
  | { readonly status: 'idle' | 'too-little' | 'searching' | 'failed' }
  | ({ readonly status: 'ready' } & Findings);

/** Searches for the typed text after a pause in typing. */
export function useFindings(adminId: string, typed: string): FindState {
  const [state, setState] = useState<FindState>({ status: 'idle' });
  useEffect(() => {
    const search = searchFor(typed);
    if (!search) return setState({ status: typed.trim() === '' ? 'idle' : 'too-little' });
    let isCurrent = true;
    setState({ status: 'searching' });
    const timer = setTimeout(() => {
      findVisitors(adminId, search).then(
        (findings) => {
          if (isCurrent) setState({ status: 'ready', ...findings });
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setState({ status: 'failed' });
          reportFailure(adminMessages.find.failed, error);
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [adminId, typed]);
  return state;
}
