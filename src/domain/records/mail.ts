import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { bytes } from './booking-logos.ts';
import { moment } from './moment.ts';
import { OUTBOX_FIELDS } from './outbox-fields.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Kinds of mail to visitors, with their names for administrators and the team. */
const TO_VISITORS = {
  'booking-confirmation': 'Invitation to the visitor',
  'booking-pending': 'Link to confirm, to the visitor',
  'meeting-moved': 'New time, to the visitor',
  'meeting-place': 'New place, to the visitor',
  'meeting-host': 'New host, to the visitor',
  'meeting-cancelled': 'Cancellation, to the visitor',
  'meeting-reminder': 'Reminder, to the visitor',
  'quote-receipt': 'Copy of the quote, to the visitor',
  proposal: 'Proposal, to the customer',
  'proposal-accepted': 'Copy of the accepted proposal, to the customer',
} as const;

const TO_TEAM = {
  'booking-lead': 'Notice to the team',
  'meeting-moved-notice': 'New time, to the team',
  'meeting-cancelled-notice': 'Cancellation, to the team',
  'meeting-place-notice': 'New place, to the team',
  'meeting-handed-notice': 'Meeting handed over, to the new host',
  'meeting-left-notice': 'Meeting moved or handed to a colleague, to the former host',
  'quote-lead': 'Quote, to the team',
  'custom-request': 'Custom booth request, to the team',
  'contact-message': 'Contact message, to the team',
  'proposal-accepted-notice': 'Accepted proposal, to the team',
  'proposal-declined-notice': 'Declined proposal, to the team',
  'proposal-asked-notice': 'Wanted change of a proposal, to the team',
  'daily-list': 'What is due today, to an administrator',
  'open-hours': 'Open hours running out, to the team',
  'calendar-unreadable': 'Calendar that cannot be read, to the team',
  'webhook-disabled': 'Connected system that was disabled, to the team',
  'webhook-failures': 'Event that the connected system did not accept, to the team',
  'undelivered-mail': 'Undelivered mail, to the team',
} as const;

const NAMES = { ...TO_VISITORS, ...TO_TEAM };
type MailKind = keyof typeof NAMES;

export const KINDS_TO_VISITORS = Object.keys(TO_VISITORS) as (keyof typeof TO_VISITORS)[];

/** True if mails of this kind go to visitors. */
export function isToVisitor(kind: unknown): boolean {
  return KINDS_TO_VISITORS.some((known) => known === kind);
}

/** Returns a mail's name for administrators and the team. */
export function mailName({ kind }: { readonly kind: MailKind }): string {
  return NAMES[kind] ?? 'Mail';
}

export const MAIL = defineRecord({
  name: 'mail',
  about: 'A mail in the outbox, written together with the record that it is about.',
  schema: z.object({
    kind: z.enum(Object.keys(NAMES) as MailKind[]),
    /** One address; a mail to the team may have several, separated by commas. */
    to: z.string(),
    subject: z.string(),
    /** Empty once it is sent. */
    html: z.string(),
    /** Once it is sent, without the tokens of its links. */
    text: z.string(),
    /** Reply-to address if it is not the sender. */
    reply_to: z.optional(z.string()),
    /** A calendar invitation, or entries to add: text and method. Missing once it is sent. */
    ics: z.optional(z.object({ method: z.enum(['REQUEST', 'CANCEL', 'PUBLISH']), content: z.string() })),
    /** A JPEG that its HTML shows as `cid:booth`. Missing once it is sent. */
    picture: z.optional(bytes()),
    booking_id: z.optional(documentId()),
    /** The booking's `sequence` after the change that it reports, by which undo finds it. */
    sequence: z.optional(z.int().check(z.minimum(0))),
    /** The customer's deal, of a mail about a proposal. */
    deal_id: z.optional(documentId()),
    /** True if its turn among the mails to the address was counted when it was written, so that it need not wait. */
    has_turn: z.optional(z.boolean()),
    /** True if an administrator sent it by a press, so that it counts apart from what visitors cause. */
    by_team: z.optional(z.boolean()),
    quote_submission_id: z.optional(documentId()),
    /** For `undelivered-mail`: the visitor's address that could not be reached. */
    undelivered_to: z.optional(z.string()),
    state: z.enum(['waiting', 'sending', 'sent', 'failed']),
    ...OUTBOX_FIELDS,
    /** Number of deliveries with an unknown outcome; each may have sent a copy. */
    unknown_outcomes: z.int().check(z.minimum(0)),
    /** Earliest first try. Set while the change may be undone or the address is at its limit. */
    not_before: z.optional(z.nullable(moment())),
    /** Code of the last failure, without addresses or texts; begins with 'unknown:' if the mail may have arrived. */
    last_error: z.nullable(z.string()),
    sent_at: z.nullable(moment()),
    created_at: moment(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'The function that makes the change it is about; the mail functions',
  kept: "Until the visitor's data is deleted, or KEEP_MAILS_DAYS",
  defaults: { unknown_outcomes: 0 },
  visitorAddresses: ({ kind, to, reply_to, undelivered_to }) => [
    reply_to,
    undelivered_to,
    isToVisitor(kind) ? to : undefined,
  ],
});

export type Mail = FieldsOf<typeof MAIL>;
