import { StickyNote } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { customerNote } from '../../../domain/booking/customer-note.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { formatUsd } from '../../../domain/quote/pricing.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { PlaceChoice } from '../../../domain/schemas/meeting-place.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { hasBegun, isAhead, statusBadge } from '../kit/booking-changes/booking-state.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { placeOfBooking, usePlaceSetting } from '../kit/meeting-place/use-place-setting.ts';
import { useNow } from '../kit/panel-context.ts';
import { useQuote } from '../kit/quote-details/use-quote.ts';
import { RowButton } from '../kit/RowContact.tsx';
import { TimingBadge } from '../kit/TimingBadge.tsx';
import { useOwnerName } from '../kit/team/team-context.tsx';
import { type BookingDay, bookingDays } from './booking-days.ts';

export interface BookingListProps {
  bookings: readonly Live<Booking>[];
  onOpen: (id: string) => void;
  /** Selection and its change handler; omitted if rows are not selectable. */
  selection?: {
    readonly ids: ReadonlySet<string>;
    readonly onSelect: (id: string, isSelected: boolean) => void;
  };
}

/** Bookings grouped by day. */
export function BookingList({ bookings, ...rest }: BookingListProps) {
  const now = useNow();
  const [setting] = usePlaceSetting().records;
  return (
    <div className="flex flex-col gap-4">
      {bookingDays(bookings, now).map((day) => (
        <Day key={day.bookings[0]?.id} day={day} setting={setting} {...rest} />
      ))}
    </div>
  );
}

interface DayProps extends Omit<BookingListProps, 'bookings'>, Pick<BookingRowProps, 'setting'> {
  day: BookingDay<Live<Booking>>;
}

function Day({ day, setting, onOpen, selection }: DayProps) {
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
            setting={setting}
            onOpen={() => onOpen(booking.id)}
            isSelected={selection?.ids.has(booking.id) ?? false}
            onSelect={selection && ((isSelected) => selection.onSelect(booking.id, isSelected))}
          />
        ))}
      </ul>
    </div>
  );
}

interface BookingRowProps {
  booking: Live<Booking>;
  /** The team's choice of a place, for bookings without one. */
  setting: PlaceChoice | undefined;
  onOpen: () => void;
  isSelected: boolean;
  /** Omitted if the row is not selectable. */
  onSelect: ((isSelected: boolean) => void) | undefined;
}

/**
 * A booking's time, name, company, size, amount, place and state: one line, two on phones. A press opens it.
 */
function BookingRow({ booking, setting, onOpen, isSelected, onSelect }: BookingRowProps) {
  const now = useNow();
  const { company, date, time, quote_submission_id } = booking;
  const name = bookerOf(booking);
  const quote = useQuote(quote_submission_id);
  const host = useOwnerName('bookings')(booking.admin_id);
  return (
    <li className="relative flex items-center gap-3 rounded-control border border-line px-3 py-1.5 text-sm transition-colors hover:border-line-strong hover:bg-surface sm:px-4">
      {onSelect && (
        <span className="relative z-10 size-6 shrink-0">
          {isAhead(booking, now) && (
            <input
              type="checkbox"
              aria-label={`Select ${name}, ${formatDay(date)} at ${time}`}
              className="focus-ring size-6 rounded-sm accent-brand"
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
            />
          )}
        </span>
      )}
      <div className="min-w-0 flex-1 items-center gap-x-4 lg:grid lg:grid-cols-[4.5rem_1.3fr_1.2fr_3.75rem_5.5rem_1fr_10rem]">
        <div className="flex min-w-0 items-center gap-x-3 lg:contents">
          <span className="shrink-0 tabular-nums">{time}</span>
          <h3 className="min-w-0 flex-1 text-[0.9375rem] font-semibold">
            <RowButton onOpen={onOpen}>{name}</RowButton>
          </h3>
          <BookingBadges
            booking={booking}
            note={customerNote(booking, quote)}
            quote={quote}
            isPast={hasBegun(booking, now)}
          />
        </div>
        <p className="truncate text-muted lg:contents">
          <Fact text={company} />
          <Fact text={quote ? boothSizeLabel(quote.booth_size) : ''} />
          <Fact
            text={quote && quote.booth_size !== 'custom' ? formatUsd(quote.pricing.estimatedTotal) : ''}
          />
          <Fact text={[host, placeOfBooking(booking, setting).text].filter(Boolean).join(' · ')} />
        </p>
      </div>
    </li>
  );
}

/** A column; on phones, a part of the line that joins all facts. */
function Fact({ text }: { text: string }) {
  return (
    <span className="tabular-nums max-lg:[:not(:empty)~&:not(:empty)]:before:content-['_·_'] lg:min-w-0 lg:truncate">
      {text}
    </span>
  );
}

interface BookingBadgesProps extends ComponentProps<typeof TimingBadge> {
  booking: Booking;
  note: string;
  isPast: boolean;
}

function BookingBadges({ booking, quote, note, isPast }: BookingBadgesProps) {
  const status = statusBadge(booking);
  return (
    <span className="flex shrink-0 items-center gap-1.5 lg:order-last lg:justify-end">
      {note && <StickyNote role="img" aria-label={`Note: ${note}`} className="size-4 text-warning" />}
      <TimingBadge quote={quote} />
      {status && <Badge tone={status.tone}>{status.text}</Badge>}
      {isPast && <Badge>Past</Badge>}
    </span>
  );
}
