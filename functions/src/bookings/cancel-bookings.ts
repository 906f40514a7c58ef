import type {
  BookingChange,
  CancelBookings,
  CancelledBookings,
} from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import type { AdminBookingDependencies } from './admin-booking-dependencies.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { existingBooking } from './existing-booking.ts';
import { changedBy } from './tell-visitor.ts';

/** Longer than cancelling one meeting takes, in milliseconds. */
const EACH_MS = 1_000;

/**
 * The team cancels meetings, each in a transaction of its own: one that cannot be cancelled any more keeps no other one
 * from it. Cancelled already is as good as cancelled, so that the same request again is harmless.
 * Undoing is open from the first of them until some time after the last: each one more takes a while.
 * @param by the administrator's e-mail address
 * @returns which are cancelled, by which changes, and of each other one the code of the problem
 */
export async function cancelBookings(
  dependencies: AdminBookingDependencies,
  by: string,
  { ids, reason }: CancelBookings,
): Promise<CancelledBookings> {
  const cancelled: string[] = [];
  const changes: BookingChange[] = [];
  const undoMs = dependencies.settings.undoSeconds * 1000;
  const holdMs = undoMs > 0 ? undoMs + (ids.length - 1) * EACH_MS : 0;
  const failed: { id: string; code: ProblemCode }[] = [];
  for (const id of new Set(ids)) {
    try {
      const sequence = await cancelOne(dependencies, { id, by, reason, holdMs });
      cancelled.push(id);
      if (sequence !== null) changes.push({ id, sequence });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ id, code: error.code });
    }
  }
  return { success: true, cancelled, changes, failed };
}

/** Cancels one; the `sequence` that names the change, if it can be undone. */
async function cancelOne(
  { db, timeOf, settings }: AdminBookingDependencies,
  { id, by, reason, holdMs }: { id: string; by: string; reason: string; holdMs: number },
): Promise<number | null> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking: before, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    const until = new Date(now.getTime() + holdMs);
    const cancelling = { by: 'team', who: by, reason, until } as const;
    const { booking, write } = await cancellationOf(
      transaction,
      { db, settings, now },
      ref,
      before,
      cancelling,
    );
    write(transaction);
    return changedBy(booking, before, now);
  });
}
