import { documentId, getDocsFromServer, limit, where } from 'firebase/firestore';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { CONTACT_FIELDS, contactKeysFor, contactOfBooking } from '../../../domain/schemas/contact-fields.ts';
import { formatMeeting } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { cameFromText } from '../../../domain/visitor/came-from.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { columnOf } from '../controls/csv.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { type BookingCursor, type BookingFilter, fetchBookings } from './fetch-bookings.ts';

/** Firestore's maximum number of values in one `in` query. */
const QUOTES_AT_ONCE = 30;

/**
 * Returns the existing quote submissions with these ids, by id.
 * @throws FirebaseError as the backend says
 */
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

type Cell = (booking: Booking, quote: QuoteSubmission | undefined) => string | null | undefined;

type Column = readonly [heading: string, cell: Cell];

const COLUMNS: readonly Column[] = [
  columnOf(BOOKINGS, 'reference'),
  [`Date (${ZONE_PLACE})`, ({ date }) => date],
  [`Time (${ZONE_PLACE})`, ({ time }) => time],
  ['Starts at (UTC)', ({ starts_at }) => starts_at.toDate().toISOString()],
  ...contactKeysFor('export', ['name', 'email', 'phone', 'company']).map(
    (key) => [CONTACT_FIELDS[key].label, (booking: Booking) => contactOfBooking(booking)[key]] as const,
  ),
  ["Visitor's time", ({ starts_at, time_zone }) => meetingText(starts_at.toDate(), time_zone)],
  ['Show', (_, quote) => quote?.show_name],
  ['City', (_, quote) => quote?.city],
  ['State', (_, quote) => quote?.state],
  ['Booth size', (_, quote) => quote?.booth_size],
  ['Design', (_, quote) => quote?.selected_render_title],
  columnOf(BOOKINGS, 'status'),
  ['Booked at (UTC)', ({ created_at }) => created_at.toDate().toISOString()],
  ['Times moved', ({ moves }) => String(moves)],
  columnOf(BOOKINGS, 'cancelled_by'),
  ['Canceled at (UTC)', ({ cancelled_at }) => cancelled_at?.toDate().toISOString()],
  columnOf(BOOKINGS, 'cancel_reason'),
  ['Came from', (booking, quote) => cameFromText(booking.came_from ?? quote?.came_from)],
];

/** Returns a table with headings and a row per booking and its quote. */
function bookingRows(
  columns: readonly Column[],
  bookings: readonly Booking[],
  quotes: ReadonlyMap<string, QuoteSubmission>,
): string[][] {
  return [
    columns.map(([heading]) => heading),
    ...bookings.map((booking) => {
      const quote = quotes.get(booking.quote_submission_id ?? '');
      return columns.map(([, cell]) => cell(booking, quote) ?? '');
    }),
  ];
}

/** Formats the meeting's time, in the company's zone if the browser does not know the visitor's zone. */
function meetingText(startsAt: Date, zone: string): string {
  try {
    return formatMeeting(startsAt, zone);
  } catch {
    return formatMeeting(startsAt, COMPANY_ZONE);
  }
}

/** One administrator's bookings, or everyone's with the names of their hosts. */
type Whose =
  | { readonly adminId: string; readonly nameOf?: undefined }
  | { readonly adminId?: undefined; readonly nameOf: (id: string) => string };

const BATCH = 200;

/**
 * Returns a table with all matching bookings. Reads bookings and quotes page by page.
 * @throws FirebaseError as the backend says
 */
export async function readBookingRows(whose: Whose, filter: BookingFilter): Promise<string[][]> {
  const { adminId = null, nameOf } = whose;
  const columns = nameOf ? [...COLUMNS, ['Host', ({ admin_id }) => nameOf(admin_id)] as Column] : COLUMNS;
  const bookings: Booking[] = [];
  const quotes = new Map<string, QuoteSubmission>();
  let cursor: BookingCursor = null;
  do {
    const page = await fetchBookings(adminId, filter, cursor, BATCH);
    const ids = page.bookings.flatMap(({ quote_submission_id: id }) => (id ? [id] : []));
    for (const [id, quote] of await fetchQuotes(ids)) quotes.set(id, quote);
    bookings.push(...page.bookings);
    cursor = page.next;
  } while (cursor);
  return bookingRows(columns, bookings, quotes);
}
