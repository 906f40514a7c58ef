import { formatMeeting } from '../../../domain/format-time.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';

const HEADINGS = [
  'Reference',
  'Date (New York)',
  'Time (New York)',
  'Starts at (UTC)',
  'Name',
  'Email',
  'Phone',
  'Company',
  'Website',
  "Visitor's time",
  'Show',
  'City',
  'State',
  'Booth size',
  'Design',
  'Status',
  'Booked at (UTC)',
  'Times moved',
  'Cancelled by',
  'Cancelled at (UTC)',
  'Reason for cancelling',
  'Private note',
];

/** The bookings as a table with headings, each with the quote that it is linked to. */
export function bookingRows(
  bookings: readonly Booking[],
  quotes: ReadonlyMap<string, QuoteSubmission | null>,
): string[][] {
  return [
    HEADINGS,
    ...bookings.map((booking) => rowOf(booking, quotes.get(booking.quote_submission_id ?? ''))),
  ];
}

function rowOf(booking: Booking, quote: QuoteSubmission | null | undefined): string[] {
  const startsAt = booking.starts_at.toDate();
  return [
    booking.reference,
    booking.date,
    booking.time,
    startsAt.toISOString(),
    booking.user_name,
    booking.user_email,
    booking.user_phone,
    booking.company,
    booking.website,
    meetingText(startsAt, booking.time_zone),
    quote?.show_name ?? '',
    quote?.city ?? '',
    quote?.state ?? '',
    quote?.booth_size ?? '',
    quote?.selected_render_title ?? '',
    booking.status,
    booking.created_at.toDate().toISOString(),
    String(booking.moves),
    booking.cancelled_by,
    booking.cancelled_at?.toDate().toISOString(),
    booking.cancel_reason,
    booking.note,
  ].map((cell) => cell ?? '');
}

/** In New York's time where the browser does not know the visitor's zone. */
function meetingText(startsAt: Date, zone: string): string {
  try {
    return formatMeeting(startsAt, zone);
  } catch {
    return formatMeeting(startsAt, NEW_YORK);
  }
}
