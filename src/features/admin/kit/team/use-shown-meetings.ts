import { useMemo } from 'react';
import { BOOKINGS } from '../../../../domain/records/bookings.ts';
import { bookingsMessages } from '../bookings-messages.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import { useToday } from '../panel-context.ts';
import { bookingQueries, type Meetings } from '../use-meetings.ts';
import { useEveryone } from './team-context.tsx';

/** Returns the meetings that the lists show: the administrator's own `meetings`, or everyone's. */
export function useShownMeetings(meetings: Pick<Meetings, 'upcoming' | 'past'>) {
  const today = useToday();
  const [isEveryone] = useEveryone('bookings');
  const queries = useMemo(() => (isEveryone ? bookingQueries(today) : null), [isEveryone, today]);
  const { loadFailed } = bookingsMessages;
  const upcoming = useLiveList(queries?.upcoming ?? null, BOOKINGS, loadFailed, "everyone's upcoming");
  const past = useLiveList(queries?.past ?? null, BOOKINGS, null, "everyone's past");
  return isEveryone ? { upcoming, past } : meetings;
}
