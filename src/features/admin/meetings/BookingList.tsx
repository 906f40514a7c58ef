import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useNow } from '../controls/panel-context.ts';
import { RowButton } from '../customers/RowContact.tsx';
import { BookingLine } from './BookingLine.tsx';
import { isAhead } from './booking-changes/booking-state.ts';
import { bookingDays } from './booking-days.ts';
import { usePlaceSetting } from './meeting-place/use-place-setting.ts';
import { RecentBooking, type RecentBookingProps } from './RecentBooking.tsx';

export interface BookingListProps {
  bookings: readonly Stored<Booking>[];
  onOpen: (id: string) => void;
  /** Omitted for 'Recent Bookings', whose rows show more. */
  selection?: Selection;
}

interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

/** Bookings grouped by day. */
export function BookingList({ bookings, onOpen, selection }: BookingListProps) {
  const now = useNow();
  const [setting] = usePlaceSetting().records;
  return (
    <div className="flex flex-col gap-4">
      {bookingDays(bookings, now).map((day) => (
        <div key={day.bookings[0]?.id}>
          <p className="mb-1.5 text-sm font-semibold">{day.label}</p>
          <ul aria-label={day.label} className="flex flex-col gap-1.5">
            {day.bookings.map((booking) => {
              const row = { booking, setting, onOpen: () => onOpen(booking.id) };
              if (!selection) return <RecentBooking key={booking.id} {...row} />;
              return <BookingRow key={booking.id} {...row} selection={selection} />;
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A booking as one line, two on phones, with a box to select it. A press opens it. */
function BookingRow({ booking, setting, onOpen, selection }: RecentBookingProps & { selection: Selection }) {
  const now = useNow();
  const name = bookerOf(booking);
  return (
    <li className="relative flex items-center gap-3 rounded-control border border-line px-3 py-1.5 text-sm transition-colors hover:border-line-strong hover:bg-surface sm:px-4">
      <span className="relative z-10 size-6 shrink-0">
        {isAhead(booking, now) && (
          <input
            type="checkbox"
            aria-label={`Select ${name}, ${formatDay(booking.date)} at ${booking.time}`}
            className="focus-ring size-6 rounded-sm accent-brand"
            checked={selection.ids.has(booking.id)}
            onChange={(event) => selection.onSelect(booking.id, event.target.checked)}
          />
        )}
      </span>
      <BookingLine booking={booking} setting={setting} name={<RowButton onOpen={onOpen}>{name}</RowButton>} />
    </li>
  );
}
