import { useId } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { formatDay } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { hasBegun, isAhead, STATUS_BADGES } from '../kit/booking-changes/booking-state.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useNow } from '../kit/panel-context.ts';
import { useQuote } from '../kit/quote-details/use-quote.ts';
import { RowButton, RowContact } from '../kit/RowContact.tsx';
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
  return (
    <div className="flex flex-col gap-4">
      {bookingDays(bookings, now).map((day) => (
        <Day key={day.bookings[0]?.id} day={day} {...rest} />
      ))}
    </div>
  );
}

function Day({
  day,
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
  onOpen: () => void;
  isSelected: boolean;
  /** Omitted if not selectable. */
  onSelect: ((isSelected: boolean) => void) | undefined;
}

/** A booking's row: who, when, what for. A press outside its links opens the details. */
function BookingRow({ booking, onOpen, isSelected, onSelect }: BookingRowProps) {
  const now = useNow();
  const { user_email, user_phone, company, date, time, quote_submission_id } = booking;
  const name = bookerOf(booking);
  const quote = useQuote(quote_submission_id);
  return (
    <li className="relative rounded-control border border-line px-4 py-2 text-sm transition-colors hover:border-line-strong hover:bg-surface">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="min-w-0 text-[0.9375rem] font-semibold break-words max-sm:flex-1">
          <RowButton onOpen={onOpen}>{name}</RowButton>
        </h3>
        <BookingBadges booking={booking} isPast={hasBegun(booking, now)} />
        {company && <p className="break-words text-muted max-sm:basis-full">{company}</p>}
        <RowContact email={user_email} phone={user_phone} />
      </div>
      <div className="mt-0.5 flex flex-wrap gap-x-5">
        <p className="flex flex-wrap gap-x-1.5">
          <span className="font-medium">Meeting Scheduled</span>
          <span className="text-muted">
            {formatDay(date)} at {time} (New York)
          </span>
        </p>
        {quote && <BoothFacts quote={quote} />}
      </div>
      <BookingRemarks booking={booking} />
      {onSelect && isAhead(booking, now) && (
        <CheckboxField
          label="Select"
          aria-label={`Select ${name}, ${formatDay(date)} at ${time}`}
          className="relative z-10 mt-1 w-fit"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      )}
    </li>
  );
}

function BookingBadges({ booking, isPast }: { booking: Booking; isPast: boolean }) {
  const status = STATUS_BADGES[booking.status];
  return (
    <div className="flex shrink-0 gap-1.5 sm:order-last sm:ml-auto">
      {status && <Badge tone={status.tone}>{status.text}</Badge>}
      {isPast && <Badge>Past</Badge>}
      <Badge tone="brand">Meeting</Badge>
    </div>
  );
}

/** The cancellation's author and reason, and the team's note; renders nothing without them. */
function BookingRemarks({ booking }: { booking: Booking }) {
  const { status, cancelled_by, cancel_reason, note } = booking;
  const by = cancelled_by === 'team' ? 'Cancelled by the team' : 'Cancelled by the visitor';
  return (
    <>
      {status === 'cancelled' && <Remark title={by} text={cancel_reason ?? ''} />}
      {note && <Remark title="Note" text={note} />}
    </>
  );
}

/** Cut after two lines; the details have the full text. */
function Remark({ title, text }: { title: string; text: string }) {
  return (
    <p className="mt-0.5 line-clamp-2 break-words">
      <span className="font-medium">{title}</span>
      {text && <span className="text-muted">: {text}</span>}
    </p>
  );
}

/** 'Booth Information': the quote in a line or two. */
function BoothFacts({ quote }: { quote: QuoteSubmission }) {
  const facts = [
    ['Show', quote.show_name],
    ['Location', `${quote.city}, ${quote.state}`],
    ['Booth Size', quote.booth_size],
    ...(quote.selected_render_title ? [['Design', quote.selected_render_title]] : []),
    ...(quote.inspired_by_name ? [['Inspired by', quote.inspired_by_name]] : []),
  ];
  return (
    <div className="flex min-w-0 flex-wrap gap-x-3">
      <h4 className="font-medium">Booth Information</h4>
      <dl className="flex min-w-0 flex-wrap gap-x-3">
        {facts.map(([term, text]) => (
          <div key={term} className="flex min-w-0 gap-1">
            <dt className="text-muted">{term}:</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
