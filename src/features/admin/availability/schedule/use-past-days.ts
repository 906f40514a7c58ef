import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { BOOKINGS } from '../../../../domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../../domain/records/slot-claims.ts';
import { slotInstant } from '../../../../domain/slots.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { scheduleDays } from './schedule-days.ts';

/** Above the number of hours in half a year. */
const MOST = 5_000;

/** Past hours and bookings from one day (New York) to before another, latest first. */
export function usePastDays(adminId: string, from: string, before: string) {
  const queries = useMemo(() => {
    const own = where('admin_id', '==', adminId);
    const dates = [where('date', '>=', from), where('date', '<', before), orderBy('date'), limit(MOST)];
    return {
      availability: query(collection(db, AVAILABILITY.name), own, ...dates),
      claims: query(collection(db, SLOT_CLAIMS.name), ...dates),
      bookings: query(
        collection(db, BOOKINGS.name),
        own,
        where('starts_at', '>=', midnight(from)),
        where('starts_at', '<', midnight(before)),
        orderBy('starts_at'),
        limit(MOST),
      ),
    };
  }, [adminId, from, before]);
  const list = useLiveList(queries.availability, AVAILABILITY, adminMessages.availability.loadFailed);
  const claims = useLiveList(queries.claims, SLOT_CLAIMS, null);
  const bookings = useLiveList(queries.bookings, BOOKINGS, adminMessages.bookings.loadFailed);
  const days = useMemo(
    () => scheduleDays(list.records, claims.records, bookings.records).reverse(),
    [list.records, claims.records, bookings.records],
  );
  return { list, days };
}

function midnight(date: string): Timestamp {
  return Timestamp.fromDate(slotInstant(date, '12:00 AM') ?? new Date(0));
}
