import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { fetchMeeting, meetingChanges } from '../../lib/meeting-client.ts';
import { takeToken } from './meeting-token.ts';

/** State of the page's meeting. */
export type ManagedState =
  | { readonly status: 'loading' | 'none' | 'failed' }
  | { readonly status: 'ready'; readonly meeting: ManagedMeeting };

/** The meeting of the link that the page was opened with, and what can be done with it. */
export function useManagedMeeting() {
  const [token, setToken] = useState(takeToken);
  const [state, setState] = useState<ManagedState>({ status: 'loading' });
  const changes = useMemo(() => meetingChanges(token), [token]);

  const load = useCallback(async () => {
    setState({ status: 'loading' });
    const meeting = await fetchMeeting(token);
    if (meeting === null) setState({ status: 'failed' });
    else setState(meeting === 'none' ? { status: 'none' } : { status: 'ready', meeting });
  }, [token]);

  useEffect(() => {
    void load();
  }, [load]);

  useEffect(() => {
    const follow = () => setToken(takeToken());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const show = useCallback((meeting: ManagedMeeting) => setState({ status: 'ready', meeting }), []);
  return { state, load, show, changes };
}
