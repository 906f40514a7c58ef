import type { Booking } from '../../../domain/records/bookings.ts';
import type { Live } from '../live-lists/live-record.ts';
import { BookingItem } from './BookingItem.tsx';
import { useMails } from './use-mails.ts';

export interface BookingListProps {
  /** At most MAX_MAIL_BOOKINGS. */
  bookings: readonly Live<Booking>[];
  now: Date;
}

/** Bookings with what has become of their mails, which is live. */
export function BookingList({ bookings, now }: BookingListProps) {
  const mails = useMails(bookings.map(({ id }) => id));
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {bookings.map((booking) => (
        <BookingItem key={booking.id} booking={booking} mails={mails.get(booking.id) ?? []} now={now} />
      ))}
    </ul>
  );
}
