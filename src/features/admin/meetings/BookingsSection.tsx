import { limit, orderBy, where } from 'firebase/firestore';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { BOOKINGS } from '../../../domain/records/bookings.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { useOpened } from '../place/current-place.ts';
import { AllBookings } from './AllBookings.tsx';
import { BookingList } from './BookingList.tsx';
import { bookingsMessages } from './bookings-messages.ts';
import { NewMeetingDialog } from './new-meeting/NewMeetingDialog.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';
import { useEveryone } from './team/team-context.tsx';
import { useShownUpcoming, WhoseSwitch } from './team/WhoseSwitch.tsx';
import type { Meetings } from './use-meetings.ts';

const RECENT_LIMIT = 10;

/** '#bookings': 'Recent Bookings', live, or all bookings on request. */
export function BookingsSection({ meetings }: { meetings: Meetings }) {
  const { uid } = useAdmin();
  const [isEveryone] = useEveryone();
  const upcoming = useShownUpcoming(meetings);
  const ahead = upcoming.records.slice(0, RECENT_LIMIT);
  const hasRoom = upcoming.status !== 'loading' && ahead.length < RECENT_LIMIT;
  // If few meetings are ahead, the canceled and past ones that follow them are among these
  const whose = isEveryone ? [] : [where('admin_id', '==', uid)];
  const newest = queryOf(BOOKINGS, ...whose, orderBy('starts_at', 'desc'), limit(2 * RECENT_LIMIT));
  const latest = useLiveList(hasRoom ? newest : null, BOOKINGS, null);
  const all = useOpened('all');
  const opened = useOpened('booking');
  const [isBooking, setBooking] = useState(false);
  const aheadIds = new Set(ahead.map(({ id }) => id));
  const others = latest.records.filter(({ id }) => !aheadIds.has(id));
  const bookings = [...ahead, ...others].slice(0, RECENT_LIMIT);
  const isLoading = upcoming.status === 'ready' && hasRoom && latest.status === 'loading';
  const list = { ...upcoming, status: isLoading ? ('loading' as const) : upcoming.status, records: bookings };
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
      </AdminCard>
      {isBooking && <NewMeetingDialog onClose={() => setBooking(false)} />}
      {all.value && <AllBookings onClose={all.close} />}
      {opened.value && all.value === '' && (
        <OpenedBooking key={opened.value} id={opened.value} bookings={bookings} onClose={opened.close} />
      )}
    </>
  );
}
