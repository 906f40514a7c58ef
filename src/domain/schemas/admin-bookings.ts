/** Administrators' actions on bookings through /api/admin/bookings. */
import * as z from 'zod/mini';
import { COMPANY_ZONE } from '../time/slot-labels.ts';
import { createBookingSchema, timeZoneName } from './create-booking.ts';
import { cancelReason, moveMeetingSchema } from './meeting.ts';
import { meetingPlaceSchema, placeChoiceSchema } from './meeting-place.ts';
import { calendarDate, documentId, optionalLine, slotLabel } from './text.ts';

/** Maximum bookings canceled per request. */
export const MAX_CANCELED = 50;

/** Body of POST /api/admin/bookings/cancel; visitors see the reason. */
export const cancelBookingsSchema = z.object({
  ids: z.array(documentId()).check(z.minLength(1), z.maxLength(MAX_CANCELED)),
  reason: z._default(cancelReason(), ''),
});
export type CancelBookings = z.infer<typeof cancelBookingsSchema>;

/** Identifies a cancellation or move for undo: the booking, and its `sequence` after the change. */
const bookingChangeSchema = z.object({ id: documentId(), sequence: z.int().check(z.minimum(1)) });
export type BookingChange = z.infer<typeof bookingChangeSchema>;

const failuresSchema = z.array(z.object({ id: z.string(), code: z.string() }));

/** The answer: each id is in `cancelled` or `failed`; `changes` lists the meetings that were not canceled before. */
export const canceledBookingsSchema = z.object({
  success: z.literal(true),
  cancelled: z.array(z.string()),
  changes: z.array(bookingChangeSchema),
  failed: failuresSchema,
});
export type CanceledBookings = z.infer<typeof canceledBookingsSchema>;

/** Body of POST /api/admin/bookings: a meeting at any hour, held by the caller; the answer is the same as to a visitor. */
export const teamBookingSchema = z.extend(
  z.omit(createBookingSchema, { availability_id: true, came_from: true }),
  {
    company: z._default(optionalLine(100), ''),
    /** Time zone of the visitor's mails. */
    time_zone: z._default(timeZoneName(), COMPANY_ZONE),
    /** Null for the team's usual place. */
    place: z._default(z.nullable(placeChoiceSchema), null),
    /** False to skip the visitor's confirmation; later changes are mailed as usual. */
    mail: z.boolean(),
    /** The deal that it belongs to; missing to find it by the quote or the address. */
    deal_id: z.optional(documentId()),
  },
);
export type TeamBooking = z.infer<typeof teamBookingSchema>;

/** Body of POST /api/admin/bookings/{id}/move: the new slot; the visitor's zone stays. */
export const moveBookingSchema = z.extend(z.omit(moveMeetingSchema, { time_zone: true }), {
  /** Missing for any hour, held by the same administrator. */
  availability_id: z.optional(documentId()),
});
export type MoveBooking = z.infer<typeof moveBookingSchema>;

/** The answer; `change` is null if the meeting already had that time. */
export const movedBookingSchema = z.object({
  success: z.literal(true),
  change: z.nullable(bookingChangeSchema),
});
export type MovedBooking = z.infer<typeof movedBookingSchema>;

/** Outcomes of a meeting that has begun; 'confirmed' takes back an outcome. */
export const OUTCOMES = ['held', 'no-show', 'confirmed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Answer of POST /api/admin/bookings/{id}/place, whose body is a PlaceChoice: the meeting's new place. */
export const placedBookingSchema = z.object({ success: z.literal(true), place: meetingPlaceSchema });

/** Body of POST /api/admin/bookings/{id}/hand-over: the id of the administrator who holds the meeting from then on. */
export const handOverSchema = z.object({ to: documentId() });

/** Body of POST /api/admin/hand-over/check: an hour, in the company's zone, whose meeting an administrator may get. */
export const checkHandOverSchema = z.extend(handOverSchema, { date: calendarDate(), time: slotLabel() });
export type CheckHandOver = z.infer<typeof checkHandOverSchema>;

/** The answer: what is against this hour for that administrator. */
export const checkedHandOverSchema = z.object({
  success: z.literal(true),
  obstacles: z.array(z.enum(['busy', 'buffer', 'full-day'])),
});
export type CheckedHandOver = z.infer<typeof checkedHandOverSchema>;

/** Body of POST /api/admin/bookings/undo: the team's changes to undo, each independently. */
export const undoBookingsSchema = z.object({
  changes: z.array(bookingChangeSchema).check(z.minLength(1), z.maxLength(MAX_CANCELED)),
});
export type UndoBookings = z.infer<typeof undoBookingsSchema>;

/** The answer: each id is in one of the two lists. */
export const undoneBookingsSchema = z.object({
  success: z.literal(true),
  undone: z.array(z.string()),
  failed: failuresSchema,
});
export type UndoneBookings = z.infer<typeof undoneBookingsSchema>;
