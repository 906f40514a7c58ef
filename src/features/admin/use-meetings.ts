import { collection, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { adminMessages } from '../../domain/admin-messages.ts';
import { db } from '../../lib/firebase/firestore.ts';
import { pastBookings, upcomingBookings } from './bookings/booking-queries.ts';
import { useLiveList } from './live-lists/use-live-list.ts';
import type { StoredClaim } from './schedule/schedule-days.ts';
import type { StoredAvailability } from './stored-records/stored-availability.ts';
import type { StoredBooking } from './stored-records/stored-booking.ts';

/** What is offered and booked from `today` (New York) on, and the last meetings before; all live. */
export function useMeetings(adminId: string, today: string) {
  const queries = useMemo(
    () => ({
      availability: query(
        collection(db, 'availability'),
        where('admin_id', '==', adminId),
        where('date', '>=', today),
        orderBy('date'),
      ),
      claims: query(collection(db, 'slot_claims'), where('date', '>=', today), orderBy('date')),
      upcoming: upcomingBookings(adminId, today),
      past: pastBookings(adminId, today),
    }),
    [adminId, today],
  );
  return {
    availability: useLiveList<StoredAvailability>(
      queries.availability,
      adminMessages.availability.loadFailed,
    ),
    claims: useLiveList<StoredClaim>(queries.claims, null),
    upcoming: useLiveList<StoredBooking>(queries.upcoming, adminMessages.bookings.loadFailed),
    past: useLiveList<StoredBooking>(queries.past, null),
  };
}
