import { accessMessages } from './access.ts';
import { bookingMessages } from './booking.ts';
import { meetingMessages } from './meeting.ts';
import { proposalMessages } from './proposal.ts';

/** The API's failures by code, with status and text. */
export const PROBLEMS = {
  invalid: [400, 'Please check what you entered.'],
  unauthenticated: [401, accessMessages.sessionEnded],
  'app-check-failed': [
    401,
    "We couldn't verify that this request came from our site. Please reload the page and try again, or contact us directly.",
  ],
  'app-check-consumed': [401, 'This request was already sent. Please try again, or contact us directly.'],
  forbidden: [403, accessMessages.denied],
  'not-found': [404, 'There is nothing at this address.'],
  'project-not-found': [404, 'This project is no longer on the site.'],
  'meeting-not-found': [404, meetingMessages.notFound],
  'proposal-not-found': [404, proposalMessages.notFound],
  'availability-not-found': [404, bookingMessages.recordNotFound],
  'method-not-allowed': [405, 'This address does not accept this kind of request.'],
  'slot-taken': [409, bookingMessages.slotTaken],
  'meeting-over': [409, meetingMessages.over],
  'proposal-replaced': [409, proposalMessages.replaced],
  'proposal-over': [409, proposalMessages.over],
  'proposal-changed': [409, proposalMessages.changed],
  'changed-meanwhile': [409, 'Someone else has changed this since you opened it.'],
  'undo-slot-taken': [
    409,
    'Someone has booked this time in the meantime. The change cannot be undone, and the visitor will be notified.',
  ],
  'undo-too-late': [409, 'It is too late to undo this: the visitor has already been notified.'],
  'mail-sent': [409, 'This email has already been sent.'],
  'mail-in-delivery': [409, 'This email is being sent right now.'],
  'too-large': [413, 'This request is too large.'],
  'unsupported-media-type': [415, 'Send JSON in UTF-8.'],
  'slot-in-past': [422, bookingMessages.slotInPast],
  'slot-not-offered': [422, bookingMessages.slotNotOffered],
  'slot-too-soon': [422, bookingMessages.slotTooSoon],
  'slot-too-far': [422, bookingMessages.slotTooFar],
  'meeting-not-begun': [422, 'This meeting has not started yet. Please mark it once it has.'],
  'calendar-unreadable': [422, 'This calendar could not be read.'],
  'looks-automated': [
    422,
    'Something filled in a hidden field. Please send the form again, or contact us directly.',
  ],
  'idempotency-mismatch': [422, 'This X-Idempotency-Key was used for another request. Use a new one.'],
  'too-many-meetings': [429, bookingMessages.tooMany],
  'too-many-moves': [429, meetingMessages.tooManyMoves],
  'rate-limited': [429, 'Too many requests. Please try again later or contact us directly.'],
  internal: [500, 'Something went wrong on our side. Please try again or contact us directly.'],
  unavailable: [503, "We can't process this right now. Please try again in a moment or contact us directly."],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ProblemCode = keyof typeof PROBLEMS;
