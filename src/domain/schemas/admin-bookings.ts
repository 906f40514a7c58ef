/** What administrators do with bookings through /api/admin/bookings. */
import * as z from 'zod/mini';
import { cancelReason, moveMeetingSchema } from './meeting.ts';
import { documentId, optionalText } from './text.ts';

/** As many bookings as one request cancels. */
export const MAX_CANCELLED = 50;

/** What the team writes down about a meeting, for itself only. */
export function bookingNote() {
  return optionalText(2000);
}

/** Body of POST /api/admin/bookings/cancel; the visitors read the reason. */
export const cancelBookingsSchema = z.object({
  ids: z.array(documentId()).check(z.minLength(1), z.maxLength(MAX_CANCELLED)),
  reason: z._default(cancelReason(), ''),
});
export type CancelBookings = z.infer<typeof cancelBookingsSchema>;

/** A cancelling or moving as undoing it names it: the booking, and the `sequence` that it has by that. */
const bookingChangeSchema = z.object({ id: documentId(), sequence: z.int().check(z.minimum(1)) });
export type BookingChange = z.infer<typeof bookingChangeSchema>;

const failuresSchema = z.array(z.object({ id: z.string(), code: z.string() }));

/** What it answers: each id is `cancelled` or `failed`; `changes` has those that were not cancelled before. */
export const cancelledBookingsSchema = z.object({
  success: z.literal(true),
  cancelled: z.array(z.string()),
  changes: z.array(bookingChangeSchema),
  failed: failuresSchema,
});
export type CancelledBookings = z.infer<typeof cancelledBookingsSchema>;

/** Body of POST /api/admin/bookings/{id}/move: the slot wanted instead; the visitor's zone stays. */
export const moveBookingSchema = z.omit(moveMeetingSchema, { time_zone: true });
export type MoveBooking = z.infer<typeof moveBookingSchema>;

/** What it answers; `change` is null where the meeting had that time already. */
export const movedBookingSchema = z.object({
  success: z.literal(true),
  change: z.nullable(bookingChangeSchema),
});
export type MovedBooking = z.infer<typeof movedBookingSchema>;

/** What the team says of a meeting that has begun; 'confirmed' takes back what was said. */
export const OUTCOMES = ['held', 'no-show', 'confirmed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Body of POST /api/admin/bookings/{id}/status. */
export const bookingStatusSchema = z.object({ status: z.enum(OUTCOMES) });

/** What it answers: what was said before. */
export const markedBookingSchema = z.object({ success: z.literal(true), before: z.enum(OUTCOMES) });

/** Body of POST /api/admin/bookings/{id}/note; an empty note takes it away. */
export const bookingNoteSchema = z.object({ note: bookingNote() });

/** What it answers: the note before. */
export const annotatedBookingSchema = z.object({ success: z.literal(true), before: z.string() });

/** Body of POST /api/admin/bookings/undo: what the team did and takes back, each by itself. */
export const undoBookingsSchema = z.object({
  changes: z
    .array(
      z.union([
        bookingChangeSchema,
        z.object({
          id: documentId(),
          status: z.object({ from: z.enum(OUTCOMES), to: z.enum(OUTCOMES) }),
        }),
        z.object({ id: documentId(), note: z.object({ from: bookingNote(), to: bookingNote() }) }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MAX_CANCELLED)),
});
export type UndoBookings = z.infer<typeof undoBookingsSchema>;
/** One thing to undo: a cancelling or moving by its `sequence`, a status or note by what it became and was before. */
export type UndoneChange = UndoBookings['changes'][number];

/** What it answers: each id is in one of the lists. */
export const undoneBookingsSchema = z.object({
  success: z.literal(true),
  undone: z.array(z.string()),
  failed: failuresSchema,
});
export type UndoneBookings = z.infer<typeof undoneBookingsSchema>;
