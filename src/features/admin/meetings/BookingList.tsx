import { Badge } from '../../../components/Badge.tsx';
import { useMinWidth } from '../../../components/use-min-width.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { estimateOf } from '../../../domain/quote/quote-texts.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { ActionButton } from '../controls/ActionButton.tsx';
import { RowDisclosure } from '../controls/Disclosure.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useNow } from '../controls/panel-context.ts';
import { useQuote } from '../customers/quote-details/use-quote.ts';
import { RowButton, RowContact } from '../customers/RowContact.tsx';
import { BookingBadges, BookingLine, type BookingLineProps } from './BookingLine.tsx';
import { isAhead } from './booking-changes/booking-state.ts';
import { bookingDays } from './booking-days.ts';
import { placeOfBooking, usePlaceSetting } from './meeting-place/use-place-setting.ts';
import { useOwnerName } from './team/team-context.tsx';

interface BookingListProps {
  bookings: readonly Stored<Booking>[];
  onOpen: (id: string) => void;
  /** Omitted for 'Recent Bookings', whose rows show more. */
  selection?: Selection;
}

interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

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

interface RecentBookingProps extends Omit<BookingLineProps, 'name'> {
  booking: Stored<Booking>;
  onOpen: () => void;
}

/** A booking with its contact, meeting and booth; in windows below 1,024 px a line that opens in place. */
function RecentBooking({ booking, setting, onOpen }: RecentBookingProps) {
  const isWide = useMinWidth('64rem');
  const name = bookerOf(booking);
  if (isWide) {
    return (
      <li className="relative rounded-control border border-line px-4 py-3 transition-colors hover:border-line-strong hover:bg-surface">
        <Whole
          booking={booking}
          setting={setting}
          name={
            <h3 className="min-w-0 text-base font-semibold">
              <RowButton onOpen={onOpen}>{name}</RowButton>
            </h3>
          }
        />
      </li>
    );
  }
  return (
    <li className="rounded-control border border-line px-3 text-sm sm:px-4">
      <RowDisclosure label={<BookingLine booking={booking} setting={setting} name={name} />}>
        <div className="border-t border-line pt-3 pb-4">
          <Whole booking={booking} setting={setting} name={null} />
          <ActionButton label="Open booking" about={name} className="mt-3" onClick={onOpen} />
        </div>
      </RowDisclosure>
    </li>
  );
}

function Whole({ booking, setting, name }: BookingLineProps) {
  const quote = useQuote(booking.quote_submission_id);
  const { user_email, user_phone, company, date, time } = booking;
  const host = useOwnerName()(booking.admin_id);
  return (
    <div className="grid gap-x-8 gap-y-3 text-[0.9375rem] lg:grid-cols-[5fr_4fr]">
      <div className="min-w-0">
        <div className="flex min-h-6 items-center gap-x-3">
          {name}
          <Badge tone="brand">Meeting</Badge>
          {name && <BookingBadges booking={booking} quote={quote} />}
        </div>
        <p className="mt-1">
          Meeting Scheduled: {formatDay(date)} at {time} ({ZONE_PLACE})
        </p>
        <p className="wrap-anywhere text-muted">
          Where: {placeOfBooking(booking, setting).text}
          {host && ` · Host: ${host}`}
        </p>
        <p className="flex flex-wrap gap-x-5">
          <RowContact email={user_email} phone={user_phone} />
          {company && <span className="min-w-0 wrap-anywhere text-muted">{company}</span>}
        </p>
      </div>
      {quote && <Booth quote={quote} />}
    </div>
  );
}

function Booth({ quote }: { quote: QuoteSubmission }) {
  const facts = [
    ['Show', quote.show_name],
    ['Location', `${quote.city}, ${quote.state}`],
    ['Booth Size', boothSizeLabel(quote.booth_size)],
    ['Design', quote.selected_render_title],
    ['Estimate', estimateOf(quote)],
  ];
  return (
    <div className="min-w-0 lg:border-l lg:border-line lg:pl-6">
      <h4 className="font-medium">Booth Information</h4>
      <dl className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term} className="flex min-w-0 gap-2">
                <dt className="shrink-0 text-muted">{term}:</dt>
                <dd className="min-w-0 wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
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
