import type {
  UndoBookings,
  UndoneBookings,
  UndoneChange,
} from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import type { AdminBookingDependencies } from './admin-booking-dependencies.ts';
import { undoNote, undoOutcome } from './annotate-booking.ts';
import { undoChange } from './undo-change.ts';

/**
 * Undoes the team's changes, each in its own transaction. Changes already undone succeed, so a repeated
 * request is harmless.
 * @param by the administrator's email address
 * @returns ids that are undone, and the problem's code for each other one
 */
export async function undoChanges(
  dependencies: Pick<AdminBookingDependencies, 'db' | 'timeOf'>,
  by: string,
  { changes }: UndoBookings,
): Promise<UndoneBookings> {
  const undone: string[] = [];
  const failed: { id: string; code: ProblemCode }[] = [];
  for (const change of changes) {
    try {
      await undo(dependencies, by, change);
      undone.push(change.id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ id: change.id, code: error.code });
    }
  }
  return { success: true, undone, failed };
}

function undo(
  dependencies: Pick<AdminBookingDependencies, 'db' | 'timeOf'>,
  by: string,
  change: UndoneChange,
): Promise<void> {
  if ('status' in change) return undoOutcome(dependencies, { id: change.id, by }, change.status);
  if ('note' in change) return undoNote(dependencies, change.id, change.note);
  return undoChange(dependencies, by, change);
}
