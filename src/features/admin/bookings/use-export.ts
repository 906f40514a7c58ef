import { useRef, useState } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import { toCsv } from '../kit/csv.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { saveFile } from '../kit/save-file.ts';
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
async function exportBookings(
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

/** The file of an administrator's bookings: `read` is how many have been read for it so far, null while none is made. */
export function useExport(adminId: string) {
  const [read, setRead] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);

  function begin(): AbortController {
    controller.current = new AbortController();
    return controller.current;
  }

  /** Resolves when the file has been handed to the browser, or there will be none. */
  async function start(filter: BookingFilter): Promise<void> {
    const { signal } = begin();
    setRead(0);
    try {
      const onRead = (count: number) => setRead((before) => (before ?? 0) + count);
      const csv = await exportBookings(adminId, filter, { signal, onRead });
      if (csv) saveFile(`bookings-${todayInNewYork(new Date())}.csv`, csv, 'text/csv;charset=utf-8');
    } catch (error) {
      if (!signal.aborted) reportFailure(adminMessages.bookings.exportFailed, error);
    } finally {
      setRead(null);
    }
  }
  return { read, start, cancel: () => controller.current?.abort() };
}
