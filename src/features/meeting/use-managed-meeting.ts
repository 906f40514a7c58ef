import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLinkToken } from '../../components/use-link-token.ts';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { fetchMeeting, meetingChanges } from '../../lib/meeting-client.ts';

/** Key of the meeting's token in the tab's storage, for reloads. */
const KEY = 'booth-studio:meeting-token:v1';

type ManagedState =
  | { readonly status: 'loading' | 'none' | 'failed' }
  | { readonly status: 'ready'; readonly meeting: ManagedMeeting };

/** Loads the meeting of the opened link and returns it with its actions. */
export function useManagedMeeting() {
  const token = useLinkToken(KEY);
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

  const show = (meeting: ManagedMeeting) => setState({ status: 'ready', meeting });
  return { token, state, load, show, changes };
}
