import * as z from 'zod/mini';
import { meetingPlaceSchema, UNSET_PLACE } from './meeting-place.ts';
import { documentId, mediaUrl } from './text.ts';

/** Answer of POST /api/send-contact-email and /api/request-custom-booth once stored. */
export const acceptedAnswerSchema = z.object({ success: z.literal(true) });

/** Answer of POST /api/send-quote once stored, reduced to the fields that the page needs. */
export const quoteAnswerSchema = z.object({
  success: z.literal(true),
  quote_submission_id: documentId(),
  pricing: z.optional(z.object({ estimatedTotal: z.number() })),
});
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;

/** An instant in JSON: ISO 8601 in UTC. */
export function instant() {
  return z.string().check(z.refine((text: string) => !Number.isNaN(Date.parse(text))));
}

/** The administrator who holds the meeting; null if they have not set a name. */
export const hostSchema = z._default(
  z.nullable(z.object({ name: z.string(), photo_url: z.nullable(mediaUrl()) })),
  null,
);
export type MeetingHost = z.infer<typeof hostSchema>;

/** A meeting as its visitor sees it. */
export const MEETING_ANSWER = {
  /** Short reference for people, such as 'BK-7F3K9Q'. */
  reference: z.string(),
  date: z.string(),
  time: z.string(),
  starts_at: instant(),
  ends_at: instant(),
  time_zone: z.string(),
  /** Missing in answers that a browser stored before meetings had places. */
  place: z._default(meetingPlaceSchema, UNSET_PLACE),
  host: hostSchema,
};

/** Answer of POST /api/create-booking when the meeting is booked. */
export const bookingAnswerSchema = z.object({
  success: z.literal(true),
  booking: z.object({
    id: z.string(),
    ...MEETING_ANSWER,
    /** Link for the visitor to see, move and cancel the meeting: `/meeting#<token>`. */
    manage_url: z.string(),
  }),
});

/**
 * Answer 202 of POST /api/create-booking: the booking awaits confirmation by mail. It is released at `until` or later,
 * since its time begins when the mail leaves.
 */
export const pendingAnswerSchema = z.object({
  success: z.literal(true),
  pending: z.object({ until: instant(), date: z.string(), time: z.string() }),
});

/** A booking as its visitor receives it. */
export type BookingReceipt = Readonly<z.infer<typeof bookingAnswerSchema>['booking']>;
