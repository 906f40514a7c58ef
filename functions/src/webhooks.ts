/** Webhooks: triggers queue what happened to a record, and a queue delivers it to other systems. */
import { onTaskDispatched } from 'firebase-functions/tasks';
import { idIn } from '../../src/domain/document-id.ts';
import { WEBHOOK_RECORDS } from '../../src/domain/webhook-payloads.ts';
import { entryPoint } from './http/entry-points.ts';
import { recordTriggers } from './http/record-triggers.ts';
import { firestore } from './platform/firebase.ts';
import { logEvent } from './platform/logging.ts';
import { calendarKey, readSettings } from './platform/params.ts';
import { runTask } from './platform/run-job.ts';
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

export const deliverWebhook = onTaskDispatched<unknown>(
  {
    ...entryPoint('deliverWebhook'),
    maxInstances: 5,
    secrets: [calendarKey],
    timeoutSeconds: 60,
    // Long enough to exceed the 24 hours after which an endpoint is disabled
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 10, maxBackoffSeconds: 3_600 },
    rateLimits: { maxConcurrentDispatches: 10, maxDispatchesPerSecond: 10 },
  },
  async ({ data }) => {
    const id = idIn(data, 'delivery_id');
    // A failed task would be retried in vain
    if (id === null) return logEvent('webhook-task-unusable', {});
    const context = {
      db: firestore(),
      now: new Date(),
      calendarKey: () => calendarKey.value(),
      enqueue,
    };
    await runTask('deliverWebhook', () => deliver({ ...context, settings: readSettings() }, id));
  },
);
