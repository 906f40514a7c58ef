import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Booking } from '../../../domain/records/bookings.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { bookingsMessages } from '../kit/bookings-messages.ts';
import { ListBody } from '../kit/ListBody.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { NewMeetingDialog } from '../kit/new-meeting/NewMeetingDialog.tsx';
import { type SectionProps, useAdmin } from '../kit/panel-context.ts';
import { useEveryone } from '../kit/team/team-context.tsx';
import { useShownUpcoming } from '../kit/team/use-shown-upcoming.ts';
import { WhoseSwitch } from '../kit/team/WhoseSwitch.tsx';
import { MEETINGS_PAGE, RECENT_LIMIT, useLatestMeetings } from '../kit/use-meetings.ts';
import { useOpened } from '../place/current-place.ts';
import { AllBookings } from './AllBookings.tsx';
import { BookingList } from './BookingList.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';

/** '#bookings': 'Recent Bookings', live, or all bookings on request. */
export function BookingsSection({ meetings }: SectionProps) {
  const { uid } = useAdmin();
  const [isEveryone] = useEveryone();
  const upcoming = useShownUpcoming(meetings.upcoming);
  const [shown, setShown] = useState(RECENT_LIMIT);
  const ahead = upcoming.records.slice(0, shown);
  // If few meetings are ahead, canceled and past ones follow, and these are among the latest
  const hasRoom = upcoming.status !== 'loading' && ahead.length < RECENT_LIMIT;
  const latest = useLatestMeetings(isEveryone ? null : uid, { most: 2 * RECENT_LIMIT, isWanted: hasRoom });
  const all = useOpened('all');
  const opened = useOpened('booking');
  const [isBooking, setBooking] = useState(false);
  const bookings = hasRoom ? withOthers(ahead, latest.records) : ahead;
  const isLoading = upcoming.status === 'loading' || (hasRoom && latest.status === 'loading');
  const list = {
    status: upcoming.status === 'ready' && isLoading ? ('loading' as const) : upcoming.status,
    records: bookings,
    retry: upcoming.retry,
  };
  const hasMore = upcoming.records.length > shown || upcoming.next !== undefined;
  function showMore() {
    setShown(shown + MEETINGS_PAGE);
    if (shown + MEETINGS_PAGE > upcoming.records.length) upcoming.showMore();
  }
  return (
    <>
      <AdminCard
        title="Recent Bookings"
        className="lg:col-span-2"
        action={
          <div className="flex gap-2">
            <Button size="sm" aria-haspopup="dialog" onClick={() => setBooking(true)}>
              New meeting
            </Button>
            <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => all.open('yes')}>
              Show all
            </Button>
          </div>
        }
      >
        <WhoseSwitch className="mb-4" />
        <ListBody list={list} emptyText={bookingsMessages.none} noun="bookings">
          <BookingList bookings={bookings} onOpen={opened.open} />
        </ListBody>
        {hasMore && (
          <div className="mt-4 flex items-center gap-3">
            <Button variant="secondary" size="sm" onClick={showMore}>
              Show more<span className="sr-only"> bookings</span>
            </Button>
            <p className="text-sm text-muted">{bookingsMessages.nextOnly(ahead.length)}</p>
          </div>
        )}
      </AdminCard>
      {isBooking && <NewMeetingDialog onClose={() => setBooking(false)} />}
      {all.value && <AllBookings onClose={all.close} />}
      {opened.value && all.value === '' && (
        <OpenedBooking key={opened.value} id={opened.value} bookings={bookings} onClose={opened.close} />
      )}
    </>
  );
}

/** Returns ten bookings: the meetings ahead in order, then the latest past or canceled ones. */
function withOthers(ahead: readonly Live<Booking>[], latest: readonly Live<Booking>[]): Live<Booking>[] {
  const known = new Set(ahead.map(({ id }) => id));
  return [...ahead, ...latest.filter(({ id }) => !known.has(id))].slice(0, RECENT_LIMIT);
}
