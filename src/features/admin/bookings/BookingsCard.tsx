import { Button } from '../../../components/Button.tsx';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { recentBookings } from '../kit/booking-queries.ts';
import { ListBody } from '../kit/ListBody.tsx';
import type { LiveList } from '../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { useOpened } from '../place/use-opened.ts';
import type { AllBookingsProps } from './AllBookings.tsx';
import { BookingList } from './BookingList.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';

const AllBookings = preloadable<AllBookingsProps>(() =>
  import('./AllBookings.tsx').then((module) => module.AllBookings),
);

export interface BookingsCardProps {
  /** Meetings from today on, by start. */
  upcoming: LiveList<Booking>;
  /** The most recent meetings before today, latest first. */
  past: LiveList<Booking>;
}

/** 'Recent Bookings', live: new bookings appear by themselves. */
export function BookingsCard({ upcoming, past }: BookingsCardProps) {
  const admin = useAdmin();
  const all = useOpened('all');
  const opened = useOpened('booking');
  const bookings = recentBookings(upcoming.records, past.records);
  const isLoading = upcoming.status === 'loading' || past.status === 'loading';
  const list = {
    status: upcoming.status === 'ready' && isLoading ? ('loading' as const) : upcoming.status,
    records: bookings,
    asOf: upcoming.asOf,
    retry: upcoming.retry,
  };
  return (
    <>
      <AdminCard
        title="Recent Bookings"
        className="lg:col-span-2"
        action={
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => all.open('yes')}>
            Show all
          </Button>
        }
      >
        <ListBody list={list} emptyText={adminMessages.bookings.none} noun="bookings">
          <BookingList bookings={bookings} onOpen={opened.open} />
        </ListBody>
      </AdminCard>
      {all.value && (
        <PartBoundary fallback={null}>
          <AllBookings onClose={all.close} />
        </PartBoundary>
      )}
      {opened.value && all.value === '' && (
        <OpenedBooking
          key={opened.value}
          id={opened.value}
          adminId={admin.uid}
          bookings={bookings}
          onClose={opened.close}
          // This list is live
          onChanged={() => undefined}
        />
      )}
    </>
  );
}
