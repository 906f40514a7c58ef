/** Webhooks: triggers queue what happened to a record, and a queue delivers it to other systems. */
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { idIn } from '../../src/domain/document-id.ts';
import type { WebhookCollection } from '../../src/domain/webhook-payloads.ts';
import { entryPoint } from './http/entry-points.ts';
import { firestore } from './platform/firebase.ts';
import { logEvent } from './platform/logging.ts';
import { calendarKey, readSettings } from './platform/params.ts';
import { runJob, runTask } from './platform/run-job.ts';
import type { FunctionName } from './platform/service-accounts.ts';
import { deliverWebhook as deliver } from './webhooks/deliver-webhook.ts';
import { enqueueDelivery as enqueue, queueEvents } from './webhooks/queue-events.ts';

export const followBookings = follow('followBookings', 'bookings');
export const followQuotes = follow('followQuotes', 'quote_submissions');
export const followRequests = follow('followRequests', 'custom_requests');
export const followMessages = follow('followMessages', 'contact_messages');

/** Triggers come at least once: with `retry`, for 24 hours until they succeed. */
function follow(name: FunctionName, collection: WebhookCollection) {
  return onDocumentWritten(
    { document: `${collection}/{id}`, ...entryPoint(name), maxInstances: 5, retry: true },
    ({ params: { id = '' }, time, data }) =>
      runJob(name, async () => {
        const document = data?.after.data();
        if (document)
          await queueEvents({ db: firestore(), enqueue }, { collection, id, document, at: new Date(time) });
      }),
  );
}

export const deliverWebhook = onTaskDispatched<unknown>(
  {
    ...entryPoint('deliverWebhook'),
    maxInstances: 5,
    secrets: [calendarKey],
    timeoutSeconds: 60,
    // Outlasts the 24 hours after which an endpoint is disabled
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 10, maxBackoffSeconds: 3_600 },
    rateLimits: { maxConcurrentDispatches: 10, maxDispatchesPerSecond: 10 },
  },
  async ({ data }) => {
    const id = idIn(data, 'delivery_id');
    // As a failed task, it would be retried for nothing
    if (id === null) return logEvent('webhook-task-unusable', {});
    const surroundings = {
      db: firestore(),
      now: new Date(),
      calendarKey: () => calendarKey.value(),
      enqueue,
    };
    await runTask('deliverWebhook', () => deliver({ ...surroundings, settings: readSettings() }, id));
  },
);
