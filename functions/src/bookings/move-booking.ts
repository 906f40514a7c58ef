import type { MoveBooking, MovedBooking } from '../../../src/domain/schemas/admin-bookings.ts';
import { ALREADY_EXISTS } from '../platform/database-status.ts';
import type { AdminBookingDependencies } from './admin-booking-dependencies.ts';
import { existingBooking } from './existing-booking.ts';
import { listAvailability } from './list-availability.ts';
import { moveOf } from './move-meeting.ts';
import { slotTakenIfClaimed } from './slot-taken.ts';
import { changedBy } from './tell-visitor.ts';

/**
 * Moves a meeting for the team, by the visitors' rules, and mails the visitor.
 * @param of the booking, and the administrator's email address
 * @throws Problem `not-found`, `meeting-over`, `slot-taken` with alternatives, or why the slot is not
 * available
 */
export async function moveBooking(
  dependencies: AdminBookingDependencies,
  of: { readonly id: string; readonly by: string },
  slot: MoveBooking,
  attempts = 2,
): Promise<MovedBooking> {
  const { db, timeOf, settings } = dependencies;
  const { id, by } = of;
  let now = new Date(0);
  try {
    return await db.runTransaction(async (transaction) => {
      const { ref, booking: before, read } = await existingBooking(transaction, db, id);
      now = timeOf(read);
      const until = new Date(now.getTime() + settings.undoSeconds * 1000);
      const moving = { by: 'team', who: by, until } as const;
      const surroundings = { db, settings, now };
      const { booking, write } = await moveOf(transaction, surroundings, { ref, before }, slot, moving);
      write(transaction);
      const sequence = changedBy(booking, before, now);
      return { success: true, change: sequence === null ? null : { id, sequence } };
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    const problem = await slotTakenIfClaimed(db, () => listAvailability(db, { settings, now }), slot);
    // The slot was freed in the meantime
    if (!problem && attempts > 1) return moveBooking(dependencies, of, slot, attempts - 1);
    throw problem ?? error;
  }
}
