import { useId } from 'react';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { BookingRow } from './BookingRow.tsx';
import { type BookingDay, bookingDays } from './booking-days.ts';

export interface BookingListProps {
  bookings: readonly Live<Booking>[];
  now: Date;
  onOpen: (id: string) => void;
  /** Which are selected and what to do when that changes; left out where nothing is selected. */
  selection?: {
    readonly ids: ReadonlySet<string>;
    readonly onSelect: (id: string, isSelected: boolean) => void;
  };
}

/** Bookings by day, each in short. */
export function BookingList({ bookings, ...rest }: BookingListProps) {
  return (
    <div className="flex flex-col gap-4">
      {bookingDays(bookings, rest.now).map((day) => (
        <Day key={day.bookings[0]?.id} day={day} {...rest} />
      ))}
    </div>
  );
}

function Day({
  day,
  now,
  onOpen,
  selection,
}: Omit<BookingListProps, 'bookings'> & { day: BookingDay<Live<Booking>> }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-semibold">
        {day.label}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-1.5">
        {day.bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            now={now}
            onOpen={() => onOpen(booking.id)}
            isSelected={selection?.ids.has(booking.id) ?? false}
            onSelect={selection && ((isSelected) => selection.onSelect(booking.id, isSelected))}
          />
        ))}
      </ul>
    </div>
  );
}
