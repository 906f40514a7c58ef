import { limit } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { ListBody } from '../controls/ListBody.tsx';
import { type GrowingList, MoreButton, useShown } from '../controls/live-lists/growing-list.tsx';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';
import { useAdmin, useNow } from '../controls/panel-context.ts';
import { useSettled } from '../controls/use-settled.ts';
import { useOpened } from '../place/current-place.ts';
import { BookingList } from './BookingList.tsx';
import { isAhead } from './booking-changes/booking-state.ts';
import { type BookingFilter, filteredBookings, hasWords } from './booking-filter.ts';
import { bookingsMessages } from './bookings-messages.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';
import { useEveryone } from './team/team-context.tsx';

const STEP = 25;

/** Returns the filtered bookings, live and 25 at a time. Looks further until one has all words. */
function useAllBookings(typed: BookingFilter): GrowingList<Booking> {
  const { uid } = useAdmin();
  const [isEveryone] = useEveryone();
  const filter = { ...typed, text: useSettled(typed.text) };
  const owner = isEveryone ? null : uid;
  const [shown, more] = useShown(JSON.stringify([owner, filter]), STEP);
  const query = filteredBookings(owner, filter, limit(shown + 1));
  const { status, records: read, retry } = useLiveList(query, BOOKINGS, bookingsMessages.loadFailed);
  const records = read.slice(0, shown).filter((booking) => hasWords(booking, filter.text));
  // While more are loading, the button stays
  const hasMore = read.length > shown || (status === 'loading' && shown > STEP);
  const isMissed = status === 'ready' && hasMore && records.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number that was read
  useEffect(() => {
    if (isMissed) more();
  }, [isMissed, shown]);
  return { status: isMissed ? 'loading' : status, records, retry, showMore: hasMore ? more : null };
}

/** The matching bookings, a button to load more, and actions for the selected ones. */
export function AllBookingsList({ filter }: { filter: BookingFilter }) {
  const now = useNow();
  const list = useAllBookings(filter);
  const { status, records, showMore } = list;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const opened = useOpened('booking');
  const listRef = useRef<HTMLDivElement>(null);
  // Only listed bookings, so that none is canceled unseen
  const selected = records.filter((booking) => selectedIds.has(booking.id) && isAhead(booking, now));
  // Fixed when the dialog opens, so that list updates do not change the question
  const [canceling, setCanceling] = useState<typeof selected | null>(null);
  const isFiltered = Object.values(filter).some(Boolean);
  const emptyText = isFiltered ? 'No bookings match your search.' : bookingsMessages.none;

  function handleSelect(id: string, isSelected: boolean) {
    const others = [...selectedIds].filter((other) => other !== id);
    setSelectedIds(new Set(isSelected ? [...others, id] : others));
  }
  return (
    <>
      <LiveRegion message={status === 'ready' ? countText(records.length, showMore !== null) : ''} />
      <ListBody list={list} emptyText={emptyText} noun="bookings">
        <div ref={listRef} tabIndex={-1} className="outline-none">
          <BookingList
            bookings={records}
            onOpen={opened.open}
            selection={{ ids: selectedIds, onSelect: handleSelect }}
          />
        </div>
      </ListBody>
      <div className="mt-6 text-center empty:hidden">
        <MoreButton list={list} listRef={listRef}>
          Load more
        </MoreButton>
      </div>
      {opened.value && (
        <OpenedBooking key={opened.value} id={opened.value} bookings={records} onClose={opened.close} />
      )}
      {selected.length > 0 && (
        <div className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-control border border-line bg-white p-3 shadow-raised">
          <p className="mr-auto text-[0.9375rem] font-medium">{selected.length} selected</p>
          <Button
            variant="ghost"
            size="sm"
            aria-label="Clear selection"
            onClick={() => {
              setSelectedIds(new Set());
              listRef.current?.focus();
            }}
          >
            Clear
          </Button>
          <Button variant="danger" size="sm" aria-haspopup="dialog" onClick={() => setCanceling(selected)}>
            Cancel selected
          </Button>
        </div>
      )}
      {canceling && (
        <CancelDialog
          bookings={canceling}
          onClose={() => setCanceling(null)}
          // Runs after the dialog has returned the focus to the removed button
          onCanceled={() => setTimeout(() => listRef.current?.focus())}
        />
      )}
    </>
  );
}

function countText(count: number, hasMore: boolean): string {
  return `${count} ${count === 1 ? 'booking' : 'bookings'} shown${hasMore ? '; there are more' : ''}`;
}
