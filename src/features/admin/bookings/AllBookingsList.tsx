import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { AdminUser } from '../kit/admin-user.ts';
import { isAhead } from '../kit/booking-changes/booking-state.ts';
import { ListBody } from '../kit/ListBody.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useOpened } from '../place/use-opened.ts';
import { BookingList } from './BookingList.tsx';
import { type BookingFilter, NO_FILTER } from './booking-filter.ts';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';
import { useAllBookings } from './use-all-bookings.ts';

export interface AllBookingsListProps {
  admin: AdminUser;
  filter: BookingFilter;
  now: Date;
}

/** The bookings that match so far, the button for more, and what can be done with those that are selected. */
export function AllBookingsList({ admin, filter, now }: AllBookingsListProps) {
  const { status, records, next, retry, loadMore, change, searched, stop } = useAllBookings(
    admin.uid,
    filter,
  );
  const isSearching = status === 'loading' && filter.text.trim() !== '' && searched > 0;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const opened = useOpened('booking');
  const listRef = useRef<HTMLDivElement>(null);
  // Only visible ones: no one should cancel a booking they cannot see
  const selected = records.filter((booking) => selectedIds.has(booking.id) && isAhead(booking, now));
  const noMatch = next ? 'No matches so far.' : 'No bookings match your search.';
  const emptyText = filter === NO_FILTER ? adminMessages.bookings.none : noMatch;

  function handleSelect(id: string, isSelected: boolean) {
    const others = [...selectedIds].filter((other) => other !== id);
    setSelectedIds(new Set(isSelected ? [...others, id] : others));
  }
  return (
    <>
      <LiveRegion message={status === 'ready' ? countText(records.length, next !== null) : ''} />
      <ListBody list={{ status, records, retry }} emptyText={emptyText} noun="bookings">
        <div ref={listRef} tabIndex={-1} className="outline-none">
          <BookingList
            bookings={records}
            now={now}
            onOpen={opened.open}
            selection={{ ids: selectedIds, onSelect: handleSelect }}
          />
        </div>
      </ListBody>
      {isSearching && (
        <p className="mt-6 flex items-center justify-center gap-3 text-muted">
          {searched} bookings searched...
          <Button variant="secondary" size="sm" onClick={stop}>
            Stop searching
          </Button>
        </p>
      )}
      {next && (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={status === 'loading'} onClick={loadMore}>
            Load more
          </Button>
        </div>
      )}
      {opened.value && (
        <OpenedBooking
          key={opened.value}
          id={opened.value}
          adminId={admin.uid}
          bookings={records}
          now={now}
          onClose={opened.close}
          onChanged={(id, changes) => change([id], changes)}
        />
      )}
      <SelectedBookings
        bookings={selected}
        onClear={() => {
          setSelectedIds(new Set());
          listRef.current?.focus();
        }}
        onCancelled={(ids, reason) => {
          change(ids, { status: 'cancelled', cancelled_by: 'team', cancel_reason: reason });
          // After the dialog has given the focus back to a button that is gone
          setTimeout(() => listRef.current?.focus());
        }}
        onUndone={(ids) => change(ids, { status: 'confirmed' })}
      />
    </>
  );
}

function countText(count: number, hasMore: boolean): string {
  return `${count} ${count === 1 ? 'booking' : 'bookings'} shown${hasMore ? ', there are more' : ''}`;
}

interface SelectedBookingsProps extends Pick<CancelDialogProps, 'onCancelled' | 'onUndone'> {
  bookings: readonly Live<Booking>[];
  onClear: () => void;
}

/** A bar that stays in view while bookings are selected, with what can be done with all of them. */
function SelectedBookings({ bookings, onClear, ...told }: SelectedBookingsProps) {
  // As they were when the dialog opened: whatever the list shows by now, what was typed stays
  const [cancelling, setCancelling] = useState<SelectedBookingsProps['bookings'] | null>(null);
  return (
    <>
      {bookings.length > 0 && (
        <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 rounded-control border border-line bg-white p-3 shadow-overlay">
          <p className="mr-auto text-[0.9375rem] font-medium">{bookings.length} selected</p>
          <Button variant="ghost" size="sm" aria-label="Clear selection" onClick={onClear}>
            Clear
          </Button>
          <Button variant="danger" size="sm" aria-haspopup="dialog" onClick={() => setCancelling(bookings)}>
            Cancel selected
          </Button>
        </div>
      )}
      {cancelling && <CancelDialog bookings={cancelling} onClose={() => setCancelling(null)} {...told} />}
    </>
  );
}
