/** A booking made in a rush is pending: it holds its slot until the visitor confirms it by a mailed link, or it is released. */
import type { Booking } from '../records/bookings.ts';

/** True for a booking that its visitor has yet to confirm, even if the time to do so is over. */
export function isPending({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'pending';
}

/** True for a pending booking whose time is over: it counts as released, although it may still be stored. */
export function isOverdue({ status, pending_until }: Booking, now: Date): boolean {
  return isPending({ status }) && (pending_until?.toDate() ?? now) <= now;
}

/** True for a booking that its visitor never confirmed: it is pending, or was released. */
export function isUnconfirmed(booking: Pick<Booking, 'status' | 'pending_until' | 'manage_hashes'>): boolean {
  return isPending(booking) || (booking.pending_until === null && booking.manage_hashes.length === 0);
}
