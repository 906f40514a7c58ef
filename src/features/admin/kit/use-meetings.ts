import { limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { BOOKINGS } from '../../../domain/records/bookings.ts';
import { MEETING_RULES, type MeetingRules } from '../../../domain/records/meeting-rules.ts';
import { SLOT_CLAIMS } from '../../../domain/records/slot-claims.ts';
import { queryOf } from './live-lists/live-record.ts';
import { useLiveList, useOwnRecord } from './live-lists/use-live-list.ts';
import { startOfDay } from './start-of-day.ts';
import { useCalendar } from './use-calendar.ts';

/** Maximum upcoming meetings loaded: above the hours of the usual 60 bookable days. */
const MOST_MEETINGS = 2_000;

/** Recent Bookings shows at most this many. */
export const RECENT_LIMIT = 10;

/** Rules of an administrator who has saved none, as deployed. */
export const DEPLOYED_RULES: MeetingRules = import.meta.env.MEETING_RULES;

/** Hours and bookings from `today` (New York) on, and the latest past meetings; live. */
export function useMeetings(adminId: string, today: string) {
  const queries = useMemo(() => {
    const own = where('admin_id', '==', adminId);
    const dates = [where('date', '>=', today), orderBy('date'), limit(MOST_MEETINGS)];
    const bookings = queryOf(BOOKINGS, own);
    const start = startOfDay(today);
    return {
      availability: queryOf(AVAILABILITY, own, ...dates),
      claims: queryOf(SLOT_CLAIMS, ...dates),
      upcoming: query(bookings, where('starts_at', '>=', start), orderBy('starts_at'), limit(MOST_MEETINGS)),
      past: query(
        bookings,
        where('starts_at', '<', start),
        orderBy('starts_at', 'desc'),
        limit(RECENT_LIMIT),
      ),
    };
  }, [adminId, today]);
  const { availability, bookings } = adminMessages;
  const rules = useOwnRecord(MEETING_RULES, adminId, 'rules');
  const calendar = useCalendar(adminId);
  return {
    availability: useLiveList(queries.availability, AVAILABILITY, availability.loadFailed, 'availability'),
    claims: useLiveList(queries.claims, SLOT_CLAIMS, null, 'claims'),
    /** At most one record. */
    rules,
    /** How visitors book: the stored rules, else the deployment's. */
    ownRules: rules.records[0] ?? DEPLOYED_RULES,
    calendar,
    /** Busy times of the calendar, if one is connected. */
    busy: calendar.records[0]?.busy,
    upcoming: useLiveList(queries.upcoming, BOOKINGS, bookings.loadFailed, 'upcoming'),
    past: useLiveList(queries.past, BOOKINGS, null, 'past'),
  };
}

export type Meetings = ReturnType<typeof useMeetings>;
