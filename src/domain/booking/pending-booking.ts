/**
 * A booking made in a rush is pending until the visitor confirms it with a mailed link, or its time is over and it is
 * released. It holds its slot until then.
 */
import type { Booking } from '../records/bookings.ts';

/** Time to confirm a booking, in minutes. It begins again whenever the mail with the link leaves or is tried. */
export const PENDING_MINUTES = 30;

/** True if the visitor has yet to confirm the booking, even if the time to do so is over. */
export function isPending({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'pending';
}

/** True if a pending booking's time is over. It counts as released, although it may still be stored. */
export function isOverdue({ status, pending_until }: Booking, now: Date): boolean {
  return isPending({ status }) && (pending_until?.toDate() ?? now) <= now;
}

/** True if the visitor never confirmed the booking: it is pending or was released. */
export function isUnconfirmed(booking: Pick<Booking, 'status' | 'pending_until' | 'manage_hashes'>): boolean {
  return isPending(booking) || (booking.pending_until === null && booking.manage_hashes.length === 0);
}
