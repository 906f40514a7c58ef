import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { BOOKINGS } from '../../../domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../domain/records/slot-claims.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { MOST_MEETINGS, pastBookings, upcomingBookings } from './booking-queries.ts';
import { useLiveList } from './live-lists/use-live-list.ts';

/** Hours and bookings from `today` (New York) on, and the latest past meetings; live. */
export function useMeetings(adminId: string, today: string) {
  const queries = useMemo(
    () => ({
      availability: query(
        collection(db, AVAILABILITY.name),
        where('admin_id', '==', adminId),
        where('date', '>=', today),
        orderBy('date'),
        limit(MOST_MEETINGS),
      ),
      claims: query(
        collection(db, SLOT_CLAIMS.name),
        where('date', '>=', today),
        orderBy('date'),
        limit(MOST_MEETINGS),
      ),
      upcoming: upcomingBookings(adminId, today),
      past: pastBookings(adminId, today),
    }),
    [adminId, today],
  );
  return {
    availability: useLiveList(
      queries.availability,
      AVAILABILITY,
      adminMessages.availability.loadFailed,
      'availability',
    ),
    claims: useLiveList(queries.claims, SLOT_CLAIMS, null, 'claims'),
    upcoming: useLiveList(queries.upcoming, BOOKINGS, adminMessages.bookings.loadFailed, 'upcoming'),
    past: useLiveList(queries.past, BOOKINGS, null, 'past'),
  };
}

export type Meetings = ReturnType<typeof useMeetings>;
