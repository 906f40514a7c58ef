/** Bodies of webhooks: the data of a record that other systems get. A change that breaks readers gets another version. */
import * as z from 'zod/mini';
import { BOOKINGS } from './records/bookings.ts';
import { CONTACT_MESSAGES } from './records/contact-messages.ts';
import { CUSTOM_REQUESTS } from './records/custom-requests.ts';
import { DEALS } from './records/deals.ts';
import type { Document } from './records/document.ts';
import { acceptedSchema, PROPOSALS } from './records/proposals.ts';
import { QUOTE_SUBMISSIONS } from './records/quote-submissions.ts';
import { instant } from './schemas/booking-answer.ts';
import { type BookingContact, CONTACT_FIELDS, contactKeysFor } from './schemas/contact-fields.ts';
import { TEST_EVENT, type WebhookEvent } from './schemas/webhooks.ts';

export const WEBHOOK_VERSION = 3;

const stamps = { id: z.string(), created_at: instant() };
const CONTACT = contactKeysFor('webhook', ['name', 'email', 'phone', 'company']);

/** The members that `z.pick` takes. */
function maskOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
}

const bookingSchema = z.extend(
  z.pick(BOOKINGS.schema, {
    reference: true,
    status: true,
    date: true,
    time: true,
    time_zone: true,
    place: true,
    ...(maskOf(CONTACT.map((key) => CONTACT_FIELDS[key].inBooking)) as Record<keyof BookingContact, true>),
    quote_submission_id: true,
    deal_id: true,
    cancelled_by: true,
    cancel_reason: true,
    came_from: true,
  }),
  { ...stamps, starts_at: instant(), ends_at: instant() },
);
const quoteSchema = z.extend(z.omit(QUOTE_SUBMISSIONS.schema, { lead_mail_id: true }), {
  ...stamps,
  contact: z.pick(QUOTE_SUBMISSIONS.schema.shape.contact, maskOf(CONTACT)),
});
const proposalSchema = z.extend(
  z.pick(PROPOSALS.schema, {
    ...{ reference: true, deal_id: true, state: true, version: true },
    ...{ name: true, company: true, email: true, total: true, valid_until: true, decline_reason: true },
    ...{ deposit_on: true, paid_on: true },
  }),
  {
    ...stamps,
    ends_at: instant(),
    /** Null until then. */
    accepted: z.nullable(z.extend(acceptedSchema, { at: instant() })),
  },
);
const leadSchema = z.extend(
  z.pick(DEALS.schema, {
    ...{ name: true, company: true, email: true, phone: true, show_id: true, show_name: true },
    ...{ booth_size: true, source: true, came_from: true, state: true, next_step: true, amount: true },
  }),
  stamps,
);

const DATA = {
  booking: bookingSchema,
  quote: quoteSchema,
  lead: leadSchema,
  message: z.extend(CONTACT_MESSAGES.schema, stamps),
  request: z.extend(CUSTOM_REQUESTS.schema, stamps),
  proposal: proposalSchema,
};

/** Returns the schema of an event's body. */
export function webhookSchema(event: WebhookEvent | typeof TEST_EVENT) {
  return z.object({
    type: z.literal(event),
    version: z.literal(WEBHOOK_VERSION),
    /** When it happened. */
    timestamp: instant(),
    /** The record as it is when the event is sent. */
    data: event === TEST_EVENT ? z.object({ id: z.string() }) : DATA[subjectOf(event)],
  });
}

function subjectOf(event: WebhookEvent): keyof typeof DATA {
  return event.split('.')[0] as keyof typeof DATA;
}

/** Collections whose records have events. */
export const WEBHOOK_RECORDS = {
  bookings: BOOKINGS,
  quote_submissions: QUOTE_SUBMISSIONS,
  custom_requests: CUSTOM_REQUESTS,
  contact_messages: CONTACT_MESSAGES,
  deals: DEALS,
  proposals: PROPOSALS,
} as const;
export type WebhookCollection = keyof typeof WEBHOOK_RECORDS;

/** Returns an event's data as JSON text would have it, but for moments. */
export function webhookData(
  event: WebhookEvent,
  { collection, id, document }: { collection: WebhookCollection; id: string; document: Document },
): Document {
  const fields: Document = { ...WEBHOOK_RECORDS[collection].read(document), id };
  const subject = subjectOf(event);
  const data = membersOf(DATA[subject], fields);
  if (subject !== 'quote') return data;
  return { ...data, contact: membersOf(quoteSchema.shape.contact, fields['contact'] as Document) };
}

/** Returns the members that the schema has. */
function membersOf({ shape }: { readonly shape: object }, all: Document): Document {
  return Object.fromEntries(Object.keys(shape).flatMap((name) => (name in all ? [[name, all[name]]] : [])));
}
