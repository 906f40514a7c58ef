import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Booking } from '../../../domain/records/bookings.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { bookingsMessages } from '../kit/bookings-messages.ts';
import { ListBody } from '../kit/ListBody.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { NewMeetingDialog } from '../kit/new-meeting/NewMeetingDialog.tsx';
import { type SectionProps, useAdmin, useToday } from '../kit/panel-context.ts';
import { useEveryone } from '../kit/team/team-context.tsx';
import { useShownUpcoming } from '../kit/team/use-shown-upcoming.ts';
import { WhoseSwitch } from '../kit/team/WhoseSwitch.tsx';
import { RECENT_LIMIT, usePastMeetings } from '../kit/use-meetings.ts';
import { useOpened } from '../place/current-place.ts';
import { AllBookings } from './AllBookings.tsx';
import { BookingList } from './BookingList.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';

/** '#bookings': 'Recent Bookings', live, or all bookings on request. */
export function BookingsSection({ meetings }: SectionProps) {
  const { uid } = useAdmin();
  const [isEveryone] = useEveryone('bookings');
  const upcoming = useShownUpcoming(meetings);
  const past = usePastMeetings(isEveryone ? null : uid, useToday());
  const all = useOpened('all');
  const opened = useOpened('booking');
  const [isBooking, setBooking] = useState(false);
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
        <WhoseSwitch list="bookings" className="mb-4" />
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

/** Returns ten bookings: upcoming meetings in order, then the latest past or canceled ones. */
function recentBookings(upcoming: readonly Live<Booking>[], past: readonly Live<Booking>[]): Live<Booking>[] {
  const known = new Set(upcoming.map(({ id }) => id));
  const ahead = upcoming.filter(({ status }) => status !== 'cancelled');
  const canceled = upcoming.filter(({ status }) => status === 'cancelled');
  const others = [...canceled.toReversed(), ...past.filter(({ id }) => !known.has(id))];
  return [...ahead, ...others].slice(0, RECENT_LIMIT);
}
