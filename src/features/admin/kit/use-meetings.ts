import { limit, orderBy, Timestamp, where } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { slotInstant } from '../../../domain/booking/slots.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { busyIn } from '../../../domain/records/calendars.ts';
import { MEETING_RULES, type MeetingRules } from '../../../domain/records/meeting-rules.ts';
import { SLOT_CLAIMS } from '../../../domain/records/slot-claims.ts';
import { bookingsMessages } from './bookings-messages.ts';
import type { Live } from './live-lists/live-record.ts';
import { queryOf } from './live-lists/live-record.ts';
import { type LiveList, useLiveList, useOwnRecord } from './live-lists/use-live-list.ts';
import { useCalendars } from './use-calendar.ts';

/** Query limit where dates bound a list; more than the hours in the usual 60 bookable days. */
export const MAX_HOURS = 2_000;

/** Number of bookings in 'Recent Bookings', and of upcoming meetings that are loaded first. */
export const RECENT_LIMIT = 10;

/** Number of meetings that 'Show more' adds. */
export const MEETINGS_PAGE = 25;

/** The deployment's rules, which apply to administrators who have saved none. */
export const DEPLOYED_RULES: MeetingRules = import.meta.env.MEETING_RULES;

/** States of a meeting that takes place, may, or did. */
const NOT_CANCELED: Booking['status'][] = ['confirmed', 'pending', 'held', 'no-show'];

/** Returns midnight in the company's zone at the start of `date`. */
export function startOfDay(date: string): Timestamp {
  return Timestamp.fromDate(slotInstant(date, '12:00 AM') ?? new Date(0));
}

/** A schedule's dates (in the company's zone), from `from` up to but not including `until`. */
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

/** The next meetings, without canceled ones. */
export interface Upcoming extends LiveList<Booking> {
  /** The first meeting that is not listed; undefined if all are. */
  readonly next: Live<Booking> | undefined;
  /** Lists another page; does nothing while one is loading. */
  readonly showMore: () => void;
}

/**
 * Returns an administrator's next meetings from `today` (in the company's zone) on, everyone's for null, live and by pages; none
 * while they are not wanted.
 */
export function useUpcoming(adminId: string | null, today: string, isWanted: boolean): Upcoming {
  const [most, setMost] = useState(RECENT_LIMIT);
  const wanted = useMemo(
    () =>
      isWanted
        ? queryOf(
            BOOKINGS,
            ...(adminId === null ? [] : [where('admin_id', '==', adminId)]),
            where('status', 'in', NOT_CANCELED),
            where('starts_at', '>=', startOfDay(today)),
            orderBy('starts_at'),
            limit(most + 1),
          )
        : null,
    [adminId, today, most, isWanted],
  );
  const list = useLiveList(wanted, BOOKINGS, bookingsMessages.loadFailed);
  const { records, status } = list;
  const isReady = status === 'ready';
  const showMore = useCallback(() => {
    if (isReady) setMost((before) => before + MEETINGS_PAGE);
  }, [isReady]);
  // While another page is loading, the records are those of the previous one
  const listed = useRef(most);
  if (isReady) listed.current = most;
  const { current: count } = listed;
  const shown = useMemo(() => records.slice(0, count), [records, count]);
  return { ...list, records: shown, next: records[count], showMore };
}

/** Returns an administrator's rules for meetings and the busy times of their calendars, live. */
export function useOwnRules(adminId: string) {
  const rules = useOwnRecord(MEETING_RULES, adminId);
  const calendars = useCalendars(adminId);
  const busy = useMemo(() => busyIn(calendars.records), [calendars.records]);
  return {
    /** At most one record. */
    rules,
    /** The rules in effect for visitors: the stored ones, else the deployment's. */
    ownRules: rules.records[0] ?? DEPLOYED_RULES,
    calendars,
    /** Busy times of the calendars that are connected. */
    busy,
  };
}

/** Returns the rules and the next meetings, which load when `isListed` is first true and then stay. */
export function useMeetings(adminId: string, today: string, isListed: boolean) {
  const [isWanted, setWanted] = useState(isListed);
  useEffect(() => {
    if (isListed) setWanted(true);
  }, [isListed]);
  return { ...useOwnRules(adminId), upcoming: useUpcoming(adminId, today, isWanted) };
}

export type Meetings = ReturnType<typeof useMeetings>;

/** Which meetings `useLatestMeetings` returns, latest first. */
interface Latest {
  /** Only meetings before this date (in the company's zone). */
  readonly before?: string;
  readonly most: number;
  readonly isWanted?: boolean;
}

/** Returns an administrator's latest meetings, canceled ones too, live; everyone's for null. None while not wanted. */
export function useLatestMeetings(
  adminId: string | null,
  { before, most, isWanted = true }: Latest,
): LiveList<Booking> {
  const latest = useMemo(
    () =>
      isWanted
        ? queryOf(
            BOOKINGS,
            ...(adminId === null ? [] : [where('admin_id', '==', adminId)]),
            ...(before ? [where('starts_at', '<', startOfDay(before))] : []),
            orderBy('starts_at', 'desc'),
            limit(most),
          )
        : null,
    [adminId, before, most, isWanted],
  );
  return useLiveList(latest, BOOKINGS, null);
}
