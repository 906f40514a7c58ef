import { limit, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../../../domain/records/slot-claims.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { queryOf } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import { MAX_HOURS, scheduleQueries } from '../use-meetings.ts';

/**
 * Returns everyone's claims from the day before a date to the day after another, live; none without dates. A meeting
 * around midnight has its buffers on two dates.
 */
export function useClaims(from: string | undefined, until: string | undefined) {
  const wanted = useMemo(
    () =>
      from && until
        ? queryOf(
            SLOT_CLAIMS,
            where('date', '>=', addDays(from, -1)),
            where('date', '<=', addDays(until, 1)),
            orderBy('date'),
            limit(MAX_HOURS),
          )
        : null,
    [from, until],
  );
  return useLiveList(wanted, SLOT_CLAIMS, null);
}

/** Returns the administrator's hours on a date and everyone's claims around it, live; none without a date. */
export function useDate(adminId: string, date: string | null) {
  const wanted = useMemo(
    () =>
      date ? scheduleQueries(adminId, { from: date, until: addDays(date, 1), most: 1 }).availability : null,
    [adminId, date],
  );
  const availability = useLiveList(wanted, AVAILABILITY, null);
  const claims = useClaims(date ?? undefined, date ?? undefined);
  const isLoading = date !== null && (availability.status === 'loading' || claims.status === 'loading');
  return { record: availability.records.find((record) => record.date === date), claims, isLoading };
}
