import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { Outcome } from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem } from '../http/problem.ts';
import type { AdminBookingDependencies } from './admin-booking-dependencies.ts';
import { existingBooking } from './existing-booking.ts';

/**
 * Says whether a meeting took place, or takes that back; nobody is told.
 * @throws Problem `not-found`, or `meeting-over` for a meeting that was cancelled or has not begun
 */
export async function setOutcome(
  { db, timeOf }: Pick<AdminBookingDependencies, 'db' | 'timeOf'>,
  id: string,
  status: Outcome,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const hasBegun = booking.starts_at.toDate() <= timeOf(read);
    if (booking.status === 'cancelled' || !hasBegun) throw new Problem('meeting-over');
    transaction.update(ref, { status } satisfies Partial<Booking>);
  });
}

/**
 * Keeps the team's own note about a booking in place of the one before, whatever has become of the meeting.
 * @throws Problem `not-found`
 */
export async function setNote(
  { db }: Pick<AdminBookingDependencies, 'db'>,
  id: string,
  note: string,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref } = await existingBooking(transaction, db, id);
    transaction.update(ref, { note } satisfies Partial<Booking>);
  });
}
