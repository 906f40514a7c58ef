import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import type { Booking } from '../../../domain/records/bookings.ts';
import { ListBody } from '../controls/ListBody.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useAdmin, useNow } from '../controls/panel-context.ts';
import { reportFailure } from '../controls/report-failure.ts';
import { useOpened } from '../place/current-place.ts';
import { BookingList } from './BookingList.tsx';
import { isAhead } from './booking-changes/booking-state.ts';
import { bookingsMessages } from './bookings-messages.ts';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';
import { type BookingCursor, type BookingFilter, fetchBookings, NO_FILTER } from './fetch-bookings.ts';
import { OpenedBooking } from './OpenedBooking.tsx';
import { useEveryone } from './team/team-context.tsx';

const PAGE_SIZE = 25;

interface Pages {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly Stored<Booking>[];
  readonly next: BookingCursor;
}

const NOTHING: Pages = { status: 'loading', records: [], next: null };

/** Loads matching bookings page by page. A new filter starts over; `filter` must be a stable object. */
function useAllBookings(filter: BookingFilter) {
  const { uid } = useAdmin();
  const [isEveryone] = useEveryone();
  const owner = isEveryone ? null : uid;
  const request = useMemo(() => ({ filter, owner }), [filter, owner]);
  const [pages, setPages] = useState<Pages>(NOTHING);
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<Booking>>>(new Map());
  // Ignores responses for an outdated filter
  const latest = useRef(request);

  async function load(before: Pages) {
    setPages({ ...before, status: 'loading' });
    try {
      const page = await fetchBookings(owner, filter, before.next, PAGE_SIZE);
      if (latest.current !== request) return;
      setPages({ status: 'ready', records: [...before.records, ...page.bookings], next: page.next });
    } catch (error) {
      if (latest.current !== request) return;
      setPages({ ...before, status: 'failed' });
      reportFailure(bookingsMessages.loadFailed, error);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` changes only with the request
  useEffect(() => {
    latest.current = request;
    setChanges(new Map());
    void load(NOTHING);
  }, [request]);

  /** Applies changes made since the bookings were fetched. */
  function change(ids: readonly string[], fields: Partial<Booking>) {
    setChanges(
      (before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...fields }] as const)]),
    );
  }
  return {
    ...pages,
    records: pages.records
      .map((booking) => ({ ...booking, ...changes.get(booking.id) }))
      // Without a meeting that was just handed over
      .filter(({ admin_id }) => isEveryone || admin_id === uid),
    loadMore: () => load(pages),
    change,
  };
}

/** The matching bookings, a button to load more, and actions for the selected ones. */
export function AllBookingsList({ filter }: { filter: BookingFilter }) {
  const now = useNow();
  const { status, records, next, loadMore, change } = useAllBookings(filter);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const opened = useOpened('booking');
  const listRef = useRef<HTMLDivElement>(null);
  // Only listed bookings, so that none is canceled unseen
  const selected = records.filter((booking) => selectedIds.has(booking.id) && isAhead(booking, now));
  const emptyText = filter === NO_FILTER ? bookingsMessages.none : 'No bookings match your search.';

  async function showMore() {
    await loadMore();
    // The button disappears with the last page
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      listRef.current?.querySelectorAll('li')[records.length]?.querySelector('button')?.focus();
    });
  }
  function handleSelect(id: string, isSelected: boolean) {
    const others = [...selectedIds].filter((other) => other !== id);
    setSelectedIds(new Set(isSelected ? [...others, id] : others));
  }
  return (
    <>
      <LiveRegion message={status === 'ready' ? countText(records.length, next !== null) : ''} />
      <ListBody list={{ status, records, retry: loadMore }} emptyText={emptyText} noun="bookings">
        <div ref={listRef} tabIndex={-1} className="outline-none">
          <BookingList
            bookings={records}
            onOpen={opened.open}
            selection={{ ids: selectedIds, onSelect: handleSelect }}
          />
        </div>
      </ListBody>
      {next && (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={status === 'loading'} onClick={showMore}>
            Load more
          </Button>
        </div>
      )}
      {opened.value && (
        <OpenedBooking
          key={opened.value}
          id={opened.value}
          bookings={records}
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
        onCanceled={(ids, reason) => {
          change(ids, { status: 'cancelled', cancelled_by: 'team', cancel_reason: reason });
          // Runs after the dialog has returned the focus to the removed button
          setTimeout(() => listRef.current?.focus());
        }}
        onUndone={(ids) => change(ids, { status: 'confirmed' })}
      />
    </>
  );
}

function countText(count: number, hasMore: boolean): string {
  return `${count} ${count === 1 ? 'booking' : 'bookings'} shown${hasMore ? '; there are more' : ''}`;
}

interface SelectedBookingsProps extends Pick<CancelDialogProps, 'onCanceled' | 'onUndone'> {
  bookings: readonly Stored<Booking>[];
  onClear: () => void;
}

function SelectedBookings({ bookings, onClear, ...handlers }: SelectedBookingsProps) {
  // Fixed when the dialog opens, so that list updates do not reset what was typed
  const [canceling, setCanceling] = useState<SelectedBookingsProps['bookings'] | null>(null);
  return (
    <>
      {bookings.length > 0 && (
        <div className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-control border border-line bg-white p-3 shadow-raised">
          <p className="mr-auto text-[0.9375rem] font-medium">{bookings.length} selected</p>
          <Button variant="ghost" size="sm" aria-label="Clear selection" onClick={onClear}>
            Clear
          </Button>
          <Button variant="danger" size="sm" aria-haspopup="dialog" onClick={() => setCanceling(bookings)}>
            Cancel selected
          </Button>
        </div>
      )}
      {canceling && <CancelDialog bookings={canceling} onClose={() => setCanceling(null)} {...handlers} />}
    </>
  );
}
