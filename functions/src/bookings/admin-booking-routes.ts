import type { Request, RequestHandler } from 'express';
import {
  type BookingChange,
  bookingNoteSchema,
  bookingStatusSchema,
  type CancelBookings,
  type CancelledBookings,
  cancelBookingsSchema,
  type MoveBooking,
  type MovedBooking,
  moveBookingSchema,
  undoBookingsSchema,
} from '../../../src/domain/schemas/admin-bookings.ts';
import { documentId } from '../../../src/domain/schemas/text.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import { ALREADY_EXISTS } from '../platform/firebase.ts';
import { setNote, setOutcome } from './annotate-booking.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { type AdminBookingDependencies, existingBooking } from './existing-booking.ts';
import { moveOf } from './move-meeting.ts';
import { listAvailability } from './offered-slots.ts';
import { slotTakenIfClaimed } from './slot-taken.ts';
import { changedBy } from './tell-visitor.ts';
import { undoChanges } from './undo-changes.ts';

const BOOKING_ID = documentId();

/** POST /api/admin/bookings/cancel: which meetings are cancelled now, and which cannot be. */
export function cancelBookingsRoute(dependencies: AdminBookingDependencies): RequestHandler {
  return async (request, response) => {
    response.json(
      await cancelBookings(
        dependencies,
        dependencies.adminEmailOf(response),
        parseInput(cancelBookingsSchema, request.body),
      ),
    );
  };
}

/** POST /api/admin/bookings/{id}/move: another slot for a meeting, or why not. */
export function moveBookingRoute(dependencies: AdminBookingDependencies): RequestHandler {
  return async (request, response) => {
    response.json(
      await moveBooking(
        dependencies,
        { id: idIn(request), by: dependencies.adminEmailOf(response) },
        parseInput(moveBookingSchema, request.body),
      ),
    );
  };
}

/** POST /api/admin/bookings/undo: what of the team's work is undone now, and what cannot be. */
export function undoBookingsRoute(dependencies: AdminBookingDependencies): RequestHandler {
  return async (request, response) => {
    response.json(
      await undoChanges(
        dependencies,
        dependencies.adminEmailOf(response),
        parseInput(undoBookingsSchema, request.body),
      ),
    );
  };
}

/** POST /api/admin/bookings/{id}/status: whether the meeting took place. */
export function bookingStatusRoute(dependencies: AdminBookingDependencies): RequestHandler {
  return async (request, response) => {
    const { status } = parseInput(bookingStatusSchema, request.body);
    const before = await setOutcome(
      dependencies,
      { id: idIn(request), by: dependencies.adminEmailOf(response) },
      status,
    );
    response.json({ success: true, before });
  };
}

/** POST /api/admin/bookings/{id}/note: what the team wants to remember. */
export function bookingNoteRoute(dependencies: AdminBookingDependencies): RequestHandler {
  return async (request, response) => {
    const { note } = parseInput(bookingNoteSchema, request.body);
    const before = await setNote(dependencies, idIn(request), note);
    response.json({ success: true, before });
  };
}

function idIn(request: Request): string {
  const { success, data } = BOOKING_ID.safeParse(request.params['id']);
  if (!success) throw new Problem('not-found');
  return data;
}

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

/**
 * Moves a meeting for the team, by the visitors' rules, and mails the visitor.
 * @param of the booking, and the administrator's email address
 * @throws Problem `not-found`, `meeting-over`, `slot-taken` with alternatives, or why the slot is not
 * available
 */
async function moveBooking(
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
