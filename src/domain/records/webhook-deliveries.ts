import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { TEST_EVENT, WEBHOOK_EVENT_NAMES } from '../schemas/webhooks.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Deliveries of an endpoint that are kept and shown. */
export const MAX_DELIVERIES = 50;

export const WEBHOOK_DELIVERIES = defineRecord({
  name: 'webhook_deliveries',
  about: "An event for one endpoint. It names the visitor's record, which is read when the event is sent.",
  schema: z.object({
    endpoint_id: documentId(),
    /** The same id for every endpoint and every attempt. */
    event_id: documentId(),
    event: z.enum([...WEBHOOK_EVENT_NAMES, TEST_EVENT]),
    /** Path of the record, such as 'bookings/abc'; events of one record are sent in order. */
    record: z.string(),
    happened_at: moment(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int().check(z.minimum(0)),
    /** Status of the last answer; null if there was none. */
    status: z.nullable(z.int()),
    /** Reason of the last attempt's failure, for people; empty after a success. */
    failure: z.string(),
    tried_at: z.nullable(moment()),
    /** Start of the 24 hours of attempts; 'Send again' restarts them. */
    queued_at: moment(),
  }),
  labels: {
    endpoint_id: 'Endpoint',
    event_id: 'Id of the event',
    event: 'Event',
    record: 'Record',
    happened_at: 'Happened',
    state: 'State',
    attempts: 'Attempts',
    status: 'Last status',
    failure: 'Last failure',
    tried_at: 'Last attempt',
    queued_at: 'Queued',
  },
  administrators: { read: 'all', write: [] },
  writtenBy: 'followBookings, followQuotes, followRequests and followMessages; deliverWebhook',
  kept: `The last ${MAX_DELIVERIES} of an endpoint, and all from the last day`,
});

export type WebhookDelivery = FieldsOf<typeof WEBHOOK_DELIVERIES>;
