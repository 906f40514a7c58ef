import { useMemo } from 'react';
import { busyHours } from '../../../../domain/booking/meeting-rules.ts';
import type { Availability } from '../../../../domain/records/availability.ts';
import type { LiveList } from '../../controls/live-lists/use-live-list.ts';
import type { Meetings } from '../../meetings/use-meetings.ts';
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
export function useSchedule({ upcoming, offered, claims, ownRules, busy }: Meetings): Schedule {
  const isBusy = useMemo(() => busyHours(ownRules, busy), [ownRules, busy]);
  const days = useMemo(
    () => scheduleDays(offered.records, claims.records, upcoming.records, isBusy),
    [offered.records, claims.records, upcoming.records, isBusy],
  );
  // Without their claims, booked hours would look free
  const isKnown = claims.status !== 'loading' && upcoming.status !== 'loading';
  const status = offered.status === 'ready' && !isKnown ? 'loading' : offered.status;
  return { list: { ...offered, status }, days, isBusy };
}
