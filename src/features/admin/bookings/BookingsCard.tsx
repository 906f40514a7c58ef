import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import { AdminCard } from '../cards/AdminCard.tsx';
import { ListBody } from '../cards/ListBody.tsx';
import type { LiveList } from '../live-lists/use-live-list.ts';
import type { AdminUser } from '../session/admin-user.ts';
import { AllBookings } from './AllBookings.tsx';
import { BookingList } from './BookingList.tsx';
import { recentBookings } from './recent-bookings.ts';

export interface BookingsCardProps {
  admin: AdminUser;
  /** Meetings from today on, by their start. */
  upcoming: LiveList<Booking>;
  /** The latest meetings before today, the last first. */
  past: LiveList<Booking>;
  now: Date;
}

/** 'Recent Bookings', live: a booking that a visitor makes appears by itself. */
export function BookingsCard({ admin, upcoming, past, now }: BookingsCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const bookings = recentBookings(upcoming.records, past.records);
  const isLoading = upcoming.status === 'loading' || past.status === 'loading';
  const list = {
    status: upcoming.status === 'ready' && isLoading ? ('loading' as const) : upcoming.status,
    records: bookings,
    retry: upcoming.retry,
  };
  return (
    <AdminCard
      title="Recent Bookings"
      className="lg:col-span-2"
      action={
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setShowsAll(true)}>
          Show all
        </Button>
      }
    >
      <ListBody list={list} emptyText={adminMessages.bookings.none} noun="bookings">
        <BookingList bookings={bookings} now={now} />
      </ListBody>
      <AllBookings open={showsAll} admin={admin} now={now} onClose={() => setShowsAll(false)} />
    </AdminCard>
  );
}
