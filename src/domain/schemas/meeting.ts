/** A visitor's actions on a booked meeting, and the server's answers. */
import * as z from 'zod/mini';
import { MEETING_ANSWER } from './booking-answer.ts';
import { timeZoneName } from './create-booking.ts';
import { calendarDate, documentId, optionalText, slotLabel } from './text.ts';

/** `pending` awaits confirmation by mail; `held` and `no-show` are set by the team after the meeting. */
export const MEETING_STATES = ['confirmed', 'pending', 'cancelled', 'held', 'no-show'] as const;

/** Reason for a cancellation, for the other side to read. */
export function cancelReason() {
  return optionalText(500);
}

/** Body of POST /api/meeting/move: the new slot; `date` and `time` are in the company's zone. */
export const moveMeetingSchema = z.object({
  date: calendarDate(),
  time: slotLabel(),
  availability_id: documentId(),
  time_zone: timeZoneName(),
});
export type MoveMeeting = z.infer<typeof moveMeetingSchema>;

/** Body of POST /api/meeting/cancel. */
export const cancelMeetingSchema = z.object({ reason: z._default(cancelReason(), '') });
export type CancelMeeting = z.infer<typeof cancelMeetingSchema>;

/** Answer of GET /api/meeting and of the POSTs. */
export const meetingAnswerSchema = z.object({
  success: z.literal(true),
  meeting: z.object({ ...MEETING_ANSWER, status: z.enum(MEETING_STATES) }),
});

/** Answer of GET /api/meeting/booth; null if the quote has no design. */
export const meetingBoothSchema = z.object({
  success: z.literal(true),
  booth: z.nullable(
    z.object({
      title: z.string(),
      /** Address of the design's own picture. */
      url: z.nullable(z.string()),
      /** The visitor's own booth, a WebP in base64, if they sent it. */
      own: z.nullable(z.string()),
    }),
  ),
});

export type MeetingBooth = z.infer<typeof meetingBoothSchema>['booth'];

/** A meeting on its page. */
export type ManagedMeeting = Readonly<z.infer<typeof meetingAnswerSchema>['meeting']>;
