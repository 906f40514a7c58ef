import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { WEEKLY_HOURS, type WeeklyHours } from '../../../../domain/records/weekly-hours.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { type Live, readerOf } from '../../kit/live-lists/live-record.ts';
import { type LiveList, useLiveList } from '../../kit/live-lists/use-live-list.ts';

const READ = readerOf(WEEKLY_HOURS);

/** The administrator's weekly hours, live; null while there are none or they are not known yet. */
export function useWeekly(
  adminId: string,
): Pick<LiveList<WeeklyHours>, 'status' | 'retry'> & { weekly: Live<WeeklyHours> | null } {
  const own = useMemo(
    () => query(collection(db, WEEKLY_HOURS.name), where('admin_id', '==', adminId), limit(1)),
    [adminId],
  );
  const { status, records, retry } = useLiveList(own, READ, null);
  return { status, retry, weekly: records[0] ?? null };
}
