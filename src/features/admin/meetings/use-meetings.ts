import { limit, orderBy, Timestamp, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { slotInstant } from '../../../domain/booking/slots.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { BOOKINGS } from '../../../domain/records/bookings.ts';
import { busyIn } from '../../../domain/records/calendars.ts';
import { MEETING_RULES, type MeetingRules } from '../../../domain/records/meeting-rules.ts';
import { SLOT_CLAIMS } from '../../../domain/records/slot-claims.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { availabilityMessages } from '../availability/availability-messages.ts';
import { useCalendars } from '../availability/use-calendar.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { useLiveList, useOwnRecord } from '../controls/live-lists/use-live-list.ts';
import { bookingsMessages } from './bookings-messages.ts';

/** Query limit, far above the meetings, dates and claims of the usual 60 bookable days. */
const MAX_AHEAD = 2_000;

/** The deployment's rules, which apply to administrators who have saved none. */
export const DEPLOYED_RULES: MeetingRules = import.meta.env.MEETING_RULES;

/** Returns midnight in the company's zone at the start of `date`. */
export function startOfDay(date: string): Timestamp {
  return Timestamp.fromDate(slotInstant(date, '12:00 AM') ?? new Date(0));
}

/**
 * Returns everything about an administrator's meetings from `today` (in the company's zone) on, live. Where a part of the
 * panel calls it again, the SDK answers from the same subscriptions.
 */
export function useMeetings(adminId: string, today: string) {
  const ahead = [where('starts_at', '>=', startOfDay(today)), orderBy('starts_at'), limit(MAX_AHEAD)];
  const own = where('admin_id', '==', adminId);
  const dates = [where('date', '>=', today), orderBy('date'), limit(MAX_AHEAD)];
  // A meeting before midnight has its buffer on the next date
  const claimed = [where('date', '>=', addDays(today, -1)), orderBy('date'), limit(MAX_AHEAD)];
  const rules = useOwnRecord(MEETING_RULES, adminId);
  const calendars = useCalendars(adminId);
  const busy = useMemo(() => busyIn(calendars.records), [calendars.records]);
  const list = useLiveList(queryOf(BOOKINGS, ...ahead), BOOKINGS, bookingsMessages.loadFailed);
  const { status, records, retry } = list;
  const all = useMemo(() => records.filter((meeting) => meeting.status !== 'cancelled'), [records]);
  const mine = useMemo(() => all.filter(({ admin_id }) => admin_id === adminId), [all, adminId]);
  return {
    /** At most one record. */
    rules,
    /** The rules in effect for visitors: the stored ones, else the deployment's. */
    ownRules: rules.records[0] ?? DEPLOYED_RULES,
    calendars,
    /** Busy times of the calendars that are connected. */
    busy,
    /** The administrator's meetings, in order, without canceled ones. */
    upcoming: { status, retry, records: mine },
    /** All administrators' meetings, in order, without canceled ones. */
    ofEveryone: { status, retry, records: all },
    /** The administrator's dates with open hours, one record each. */
    offered: useLiveList(queryOf(AVAILABILITY, own, ...dates), AVAILABILITY, availabilityMessages.loadFailed),
    /** Everyone's booked hours, from yesterday on. */
    claims: useLiveList(queryOf(SLOT_CLAIMS, ...claimed), SLOT_CLAIMS, null),
  };
}

export type Meetings = ReturnType<typeof useMeetings>;
