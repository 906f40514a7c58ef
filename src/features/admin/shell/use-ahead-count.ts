import { Timestamp, where } from 'firebase/firestore';
import { useCallback } from 'react';
import { BOOKINGS } from '../../../domain/records/bookings.ts';
import { isAhead } from '../kit/booking-changes/booking-state.ts';
import { queryOf } from '../kit/live-lists/live-record.ts';
import { COUNTED_FOR_MS, countOf, useCount } from '../kit/use-count.ts';
import type { Upcoming } from '../kit/use-meetings.ts';

/**
 * Returns the number of an administrator's upcoming meetings, from the list if that has all of them, else counted by
 * the database; null while unknown.
 * @param booked number of meetings booked since the panel was opened
 */
export function useAheadCount(adminId: string, now: Date, upcoming: Upcoming, booked: number): number | null {
  const { status, records, next } = upcoming;
  const ahead = records.filter((meeting) => isAhead(meeting, now));
  const isWhole = status === 'ready' && next === undefined;
  const after = Math.floor(now.getTime() / COUNTED_FOR_MS) * COUNTED_FOR_MS;
  const count = useCallback(
    () =>
      countOf(
        queryOf(
          BOOKINGS,
          where('admin_id', '==', adminId),
          where('status', '==', 'confirmed'),
          where('starts_at', '>', Timestamp.fromMillis(after)),
        ),
      ),
    [adminId, after],
  );
  const revision = `${after} ${booked} ${ahead.map(({ id }) => id).join()}`;
  const { counted } = useCount(isWhole ? null : revision, count);
  if (isWhole) return ahead.length;
  return counted ?? (records.length > 0 ? ahead.length : null);
}
