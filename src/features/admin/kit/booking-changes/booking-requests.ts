/** Requests about bookings; all reject with an AdminApiError with the server's text. */
import type * as z from 'zod/mini';
import {
  annotatedBookingSchema,
  type CancelBookings,
  type CancelledBookings,
  cancelledBookingsSchema,
  type MoveBooking,
  type MovedBooking,
  markedBookingSchema,
  movedBookingSchema,
  type Outcome,
  type UndoBookings,
  type UndoneBookings,
  undoneBookingsSchema,
} from '../../../../domain/schemas/admin-bookings.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { adminPost } from '../../../../lib/admin-post.ts';
import { recordIn } from '../../../../lib/json-record.ts';

/** Each meeting is a transaction of its own. */
const MANY_MS = 60_000;

/** POST /api/admin/bookings/cancel: cancels up to MAX_CANCELLED meetings. */
export async function cancelBookings(request: CancelBookings): Promise<CancelledBookings> {
  return answerIn(await adminPost('bookings/cancel', request, MANY_MS), cancelledBookingsSchema);
}

/** POST /api/admin/bookings/undo: undoes up to MAX_CANCELLED changes. */
export async function undoBookings(request: UndoBookings): Promise<UndoneBookings> {
  return answerIn(await adminPost('bookings/undo', request, MANY_MS), undoneBookingsSchema);
}

/** POST /api/admin/bookings/:id/move: returns the change's id for undo. */
export async function moveBooking(id: string, slot: MoveBooking): Promise<MovedBooking> {
  return answerIn(await adminPost(`bookings/${encodeURIComponent(id)}/move`, slot), movedBookingSchema);
}

/** POST /api/admin/bookings/:id/status: sets the meeting's outcome. Returns the previous one. */
export async function setOutcome(id: string, status: Outcome): Promise<Outcome> {
  const text = await adminPost(`bookings/${encodeURIComponent(id)}/status`, { status });
  return answerIn(text, markedBookingSchema).before;
}

/** POST /api/admin/bookings/:id/note: sets the team's note; '' removes it. Returns the previous one. */
export async function setNote(id: string, note: string): Promise<string> {
  const text = await adminPost(`bookings/${encodeURIComponent(id)}/note`, { note });
  return answerIn(text, annotatedBookingSchema).before;
}

function answerIn<Answer>(text: string, schema: z.ZodMiniType<Answer>): Answer {
  const answer = schema.safeParse(recordIn(text));
  if (!answer.success) throw new AdminApiError(200, "The server's answer could not be read.");
  return answer.data;
}
