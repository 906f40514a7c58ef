import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { fetchMeeting, meetingChanges } from '../../lib/meeting-client.ts';
import { tabStore } from '../../lib/text-store.ts';

/** Key of the meeting's token in the tab, for reloads. */
const KEY = 'booth-studio:meeting-token:v1';

/**
 * Takes the token of a meeting's link out of the address, so that it does not stay in the browser's history, and keeps it
 * for this tab. Without one in the address, the token that the tab has; empty if it has none.
 */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token === '') return tabStore.read(KEY) ?? '';
  tabStore.keep(KEY, token);
  // Without storage, a reload needs the token in the address
  if (tabStore.read(KEY) === token) history.replaceState(history.state, '', location.pathname);
  return token;
}

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
