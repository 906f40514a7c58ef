import { documentId, getDocsFromServer, limit, where } from 'firebase/firestore';
import type { Booking } from '../../../domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { CONTACT_FIELDS, contactKeysFor, contactOfBooking } from '../../../domain/schemas/contact-fields.ts';
import { formatMeeting } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { isTimeZoneId } from '../../../domain/time/time-zones.ts';
import { cameFromText } from '../../../domain/visitor/came-from.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { type BookingCursor, type BookingFilter, fetchBookings } from './fetch-bookings.ts';

type Column = readonly [
  heading: string,
  cell: (booking: Booking, quote: QuoteSubmission | undefined) => string | null | undefined,
];

const COLUMNS: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  [`Date (${ZONE_PLACE})`, ({ date }) => date],
  [`Time (${ZONE_PLACE})`, ({ time }) => time],
  ['Starts at (UTC)', ({ starts_at }) => starts_at.toDate().toISOString()],
  ...contactKeysFor('export', ['name', 'email', 'phone', 'company']).map(
    (key) => [CONTACT_FIELDS[key].label, (booking: Booking) => contactOfBooking(booking)[key]] as const,
  ),
  [
    "Visitor's time",
    ({ starts_at, time_zone }) =>
      formatMeeting(starts_at.toDate(), isTimeZoneId(time_zone) ? time_zone : COMPANY_ZONE),
  ],
  ['Show', (_, quote) => quote?.show_name],
  ['City', (_, quote) => quote?.city],
  ['State', (_, quote) => quote?.state],
  ['Booth size', (_, quote) => quote?.booth_size],
  ['Design', (_, quote) => quote?.selected_render_title],
  ['Status', ({ status }) => status],
  ['Booked at (UTC)', ({ created_at }) => created_at.toDate().toISOString()],
  ['Times moved', ({ moves }) => String(moves)],
  ['Canceled by', ({ cancelled_by }) => cancelled_by],
  ['Canceled at (UTC)', ({ cancelled_at }) => cancelled_at?.toDate().toISOString()],
  ['Reason for canceling', ({ cancel_reason }) => cancel_reason],
  ['Came from', (booking, quote) => cameFromText(booking.came_from ?? quote?.came_from)],
];

const BATCH = 200;

/**
 * Returns a table with all matching bookings of an administrator, or everyone's (null) with the names of their hosts.
 * Reads bookings and quotes page by page.
 * @throws FirebaseError as the backend says
 */
export async function readBookingRows(
  adminId: string | null,
  nameOf: (adminId: string) => string,
  filter: BookingFilter,
): Promise<string[][]> {
  const host: Column = ['Host', ({ admin_id }) => nameOf(admin_id)];
  const columns = adminId === null ? [...COLUMNS, host] : COLUMNS;
  const rows = [columns.map(([heading]) => heading)];
  let cursor: BookingCursor = null;
  do {
    const page = await fetchBookings(adminId, filter, cursor, BATCH);
    const quotes = await fetchQuotes(
      page.bookings.flatMap(({ quote_submission_id: id }) => (id ? [id] : [])),
    );
    for (const booking of page.bookings) {
      const quote = quotes.get(booking.quote_submission_id ?? '');
      rows.push(columns.map(([, cell]) => cell(booking, quote) ?? ''));
    }
    cursor = page.next;
  } while (cursor);
  return rows;
}

/** Firestore's maximum number of values in one `in` query. */
const QUOTES_AT_ONCE = 30;

/** Returns the existing quote submissions with these ids, by id. */
async function fetchQuotes(ids: readonly string[]): Promise<Map<string, QuoteSubmission>> {
  const left = [...new Set(ids)];
  const batches: string[][] = [];
  while (left.length > 0) batches.push(left.splice(0, QUOTES_AT_ONCE));
  // In parallel: an export of 10,000 bookings takes 300 queries
  return new Map((await Promise.all(batches.map(fetchBatch))).flat());
}

async function fetchBatch(ids: readonly string[]): Promise<[string, QuoteSubmission][]> {
  const quotes = queryOf(QUOTE_SUBMISSIONS, where(documentId(), 'in', ids), limit(QUOTES_AT_ONCE));
  const { docs } = await withinTime(() => getDocsFromServer(quotes));
  return docs.map((quote) => [quote.id, QUOTE_SUBMISSIONS.read(quote.data())]);
}
