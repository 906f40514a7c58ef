import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { fetchMeeting, meetingChanges } from '../../lib/meeting-client.ts';
import { tabStore } from '../../lib/text-store.ts';

/** Key of the meeting's token in the tab's storage, for reloads. */
const KEY = 'booth-studio:meeting-token:v1';

/**
 * Returns the token in the URL, else the stored one; empty if there is none. Moves a token from the URL to
 * the tab's storage, to keep it out of the browser's history.
 */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token === '') return tabStore.read(KEY) ?? '';
  tabStore.keep(KEY, token);
  // If storage is blocked, a reload needs the token in the URL
  if (tabStore.read(KEY) === token) history.replaceState(history.state, '', location.pathname);
  return token;
}

type ManagedState =
  | { readonly status: 'loading' | 'none' | 'failed' }
  | { readonly status: 'ready'; readonly meeting: ManagedMeeting };

/** Loads the meeting of the opened link and returns it with its actions. */
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

  const show = (meeting: ManagedMeeting) => setState({ status: 'ready', meeting });
  return { token, state, load, show, changes };
}
