import * as z from 'zod/mini';
import { DEAL_SOURCE_NAMES } from '../deals/sources.ts';
import { CAME_FROM } from '../schemas/came-from.ts';
import { administratorsAddress, dealFields } from '../schemas/deals.ts';
import { quoteRequestSchema } from '../schemas/quote-request.ts';
import { calendarDate, documentId, optionalLine, optionalText, usdAmount } from '../schemas/text.ts';
import { MAX_SHOW_NAME } from '../show/shows.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Events of a deal, with their texts for the team. */
export const DEAL_EVENTS = {
  quote: 'Sent a quote',
  request: 'Asked for a custom size',
  message: 'Sent a message',
  added: 'Added by the team',
  booked: 'Meeting booked',
  moved: 'Meeting moved',
  canceled: 'Meeting canceled',
  restored: 'Meeting restored',
  handed: 'Meeting handed over',
  held: 'Meeting took place',
  'no-show': 'Did not come to the meeting',
  proposed: 'Proposal sent',
  asked: 'Asked to change the proposal',
  declined: 'Proposal declined',
  withdrawn: 'Proposal withdrawn',
  accepted: 'Proposal accepted',
  paid: 'Payment recorded',
  edited: 'Changed by the team',
  undelivered: 'Email not delivered',
  delivered: 'Email sent again',
} as const;
export type DealEventKind = keyof typeof DEAL_EVENTS;

/** Maximum events of a deal; beyond that, the oldest are dropped. */
export const MAX_DEAL_EVENTS = 20;

const eventSchema = z.object({
  what: z.enum(Object.keys(DEAL_EVENTS) as DealEventKind[]),
  at: moment(),
  /** `visitor`, an administrator's email address, or `team` if unknown which. */
  by: z.string(),
  /** More about it, such as 'New → Lost'. */
  text: optionalText(500),
});

const paymentSchema = z.object({
  text: optionalLine(200),
  /** In US dollars. */
  amount: z.number(),
  /** In the company's zone; null for a payment without a day. */
  due_on: z.nullable(calendarDate()),
  paid_on: z.nullable(calendarDate()),
});
export type DealPayment = z.output<typeof paymentSchema>;

const ids = () => z.array(documentId());

export const DEALS = defineRecord({
  name: 'deals',
  about:
    "A customer's way from the first word to the paid order. It is for the team alone; what visitors sent stays in their own records.",
  schema: z.extend(dealFields, {
    name: optionalLine(100),
    company: optionalLine(100),
    /** Empty if the team only has a phone number. Not of the kind 'email', since it may be empty. */
    email: optionalLine(255),
    phone: optionalLine(50),
    /** The mailbox of the address (mailbox-key.ts), by which a later record finds it; empty without one. */
    mailbox: z.string(),
    show_id: z.nullable(documentId()),
    show_name: optionalLine(MAX_SHOW_NAME),
    booth_size: z.nullable(quoteRequestSchema.shape.boothSize),
    /** Its first record, or how the team met the person. */
    source: z.enum(DEAL_SOURCE_NAMES),
    ...CAME_FROM,
    /** True while its state is open. */
    is_open: z.boolean(),
    /** The day from which it has something to do (deals/to-do.ts), in the company's zone; null for nothing. */
    due_on: z.nullable(calendarDate()),
    /** The customer's last act that the team has not answered; null for none. */
    waiting: z.nullable(
      z.object({ for: z.enum(['answer', 'change', 'decline', 'new-time']), since: moment() }),
    ),
    /** When a mail to the customer was given up; null if none was. */
    undelivered_at: z.nullable(moment()),
    /** Payments of a sold deal, the first one first. */
    payments: z.array(paymentSchema),
    /** Address of the administrator who holds the meeting, or sent the proposal; empty without either. */
    host: administratorsAddress(),
    /** The newest proposal. */
    proposal: z.nullable(
      z.object({
        id: documentId(),
        reference: z.string(),
        state: z.enum(['sent', 'withdrawn', 'accepted', 'declined']),
        total: usdAmount(),
        valid_until: calendarDate(),
      }),
    ),
    quotes: ids(),
    requests: ids(),
    messages: ids(),
    proposals: ids(),
    /** Its meetings; `is_live` until one is canceled. */
    bookings: z.array(z.object({ id: documentId(), starts_at: moment(), is_live: z.boolean() })),
    /** References of its bookings and proposals, for the search. */
    references: z.array(z.string()),
    /** The latest events, oldest first. */
    events: z.array(eventSchema),
    created_at: moment(),
    /** When something happened last. */
    changed_at: moment(),
    /** Prefixes of words for the panel's search (search-words.ts). */
    search_words: z.optional(z.array(z.string())),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy:
    'The functions that store a quote, request, message, booking, proposal or answer; /api/admin/deals',
  kept: "Until the customer's data is deleted, or as long as its records (KEEP_LEADS_DAYS, KEEP_BOOKINGS_DAYS)",
  visitorAddresses: ({ email }) => [email],
});

export type Deal = FieldsOf<typeof DEALS>;
