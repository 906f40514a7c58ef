import * as z from 'zod/mini';
import { createBookingSchema } from '../schemas/create-booking.ts';
import { cancelReason, MEETING_STATES } from '../schemas/meeting.ts';
import { meetingPlaceSchema } from '../schemas/meeting-place.ts';
import { documentId, optionalLine } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Data for undoing a cancellation, move or handing over by the team. */
const undoSchema = z.object({
  /** The booking's `sequence` after the change, which identifies it. */
  sequence: z.int().check(z.minimum(1)),
  /** Until then, the mails about it are held back. */
  until: moment(),
  is_undone: z.boolean(),
  /** The meeting's previous time and administrator. */
  before: z.object({
    date: z.string(),
    time: z.string(),
    availability_id: z.string(),
    admin_id: z.string(),
    starts_at: moment(),
    ends_at: moment(),
    moves: z.int(),
    reminded_at: z.nullable(moment()),
  }),
});

const slotSchema = z.object({ date: z.string(), time: z.string() });

/** `confirmed` takes back `held` or `no-show`; `undone` the previous cancellation, move or handing over. */
const eventSchema = z.object({
  what: z.enum(['booked', 'moved', 'cancelled', 'held', 'no-show', 'confirmed', 'undone', 'place', 'handed']),
  /** Null if unknown. */
  at: z.nullable(moment()),
  /** `visitor`, an administrator's email address, or `team` if unknown which. */
  by: z.string(),
  /** The time before and after, if it changed. */
  from: z.optional(slotSchema),
  to: z.optional(slotSchema),
  /** For `handed`: the email address of the administrator who holds the meeting from then on. */
  handed_to: z.optional(z.string()),
});
export type BookingEvent = z.output<typeof eventSchema>;

export const BOOKINGS = defineRecord({
  name: 'bookings',
  about: 'A booked meeting. Date and time are in the time zone of the company; all other times are instants.',
  isPersonal: false,
  schema: z.extend(createBookingSchema, {
    /** Empty only if the team booked the meeting. */
    company: optionalLine(100),
    admin_id: documentId(),
    /** Short reference for people, such as 'BK-7F3K9Q'. */
    reference: z.string().check(z.regex(/^BK-[0-9A-Z]{6}$/)),
    starts_at: moment(),
    ends_at: moment(),
    status: z.enum(MEETING_STATES),
    /** The meeting's place; missing if the team had not chosen one when it was booked. */
    place: z.optional(meetingPlaceSchema),
    /** When a pending booking is released, counted from its mail; null after it was confirmed or released. */
    pending_until: z.optional(z.nullable(moment())),
    /** 0 at first; increased with each change, so that calendars replace the entry. */
    sequence: z.int().check(z.minimum(0)),
    /** Number of moves by either side, not counting undone ones. */
    moves: z._default(z.int().check(z.minimum(0)), 0),
    created_at: moment(),
    /** SHA-256 (hex) of the secrets in the visitor's links; the links exist only in responses and mails. */
    manage_hashes: z._default(z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))), []),
    /** When the reminder for the current time was written; cleared by a move. */
    reminded_at: z.optional(z.nullable(moment())),
    /** Set while canceled: by whom, when and why. */
    cancelled_by: z.optional(z.enum(['visitor', 'team'])),
    cancelled_at: z.optional(moment()),
    cancel_reason: z.optional(cancelReason()),
    /** The team's last cancellation, move or handing over, for undo; replaced by the next change. */
    undo: z.optional(z.nullable(undoSchema)),
    /** The customer's deal; missing for a booking from before the last backfill. */
    deal_id: z.optional(documentId()),
    /** Events, oldest first. */
    history: z.array(eventSchema),
    /** The show of its quote, for the search; missing without a quote. */
    show_name: z.optional(z.string()),
    /** Prefixes of words for the panel's search (search-words.ts). */
    search_words: z.optional(z.array(z.string())),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy:
    'POST /api/create-booking, /api/meeting/{move,cancel,confirm}, /api/admin/bookings and its subpaths; remindVisitors',
  kept: "Until the visitor's data is deleted, or KEEP_BOOKINGS_DAYS after the meeting",
  defaults: { history: [] },
});

export type Booking = FieldsOf<typeof BOOKINGS>;

/** Maximum events per booking. Beyond that, the oldest events after the first are dropped. */
const MAX_EVENTS = 50;

/** Returns the booking's history with a new event. */
export function withEvent({ history }: Pick<Booking, 'history'>, event: BookingEvent): BookingEvent[] {
  const [first, ...others] = [...history, event];
  return first ? [first, ...others.slice(1 - MAX_EVENTS)] : [];
}

/** Returns the visitor's name, or the address if there is no name. */
export function bookerOf({ user_name, user_email }: Pick<Booking, 'user_name' | 'user_email'>): string {
  return user_name || user_email;
}

/** Returns the company, or else the visitor's name or address. */
export function companyOrName(booking: Pick<Booking, 'company' | 'user_name' | 'user_email'>): string {
  return booking.company || bookerOf(booking);
}

/** True while the visitor has not been mailed about the team's change, so that it can be undone. */
export function isUndoOpen({ undo }: Pick<Booking, 'undo'>, now: Date): boolean {
  return Boolean(undo && !undo.is_undone && undo.until.toDate() > now);
}
