import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { exactUsd } from '../../../domain/quote/pricing.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import type { PlaceChoice } from '../../../domain/schemas/meeting-place.ts';
import { timingTexts } from '../../../domain/show/show-timing.ts';
import { useNow } from '../controls/panel-context.ts';
import { useQuote } from '../customers/quote-details/use-quote.ts';
import { hasBegun } from './booking-changes/booking-state.ts';
import { placeOfBooking } from './meeting-place/use-place-setting.ts';
import { useOwnerName } from './team/team-context.tsx';

export interface BookingLineProps {
  booking: Booking;
  /** The team's choice of a place, for bookings without one. */
  setting: PlaceChoice | undefined;
  /** The booker's name, as text, button or heading; null if it is elsewhere. */
  name: ReactNode;
}

/** A booking's time, name, company, size, amount, place and state: one line, two on phones. */
export function BookingLine({ booking, setting, name }: BookingLineProps) {
  const quote = useQuote(booking.quote_submission_id);
  const host = useOwnerName()(booking.admin_id);
  return (
    <div className="min-w-0 flex-1 items-center gap-x-4 lg:grid lg:grid-cols-[4.5rem_1.3fr_1.2fr_3.75rem_5.5rem_1fr_10rem]">
      <div className="flex min-w-0 items-center gap-x-3 lg:contents">
        <span className="shrink-0 tabular-nums">{booking.time}</span>
        <h3 className="min-w-0 flex-1 truncate text-[0.9375rem] font-semibold group-open:wrap-anywhere group-open:whitespace-normal">
          {name}
        </h3>
        <BookingBadges booking={booking} quote={quote} className="lg:order-last lg:justify-end" />
      </div>
      <p className="truncate text-muted group-open:hidden lg:contents">
        <Fact text={booking.company} />
        <Fact text={quote ? boothSizeLabel(quote.booth_size) : ''} />
        <Fact text={quote && quote.booth_size !== 'custom' ? exactUsd(quote.pricing.estimatedTotal) : ''} />
        <Fact text={[host, placeOfBooking(booking, setting).text].filter(Boolean).join(' · ')} />
      </p>
    </div>
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

const STATUS_BADGES: Readonly<Record<Booking['status'], { text: string; tone: BadgeTone } | null>> = {
  confirmed: null,
  pending: { text: 'Pending confirmation', tone: 'warning' },
  cancelled: { text: 'Canceled', tone: 'danger' },
  held: { text: 'Held', tone: 'success' },
  'no-show': { text: 'No-show', tone: 'warning' },
};

interface BookingBadgesProps {
  booking: Booking;
  /** The booking's quote; undefined while loading, null without one. */
  quote: QuoteSubmission | null | undefined;
  className?: string;
}

/** 'Rush' for a quote whose show opened too soon or 'Next edition', the booking's state, and 'Past'. */
export function BookingBadges({ booking, quote, className = '' }: BookingBadgesProps) {
  const now = useNow();
  const status = STATUS_BADGES[booking.status];
  return (
    <span className={`flex shrink-0 items-center gap-1.5 ${className}`}>
      {quote?.timing && (
        <Badge tone={quote.timing === 'rush' ? 'danger' : 'neutral'}>{timingTexts[quote.timing].label}</Badge>
      )}
      {status && <Badge tone={status.tone}>{status.text}</Badge>}
      {hasBegun(booking, now) && <Badge>Past</Badge>}
    </span>
  );
}
