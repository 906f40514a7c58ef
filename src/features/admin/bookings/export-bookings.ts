import type { Booking } from '../../../domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { toCsv } from '../kit/csv.ts';
import type { BookingFilter } from './booking-filter.ts';
import { bookingRows } from './booking-rows.ts';
import { type BookingCursor, fetchBookings, type Reading } from './fetch-bookings.ts';
import { fetchQuotes } from './fetch-quotes.ts';

const BATCH = 200;

/**
 * All bookings that match, as the text of a CSV file; null if the reading was aborted. Both they and their quotes are read
 * page after page.
 * @throws FirebaseError as the backend says
 */
export async function exportBookings(
  adminId: string,
  filter: BookingFilter,
  reading: Reading,
): Promise<string | null> {
  const bookings: Booking[] = [];
  const quotes = new Map<string, QuoteSubmission>();
  let cursor: BookingCursor = null;
  do {
    const page = await fetchBookings(adminId, filter, cursor, BATCH, reading);
    const ids = page.bookings.flatMap(({ quote_submission_id: id }) => (id ? [id] : []));
    for (const [id, quote] of await fetchQuotes(ids, reading.signal)) quotes.set(id, quote);
    if (reading.signal.aborted) return null;
    bookings.push(...page.bookings);
    cursor = page.next;
  } while (cursor);
  return toCsv(bookingRows(bookings, quotes));
}
