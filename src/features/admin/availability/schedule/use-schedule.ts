import { useMemo } from 'react';
import { busyHours } from '../../../../domain/booking/meeting-rules.ts';
import { AVAILABILITY, type Availability } from '../../../../domain/records/availability.ts';
import { BOOKINGS } from '../../../../domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../../domain/records/slot-claims.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import { bookingsMessages } from '../../kit/bookings-messages.ts';
import { type LiveList, useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { useAdmin, useToday } from '../../kit/panel-context.ts';
import { MAX_HOURS, type Meetings, scheduleQueries } from '../../kit/use-meetings.ts';
import { type ScheduledDay, scheduleDays } from './schedule-days.ts';

/** The administrator's dates from today on. */
export interface Schedule {
  /** The dates with open hours, of which there is one record each. Loading until their meetings are known. */
  readonly list: LiveList<Availability>;
  /** The dates with open hours or meetings. */
  readonly days: readonly ScheduledDay[];
  /** True if the administrator's calendar closes the hour of a date. */
  readonly isBusy: ReturnType<typeof busyHours>;
}

/** Returns the schedule, live. */
export function useSchedule({ ownRules, busy }: Meetings): Schedule {
  const { uid } = useAdmin();
  const today = useToday();
  const queries = useMemo(() => scheduleQueries(uid, { from: today, most: MAX_HOURS }), [uid, today]);
  const list = useLiveList(queries.availability, AVAILABILITY, availabilityMessages.loadFailed);
  const claims = useLiveList(queries.claims, SLOT_CLAIMS, null);
  const bookings = useLiveList(queries.bookings, BOOKINGS, bookingsMessages.loadFailed);
  const isBusy = useMemo(() => busyHours(ownRules, busy), [ownRules, busy]);
  const days = useMemo(
    () => scheduleDays(list.records, claims.records, bookings.records, isBusy),
    [list.records, claims.records, bookings.records, isBusy],
  );
  // Without their claims, booked hours would look free
  const isKnown = claims.status !== 'loading' && bookings.status !== 'loading';
  const status = list.status === 'ready' && !isKnown ? 'loading' : list.status;
  return { list: { ...list, status }, days, isBusy };
}
