import {
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { isFound, searchedInBooking, searchFor } from '../../../domain/visitor/search-words.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { queryOf, readStored, type Stored, toStored } from '../controls/live-lists/stored-record.ts';
import { startOfDay } from './use-meetings.ts';

/** Filter for bookings. Dates are in the company's zone; '' means no bound. */
export interface BookingFilter {
  readonly text: string;
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: BookingFilter = { text: '', from: '', until: '' };

/** Cursor of the next page; null after the last. */
export type BookingCursor = QueryDocumentSnapshot | null;

/**
 * Returns the next `size` bookings of an administrator, or everyone's (null), after `cursor` (null for the first page),
 * latest meeting first. All words of the text must match. Keeps reading until there is a match or no more bookings.
 * @throws FirebaseError as the backend says
 */
export async function fetchBookings(
  adminId: string | null,
  { text, from, until }: BookingFilter,
  cursor: BookingCursor,
  size: number,
): Promise<{ bookings: Stored<Booking>[]; next: BookingCursor }> {
  const search = searchFor(text);
  const filtered = [
    ...(adminId ? [where('admin_id', '==', adminId)] : []),
    ...(search ? [where('search_words', 'array-contains', search.beginning)] : []),
    ...(isDay(from) ? [where('starts_at', '>=', startOfDay(from))] : []),
    ...(isDay(until) ? [where('starts_at', '<', startOfDay(addDays(until, 1)))] : []),
    orderBy('starts_at', 'desc'),
  ];
  let next = cursor;
  let bookings: Stored<Booking>[] = [];
  do {
    const page = queryOf(BOOKINGS, ...filtered, ...(next ? [startAfter(next)] : []), limit(size));
    const { docs } = await withinTime(() => getDocsFromServer(page));
    bookings = docs
      .map((document) => readStored(BOOKINGS, toStored(document)))
      .filter((booking) => !search || isFound(searchedInBooking(booking), search));
    next = docs.length < size ? null : (docs.at(-1) ?? null);
  } while (bookings.length === 0 && next);
  return { bookings, next };
}

/** True for a date that can be queried: a half-typed field may have the year 275760. */
function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date);
}
