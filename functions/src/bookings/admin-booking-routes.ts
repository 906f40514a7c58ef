import type { Request, RequestHandler } from 'express';
import {
  bookingNoteSchema,
  bookingStatusSchema,
  cancelBookingsSchema,
  moveBookingSchema,
  undoBookingsSchema,
} from '../../../src/domain/schemas/admin-bookings.ts';
import { documentId } from '../../../src/domain/schemas/text.ts';
import { parseInput } from '../http/parse-input.ts';
import { Problem } from '../http/problem.ts';
import type { AdminBookingDependencies } from './admin-booking-dependencies.ts';
import { setNote, setOutcome } from './annotate-booking.ts';
import { cancelBookings } from './cancel-bookings.ts';
import { moveBooking } from './move-booking.ts';
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
