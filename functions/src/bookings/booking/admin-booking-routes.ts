import { Timestamp } from 'firebase-admin/firestore';
import {
  CANCEL_BOOKINGS,
  MOVE_BOOKING,
  PLACE_BOOKING,
  SET_BOOKING_STATUS,
  UNDO_BOOKINGS,
} from '../../../../src/domain/api/admin-routes.ts';
import { withEvent } from '../../../../src/domain/booking/booking-history.ts';
import { isPending } from '../../../../src/domain/booking/pending-booking.ts';
import type {
  BookingChange,
  CancelBookings,
  CanceledBookings,
  MoveBooking,
  MovedBooking,
  Outcome,
} from '../../../../src/domain/schemas/admin-bookings.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import { Problem, type ProblemCode } from '../../http/problem.ts';
import { type ServedRoute, serve } from '../../http/serve.ts';
import { requireInTime, withinDeadline } from '../../http/within-deadline.ts';
import { ALREADY_EXISTS } from '../../platform/firebase.ts';
import type { Settings } from '../../platform/params.ts';
import { listAvailability } from '../hours/offered-slots.ts';
import { slotTakenIfClaimed } from '../hours/slot-taken.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { changeMeeting, EACH_MS } from './change-meeting.ts';
import { type DatabaseClock, existingBooking } from './find-meeting.ts';
import { moveOf } from './move-meeting.ts';
import { placeMeeting } from './place-meeting.ts';
import { undoChanges } from './undo-changes.ts';

export interface AdminBookingDependencies extends DatabaseClock {
  readonly settings: Settings;
}

/** POST /api/admin/bookings/cancel: cancels meetings and lists the ones it could not cancel. */
export function cancelBookingsRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return serve(CANCEL_BOOKINGS, (input, { by }) => cancelBookings(dependencies, by, input));
}

/** POST /api/admin/bookings/{id}/move: moves a meeting to another slot. */
export function moveBookingRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return serve(MOVE_BOOKING, (slot, { by, id }) => moveBooking(dependencies, { id, by }, slot));
}

/** POST /api/admin/bookings/undo: undoes the team's changes and lists the ones it could not undo. */
export function undoBookingsRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return serve(UNDO_BOOKINGS, (input, { by }) => undoChanges(dependencies, by, input));
}

/** POST /api/admin/bookings/{id}/status: records if the meeting took place. */
export function bookingStatusRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return serve(SET_BOOKING_STATUS, ({ status }, { by, id }) => setOutcome(dependencies, { id, by }, status));
}

/** POST /api/admin/bookings/{id}/place: gives a meeting another place. */
export function placeBookingRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return serve(PLACE_BOOKING, async (choice, { by, id }) => ({
    place: await placeMeeting(dependencies, { id, by }, choice),
  }));
}

/**
 * Cancels meetings for the team, each in its own transaction and within the deadline, so that one failure does not stop the rest. Meetings
 * that are already canceled count as successes, so a repeated request is harmless. All can be undone until the last
 * one's time is up.
 * @returns the canceled ids, their undoable changes, and the problem's code for each other id
 */
export async function cancelBookings(
  dependencies: AdminBookingDependencies,
  by: string,
  { ids, reason }: CancelBookings,
): Promise<CanceledBookings> {
  const canceled: string[] = [];
  const changes: BookingChange[] = [];
  const undoMs = dependencies.settings.undoSeconds * 1000;
  const holdMs = undoMs > 0 ? undoMs + (ids.length - 1) * EACH_MS : 0;
  const failed: { id: string; code: ProblemCode }[] = [];
  for (const id of new Set(ids)) {
    try {
      const sequence = await withinDeadline(() =>
        changeMeeting(dependencies, { id, by, holdMs }, (transaction, at, meeting, author) =>
          cancellationOf(transaction, at, meeting, { ...author, reason }),
        ),
      );
      canceled.push(id);
      if (sequence !== null) changes.push({ id, sequence });
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
      failed.push({ id, code: error.code });
    }
  }
  return { success: true, cancelled: canceled, changes, failed };
}

/**
 * Moves a meeting for the team.
 * @throws Problem `not-found`, `meeting-over`, `slot-taken`, or one of `startOfOffered` and `startOfHour`
 */
async function moveBooking(
  dependencies: AdminBookingDependencies,
  of: { readonly id: string; readonly by: string },
  slot: MoveBooking,
  attempts = 2,
): Promise<MovedBooking> {
  const { db, settings } = dependencies;
  const holdMs = settings.undoSeconds * 1000;
  let now = new Date(0);
  try {
    const sequence = await changeMeeting(
      dependencies,
      { ...of, holdMs },
      (transaction, at, meeting, author) => {
        now = at.now;
        return moveOf(transaction, at, meeting, slot, author);
      },
    );
    return { success: true, change: sequence === null ? null : { id: of.id, sequence } };
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    const problem = await slotTakenIfClaimed(db, () => listAvailability(db, { settings, now }), slot);
    // The slot was freed in the meantime
    if (!problem && attempts > 1) return moveBooking(dependencies, of, slot, attempts - 1);
    throw problem ?? error;
  }
}

/**
 * Records if a meeting took place.
 * @throws Problem `not-found`, `meeting-over` for a canceled meeting, `meeting-not-begun`
 */
async function setOutcome(
  { db, timeOf }: DatabaseClock,
  { id, by }: { readonly id: string; readonly by: string },
  status: Outcome,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    if (booking.status === 'cancelled' || isPending(booking)) throw new Problem('meeting-over');
    if (booking.starts_at.toDate() > now) throw new Problem('meeting-not-begun');
    if (booking.status === status) return;
    const deal = await readDeal(transaction, db, booking.deal_id);
    requireInTime();
    const at = Timestamp.fromDate(now);
    transaction.update(ref, { status, history: withEvent(booking, { what: status, at, by }) });
    const { starts_at } = booking;
    const change =
      status === 'confirmed' ? ({ what: 'restored', id, starts_at } as const) : { what: status, id };
    writeDeal(transaction, deal, change, { at, by });
  });
}
