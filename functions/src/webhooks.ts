/** Webhooks: triggers queue what happened to a record, and a queue delivers it to other systems. */
import { WEBHOOK_RECORDS } from '../../src/domain/webhook-payloads.ts';
import { outboxQueue } from './http/outbox-queue.ts';
import { recordTriggers } from './http/record-triggers.ts';
import { databaseTime, firestore } from './platform/firebase.ts';
import { calendarKey, readSettings } from './platform/params.ts';
import { deliverWebhook as deliver } from './webhooks/deliver-webhook.ts';
import { enqueueDelivery as enqueue, queueEvents } from './webhooks/queue-events.ts';

export const { followBookings, followDeals, followMessages, followProposals, followQuotes, followRequests } =
  recordTriggers(
    'written',
    {
      followBookings: WEBHOOK_RECORDS.bookings,
      followDeals: WEBHOOK_RECORDS.deals,
      followMessages: WEBHOOK_RECORDS.contact_messages,
      followProposals: WEBHOOK_RECORDS.proposals,
      followQuotes: WEBHOOK_RECORDS.quote_submissions,
      followRequests: WEBHOOK_RECORDS.custom_requests,
    },
    async ({ kind, document, ...change }) => {
      if (document)
        await queueEvents({ db: firestore(), enqueue }, { collection: kind.name, document, ...change });
    },
  );

export const deliverWebhook = outboxQueue(
  'deliverWebhook',
  { key: 'delivery_id', parallel: 10, maxInstances: 5, secrets: [calendarKey], timeoutSeconds: 60 },
  (id) => {
    const context = { db: firestore(), now: new Date(), timeOf: databaseTime, settings: readSettings() };
    return deliver({ ...context, calendarKey: () => calendarKey.value(), enqueue }, id);
  },
);
