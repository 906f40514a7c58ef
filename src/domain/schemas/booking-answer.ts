import * as z from 'zod/mini';
import { documentId } from './text.ts';

/** Answer of POST /api/send-contact-email and /api/request-custom-booth once stored. */
export const acceptedAnswerSchema = z.object({ success: z.literal(true) });

/** Answer of POST /api/send-quote once stored, as far as the page needs it. */
export const quoteAnswerSchema = z.object({ success: z.literal(true), quote_submission_id: documentId() });
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;

/** An instant as JSON has it, ISO 8601 in UTC. */
export function instant() {
  return z.string().check(z.refine((text: string) => !Number.isNaN(Date.parse(text))));
}

/** Answer of POST /api/create-booking when the meeting is booked. */
export const bookingAnswerSchema = z.object({
  success: z.literal(true),
  booking: z.object({
    id: z.string(),
    /** Short reference for people, such as 'BK-7F3K9Q'. */
    reference: z.string(),
    date: z.string(),
    time: z.string(),
    starts_at: instant(),
    ends_at: instant(),
    time_zone: z.string(),
    /** Address where the visitor sees, moves and cancels the meeting: `/meeting#<token>` of the site. */
    manage_url: z.string(),
  }),
});

/** Answer of POST /api/create-booking, 202, when the booking waits for the link in a mail; `until` is when it is released. */
export const pendingAnswerSchema = z.object({
  success: z.literal(true),
  pending: z.object({ until: instant(), date: z.string(), time: z.string() }),
});

/** A booking as the visitor who made it gets it back. */
export type BookingReceipt = Readonly<z.infer<typeof bookingAnswerSchema>['booking']>;
