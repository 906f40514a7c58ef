/** What administrators do with bookings through /api/admin/bookings. */
import * as z from 'zod/mini';
import { cancelReason } from './meeting.ts';
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

/** What it answers: each id is in one of the lists. */
export const cancelledBookingsSchema = z.object({
  success: z.literal(true),
  cancelled: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), code: z.string() })),
});
export type CancelledBookings = z.infer<typeof cancelledBookingsSchema>;

/** What the team says of a meeting that has begun; 'confirmed' takes back what was said. */
export const OUTCOMES = ['held', 'no-show', 'confirmed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Body of POST /api/admin/bookings/{id}/status. */
export const bookingStatusSchema = z.object({ status: z.enum(OUTCOMES) });

/** Body of POST /api/admin/bookings/{id}/note; an empty note takes it away. */
export const bookingNoteSchema = z.object({ note: bookingNote() });
