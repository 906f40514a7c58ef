import type { Booking } from '../../../domain/records/bookings.ts';
import type { BookingFilter } from './booking-filter.ts';
import { bookingRows } from './booking-rows.ts';
import { toCsv } from './csv.ts';
import { type BookingCursor, fetchBookings } from './fetch-bookings.ts';
import { fetchQuote } from './use-quote.ts';

const BATCH = 300;

/**
 * All bookings that match, as the text of a CSV file.
 * @throws FirebaseError as the backend says
 */
export async function exportBookings(adminId: string, filter: BookingFilter): Promise<string> {
  const bookings: Booking[] = [];
  let cursor: BookingCursor = null;
  do {
    const page = await fetchBookings(adminId, filter, cursor, BATCH);
    bookings.push(...page.bookings);
    cursor = page.next;
  } while (cursor);
  const ids = [...new Set(bookings.flatMap(({ quote_submission_id: id }) => (id ? [id] : [])))];
  const quotes = await Promise.all(ids.map(async (id) => [id, await fetchQuote(id)] as const));
  return toCsv(bookingRows(bookings, new Map(quotes)));
}

/** Has the browser save `text` as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address a moment later
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
