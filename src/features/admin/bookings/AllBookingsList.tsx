import { Button } from '../../../components/Button.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { ListBody } from '../cards/ListBody.tsx';
import type { AdminUser } from '../session/admin-user.ts';
import { BookingList } from './BookingList.tsx';
import { type BookingFilter, NO_FILTER } from './booking-filter.ts';
import { pagesOf, useAllBookings } from './use-all-bookings.ts';

export interface AllBookingsListProps {
  admin: AdminUser;
  filter: BookingFilter;
  now: Date;
}

/** The bookings that match so far, and the button for more. */
export function AllBookingsList({ admin, filter, now }: AllBookingsListProps) {
  const { status, records, next, retry, loadMore } = useAllBookings(admin.uid, filter);
  const emptyText = filter === NO_FILTER ? adminMessages.bookings.none : 'No bookings match your search.';
  return (
    <>
      <LiveRegion message={status === 'ready' ? countText(records.length, next !== null) : ''} />
      <ListBody list={{ status, records, retry }} emptyText={emptyText} noun="bookings">
        <div className="flex flex-col gap-3">
          {pagesOf(records).map((page) => (
            <BookingList key={page[0]?.id} bookings={page} now={now} />
          ))}
        </div>
        {next && (
          <div className="mt-6 text-center">
            <Button variant="secondary" loading={status === 'loading'} onClick={loadMore}>
              Load more
            </Button>
          </div>
        )}
      </ListBody>
    </>
  );
}

function countText(count: number, hasMore: boolean): string {
  return `${count} ${count === 1 ? 'booking' : 'bookings'} shown${hasMore ? ', there are more' : ''}`;
}
