import { orderBy, type Query, type QueryConstraint, where } from 'firebase/firestore';
import { BOOKINGS, type Booking } from '../../../domain/records/bookings.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { isFound, searchedInBooking, searchFor } from '../../../domain/visitor/search-words.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { startOfDay } from './use-meetings.ts';

/** Filter for bookings. Dates are in the company's zone; '' means no bound. */
export interface BookingFilter {
  readonly text: string;
  readonly from: string;
  readonly until: string;
}

/**
 * Returns a query for the filtered bookings of an administrator, or everyone's (null), latest meeting first. It compares
 * one word of the text; `hasWords` compares all.
 */
export function filteredBookings(
  adminId: string | null,
  { text, from, until }: BookingFilter,
  ...more: QueryConstraint[]
): Query {
  const search = searchFor(text);
  return queryOf(
    BOOKINGS,
    ...(adminId ? [where('admin_id', '==', adminId)] : []),
    ...(search ? [where('search_words', 'array-contains', search.beginning)] : []),
    ...(isDay(from) ? [where('starts_at', '>=', startOfDay(from))] : []),
    ...(isDay(until) ? [where('starts_at', '<', startOfDay(addDays(until, 1)))] : []),
    orderBy('starts_at', 'desc'),
    ...more,
  );
}

/** True if the booking has all words of the text. */
export function hasWords(booking: Booking, text: string): boolean {
  const search = searchFor(text);
  return !search || isFound(searchedInBooking(booking), search);
}

/** True for a date that can be queried: a half-typed field may have the year 275760. */
function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date);
}
