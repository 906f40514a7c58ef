import { useMemo } from 'react';
import { BOOKINGS, type Booking } from '../../../../domain/records/bookings.ts';
import { bookingsMessages } from '../bookings-messages.ts';
import { type LiveList, useLiveList } from '../live-lists/use-live-list.ts';
import { useToday } from '../panel-context.ts';
import { type Meetings, upcomingOfAll } from '../use-meetings.ts';
import { useEveryone } from './team-context.tsx';

/** Returns the upcoming meetings that the lists show: the administrator's own, or everyone's. */
export function useShownUpcoming({ upcoming: own }: Pick<Meetings, 'upcoming'>): LiveList<Booking> {
  const today = useToday();
  const [isEveryone] = useEveryone('bookings');
  const query = useMemo(() => (isEveryone ? upcomingOfAll(today) : null), [isEveryone, today]);
  const all = useLiveList(query, BOOKINGS, bookingsMessages.loadFailed, "everyone's upcoming");
  return isEveryone ? all : own;
}
