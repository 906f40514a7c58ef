import { limit, orderBy, Timestamp, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { slotInstant } from '../../../domain/booking/slots.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { busyIn } from '../../../domain/records/calendars.ts';
import { MEETING_RULES, type MeetingRules } from '../../../domain/records/meeting-rules.ts';
import { SLOT_CLAIMS } from '../../../domain/records/slot-claims.ts';
import { availabilityMessages } from './availability-messages.ts';
import { bookingsMessages } from './bookings-messages.ts';
import { queryOf } from './live-lists/live-record.ts';
import { type LiveList, useLiveList, useOwnRecord } from './live-lists/use-live-list.ts';
import { useCalendars } from './use-calendar.ts';

/** Maximum number of upcoming meetings loaded; more than the hours in the usual 60 bookable days. */
const MAX_MEETINGS = 2_000;

/** Maximum number of bookings in 'Recent Bookings'. */
export const RECENT_LIMIT = 10;

/** The deployment's rules, which apply to administrators who have saved none. */
export const DEPLOYED_RULES: MeetingRules = import.meta.env.MEETING_RULES;

/** Returns midnight in New York at the start of `date`. */
export function startOfDay(date: string): Timestamp {
  return Timestamp.fromDate(slotInstant(date, '12:00 AM') ?? new Date(0));
}

/** A schedule's dates (New York), from `from` up to but not including `until`. */
export interface ScheduleSpan {
  readonly from: string;
  readonly until?: string;
  /** Query limit, above the number of hours in the span. */
  readonly most: number;
}

/** Returns ordered queries for an administrator's hours and bookings and for everyone's claims. */
export function scheduleQueries(adminId: string, { from, until, most }: ScheduleSpan) {
  const own = where('admin_id', '==', adminId);
  const dates = [where('date', '>=', from), ...(until ? [where('date', '<', until)] : []), orderBy('date')];
  const starts = [
    where('starts_at', '>=', startOfDay(from)),
    ...(until ? [where('starts_at', '<', startOfDay(until))] : []),
    orderBy('starts_at'),
  ];
  return {
    availability: queryOf(AVAILABILITY, own, ...dates, limit(most)),
    claims: queryOf(SLOT_CLAIMS, ...dates, limit(most)),
    bookings: queryOf(BOOKINGS, own, ...starts, limit(most)),
  };
}

/** Returns an ordered query for everyone's bookings from a date (New York) on. */
export function upcomingOfAll(from: string) {
  return queryOf(
    BOOKINGS,
    where('starts_at', '>=', startOfDay(from)),
    orderBy('starts_at'),
    limit(MAX_MEETINGS),
  );
}

/** Returns hours and bookings from `today` (New York) on, live. */
export function useMeetings(adminId: string, today: string) {
  const queries = useMemo(
    () => scheduleQueries(adminId, { from: today, most: MAX_MEETINGS }),
    [adminId, today],
  );
  const rules = useOwnRecord(MEETING_RULES, adminId, 'rules');
  const calendars = useCalendars(adminId);
  const busy = useMemo(() => busyIn(calendars.records), [calendars.records]);
  return {
    availability: useLiveList(
      queries.availability,
      AVAILABILITY,
      availabilityMessages.loadFailed,
      'availability',
    ),
    claims: useLiveList(queries.claims, SLOT_CLAIMS, null, 'claims'),
    /** At most one record. */
    rules,
    /** The rules in effect for visitors: the stored ones, else the deployment's. */
    ownRules: rules.records[0] ?? DEPLOYED_RULES,
    calendars,
    /** Busy times of the calendars that are connected. */
    busy,
    upcoming: useLiveList(queries.bookings, BOOKINGS, bookingsMessages.loadFailed, 'upcoming'),
  };
}

export type Meetings = ReturnType<typeof useMeetings>;

/** Returns an administrator's latest meetings before `today` (New York), live; everyone's for null. */
export function usePastMeetings(
  adminId: string | null,
  today: string,
  most = RECENT_LIMIT,
): LiveList<Booking> {
  const past = useMemo(
    () =>
      queryOf(
        BOOKINGS,
        ...(adminId === null ? [] : [where('admin_id', '==', adminId)]),
        where('starts_at', '<', startOfDay(today)),
        orderBy('starts_at', 'desc'),
        limit(most),
      ),
    [adminId, today, most],
  );
  return useLiveList(past, BOOKINGS, null, 'past');
}
