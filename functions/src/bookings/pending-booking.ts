/**
 * Bookings that wait for the link in a mail (docs/decisions/0134-bookings-that-wait-for-a-link.md). Their slot is claimed; they are
 * released when their time is over.
 */
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { Decision } from '../http/idempotency.ts';

/** Minutes that a slot is held for a booking that is not confirmed. */
export const PENDING_MINUTES = 30;

/** Returns true for a pending booking whose time to confirm is over at `now`. */
export function isOverdue({ status, pending_until }: Booking, now: Date): boolean {
  return status === 'pending' && (pending_until?.toDate() ?? now) <= now;
}

/** Returns the answer to a visitor whose booking is pending. */
export function pendingAnswer({ pending_until, date, time }: Booking): Pick<Decision, 'status' | 'body'> {
  const until = pending_until?.toDate().toISOString();
  return { status: 202, body: { success: true, pending: { until, date, time } } };
}
