import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { TEST_EVENT, WEBHOOK_EVENT_NAMES } from '../schemas/webhooks.ts';
import { moment } from './moment.ts';
import { OUTBOX_FIELDS } from './outbox-fields.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Days for which an event is stored, and can be sent again. */
export const DELIVERY_DAYS = 30;

/** States of an event that is not sent again by itself. */
export const UNDELIVERED = ['failed', 'unsent'] as const;

export const WEBHOOK_DELIVERIES = defineRecord({
  name: 'webhook_deliveries',
  about:
    "An event for the connected system. It names the visitor's record, which is read when the event is sent.",
  schema: z.object({
    endpoint_id: documentId(),
    /** The same id for every attempt. */
    event_id: documentId(),
    event: z.enum([...WEBHOOK_EVENT_NAMES, TEST_EVENT]),
    /** Path of the record, such as 'bookings/abc'; events of one record are sent in order. */
    record: z.string(),
    happened_at: moment(),
    /** `failed`: given up after attempts. `unsent`: not sent, because the endpoint was off or the record deleted. */
    state: z.enum(['waiting', 'delivered', ...UNDELIVERED]),
    ...OUTBOX_FIELDS,
    /** Status of the last answer; null if there was none. */
    status: z.nullable(z.int()),
    /** Reason of the last attempt's failure, or of `unsent`, for people; empty after a success. */
    failure: z.string(),
    tried_at: z.nullable(moment()),
    /** Start of the 24 hours of attempts, which the first attempt and 'Send again' restart. */
    queued_at: moment(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy:
    'followBookings, followDeals, followProposals, followQuotes, followRequests and followMessages; deliverWebhook and sweepWebhooks',
  kept: `${DELIVERY_DAYS} days`,
});

export type WebhookDelivery = FieldsOf<typeof WEBHOOK_DELIVERIES>;
