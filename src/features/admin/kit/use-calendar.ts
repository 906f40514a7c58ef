import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { CALENDARS } from '../../../domain/records/calendars.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { useLiveList } from './live-lists/use-live-list.ts';

/** An administrator's connected calendar with its busy times, live: one record, or none. */
export function useCalendar(adminId: string) {
  const own = useMemo(
    () => query(collection(db, CALENDARS.name), where('admin_id', '==', adminId), limit(1)),
    [adminId],
  );
  return useLiveList(own, CALENDARS, null, 'calendar');
}
