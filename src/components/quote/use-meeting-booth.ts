import { useEffect, useState } from 'react';
import type { MeetingBooth } from '../../domain/schemas/meeting.ts';
import { fetchMeetingBooth } from '../../lib/meeting-client.ts';

/** Returns the picture of the booth of a meeting's token; null without one, or until it is loaded. */
export function useMeetingBooth(token: string | null): MeetingBooth {
  const [booth, setBooth] = useState<MeetingBooth>(null);
  useEffect(() => {
    let isCurrent = true;
    setBooth(null);
    if (token !== null) void fetchMeetingBooth(token).then((found) => isCurrent && setBooth(found));
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return booth;
}
