import type { CancelBookings, CancelledBookings } from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import type { AdminBookingDependencies } from './admin-booking-dependencies.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { existingBooking } from './existing-booking.ts';

/**
 * The team cancels meetings, each in a transaction of its own: one that cannot be cancelled any more keeps no other one
 * from it. Cancelled already is as good as cancelled, so that the same request again is harmless.
 * @returns which are cancelled, and of each other one the code of the problem
 */
export async function cancelBookings(
  dependencies: AdminBookingDependencies,
  { ids, reason }: CancelBookings,
): Promise<CancelledBookings> {
  const cancelled: string[] = [];
  const failed: { id: string; code: ProblemCode }[] = [];
  for (const id of new Set(ids)) {
    try {
      await cancelOne(dependencies, id, reason);
      cancelled.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ id, code: error.code });
    }
  }
  return { success: true, cancelled, failed };
}

async function cancelOne(
  { db, timeOf, settings }: AdminBookingDependencies,
  id: string,
  reason: string,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const surroundings = { db, settings, now: timeOf(read) };
    const { write } = await cancellationOf(transaction, surroundings, ref, booking, { by: 'team', reason });
    write(transaction);
  });
}
