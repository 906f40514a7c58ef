import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { addDays } from '../../../domain/calendar-day.ts';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { startOfDay } from '../kit/booking-queries.ts';
import { type Live, readerOf, toLive } from '../kit/live-lists/live-record.ts';
import { type BookingFilter, matchesText } from './booking-filter.ts';

const readBooking = readerOf(BOOKINGS);

/** Start of the next page; null after the last. */
export type BookingCursor = QueryDocumentSnapshot | null;

export interface BookingPage {
  readonly bookings: readonly Live<Booking>[];
  readonly next: BookingCursor;
}

/** A text is looked for among this many bookings at a time: the database cannot search. */
const SEARCH_BATCH = 200;

/** Reading that goes on for long. */
export interface Reading {
  /** Once it is aborted, no more is read. */
  readonly signal: AbortSignal;
  /** Told after each batch how many bookings it had, whether they matched or not. */
  readonly onRead: (count: number) => void;
}

/**
 * The next `size` bookings that match, the latest meeting first, after `cursor` (null: from the start); fewer if the
 * reading is aborted, which is no error, and `next` is where to go on.
 * @throws FirebaseError as the backend says
 */
export async function fetchBookings(
  adminId: string,
  filter: BookingFilter,
  cursor: BookingCursor,
  size: number,
  { signal, onRead }: Reading,
): Promise<BookingPage> {
  const batch = filter.text.trim() === '' ? size : SEARCH_BATCH;
  const bookings: Live<Booking>[] = [];
  let after = cursor;
  while (!signal.aborted) {
    const { docs } = await withinTime(() => getDocsFromServer(queryOf(adminId, filter, after, batch)));
    onRead(docs.length);
    for (const [index, document] of docs.entries()) {
      const booking = readBooking(toLive(document));
      after = document;
      if (!matchesText(booking, filter.text)) continue;
      bookings.push(booking);
      const isLast = docs.length < batch && index === docs.length - 1;
      if (bookings.length === size) return { bookings, next: isLast ? null : after };
    }
    if (docs.length < batch) return { bookings, next: null };
  }
  return { bookings, next: after };
}

function queryOf(adminId: string, { from, until }: BookingFilter, after: BookingCursor, size: number) {
  return query(
    collection(db, BOOKINGS.name),
    where('admin_id', '==', adminId),
    ...(isDay(from) ? [where('starts_at', '>=', startOfDay(from))] : []),
    ...(isDay(until) ? [where('starts_at', '<', startOfDay(addDays(until, 1)))] : []),
    orderBy('starts_at', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
}

/** True for a date that can be queried; a half-typed field may hold the year 275760. */
function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date);
}
