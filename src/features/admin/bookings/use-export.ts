import { collection, documentId, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { formatMeeting } from '../../../domain/format-time.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { saveFile, toCsv } from '../kit/csv.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { type BookingCursor, type BookingFilter, fetchBookings } from './fetch-bookings.ts';

/** Maximum values in one query. */
const QUOTES_AT_ONCE = 30;

/**
 * Returns the existing quote submissions with these ids, by id; none once `signal` is aborted.
 * @throws FirebaseError as the backend says
 */
async function fetchQuotes(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, QuoteSubmission>> {
  if (signal.aborted) return new Map();
  const left = [...new Set(ids)];
  const batches: string[][] = [];
  while (left.length > 0) batches.push(left.splice(0, QUOTES_AT_ONCE));
  // In parallel: a file of 10,000 bookings takes 300 queries
  return new Map((await Promise.all(batches.map(fetchBatch))).flat());
}

async function fetchBatch(ids: readonly string[]): Promise<[string, QuoteSubmission][]> {
  const quotes = query(
    collection(db, QUOTE_SUBMISSIONS.name),
    where(documentId(), 'in', ids),
    limit(QUOTES_AT_ONCE),
  );
  const { docs } = await withinTime(() => getDocsFromServer(quotes));
  return docs.map((quote) => [quote.id, QUOTE_SUBMISSIONS.read(quote.data())]);
}

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

/** Returns a table of the bookings with headings and their quotes. */
function bookingRows(
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

/** In New York's time if the browser does not know the visitor's zone. */
function meetingText(startsAt: Date, zone: string): string {
  try {
    return formatMeeting(startsAt, zone);
  } catch {
    return formatMeeting(startsAt, NEW_YORK);
  }
}

const BATCH = 200;

/**
 * Returns all matching bookings as CSV; null if aborted. Reads bookings and quotes page by page.
 * @throws FirebaseError as the backend says
 */
async function exportBookings(
  adminId: string,
  filter: BookingFilter,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<string | null> {
  const bookings: Booking[] = [];
  const quotes = new Map<string, QuoteSubmission>();
  let cursor: BookingCursor = null;
  do {
    const page = await fetchBookings(adminId, filter, cursor, BATCH);
    onRead(page.bookings.length);
    const ids = page.bookings.flatMap(({ quote_submission_id: id }) => (id ? [id] : []));
    for (const [id, quote] of await fetchQuotes(ids, signal)) quotes.set(id, quote);
    if (signal.aborted) return null;
    bookings.push(...page.bookings);
    cursor = page.next;
  } while (cursor);
  return toCsv(bookingRows(bookings, quotes));
}

/** CSV export of an administrator's bookings: `read` is the number read so far, null if none is running. */
export function useExport() {
  const { uid } = useAdmin();
  const [read, setRead] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);

  /** Resolves when the download has started, or the export failed or was cancelled. */
  async function start(filter: BookingFilter): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRead(0);
    try {
      const onRead = (count: number) => setRead((before) => (before ?? 0) + count);
      const csv = await exportBookings(uid, filter, signal, onRead);
      if (csv) saveFile(`bookings-${todayInNewYork(new Date())}.csv`, csv, 'text/csv;charset=utf-8');
    } catch (error) {
      if (!signal.aborted) reportFailure(adminMessages.bookings.exportFailed, error);
    } finally {
      setRead(null);
    }
  }
  return { read, start, cancel: () => controller.current?.abort() };
}
