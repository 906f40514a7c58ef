import { useEffect, useMemo, useRef, useState } from 'react';
import { busyHours } from '../../../../domain/booking/meeting-rules.ts';
import { AVAILABILITY, type Availability } from '../../../../domain/records/availability.ts';
import { BOOKINGS } from '../../../../domain/records/bookings.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { type LiveList, useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { useClaims, useDate } from '../../kit/meeting-hours/use-dates.ts';
import { useAdmin, useToday } from '../../kit/panel-context.ts';
import { MAX_HOURS, type Meetings, scheduleQueries } from '../../kit/use-meetings.ts';
import { type ScheduledDay, scheduleDays } from './schedule-days.ts';

/** Number of dates with open hours that are listed first, and added by 'Later dates'. */
const DATES_PAGE = 14;

/** Number of dates that are listed at once, however many meetings they have. */
const FEWEST_DATES = 5;

/** The administrator's dates from today on. */
export interface Schedule {
  /** All dates with open hours, of which there is one record each. */
  readonly list: LiveList<Availability>;
  /** The first dates, with their meetings. */
  readonly days: readonly ScheduledDay[];
  /** True if the administrator's calendar closes the hour of a date. */
  readonly isBusy: ReturnType<typeof busyHours>;
  /** Lists later dates; null if all are listed. */
  readonly showLater: (() => void) | null;
}

/**
 * Returns the schedule, live and by pages: as many dates as a page has, or as have a page of meetings. Dates are listed
 * once everything about them is known.
 */
export function useSchedule({ upcoming, ownRules, busy }: Meetings): Schedule {
  const { uid } = useAdmin();
  const today = useToday();
  const dates = useMemo(
    () => scheduleQueries(uid, { from: today, most: MAX_HOURS }).availability,
    [uid, today],
  );
  const list = useLiveList(dates, AVAILABILITY, availabilityMessages.loadFailed);
  const [most, setMost] = useState(DATES_PAGE);
  /** The first date that is not listed; undefined if all are. */
  const end = [list.records[most]?.date, upcoming.next?.date].filter((date) => date !== undefined).sort()[0];
  const known = [...list.records, ...upcoming.records].map(({ date }) => date).sort();
  // Either list alone would ask for more claims than are listed
  const isFirst = [list, upcoming].some(
    ({ status, records }) => status === 'loading' && records.length === 0,
  );
  const last = isFirst ? undefined : end ? addDays(end, -1) : known.at(-1);
  const claims = useClaims(last && today, last, false);
  const isBusy = useMemo(() => busyHours(ownRules, busy), [ownRules, busy]);
  const days = useMemo(() => {
    const isListed = ({ date }: { date: string }) => !end || date < end;
    const [offered, booked] = [list.records.filter(isListed), upcoming.records.filter(isListed)];
    return scheduleDays(offered, claims.records, booked, isBusy);
  }, [end, list.records, claims.records, upcoming.records, isBusy]);
  const isKnown = [list, upcoming, ...(last ? [claims] : [])].every(({ status }) => status !== 'loading');
  // Until the claims of another page have come, its booked hours would look free
  const before = useRef<readonly ScheduledDay[]>([]);
  if (isKnown) before.current = days;
  const { showMore } = upcoming;
  const isShort = isKnown && days.length < FEWEST_DATES && upcoming.next !== undefined;
  useEffect(() => {
    if (isShort) showMore();
  }, [isShort, showMore]);
  function showLater() {
    setMost(most + DATES_PAGE);
    if (upcoming.next) showMore();
  }
  const status = list.status === 'ready' && !isKnown ? 'loading' : list.status;
  return { list: { ...list, status }, days: before.current, isBusy, showLater: end ? showLater : null };
}

/** Returns a date as `useSchedule` does, listed or not; no slots without one. */
export function useScheduledDate(date: string | null) {
  const { uid } = useAdmin();
  const { record, claims, isLoading } = useDate(uid, date);
  const wanted = useMemo(
    () =>
      date ? scheduleQueries(uid, { from: date, until: addDays(date, 1), most: MAX_HOURS }).bookings : null,
    [uid, date],
  );
  const bookings = useLiveList(wanted, BOOKINGS, null);
  const records: readonly Live<Availability>[] = record ? [record] : [];
  const day = scheduleDays(records, claims.records, bookings.records).find((one) => one.date === date);
  return {
    record,
    slots: date && day ? day.slots : [],
    isLoading: isLoading || (date !== null && bookings.status === 'loading'),
  };
}
