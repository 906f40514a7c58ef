import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { WEBHOOK_DELIVERIES } from '../../../src/domain/records/webhook-deliveries.ts';
import { FAILED_PRECONDITION, isWritten, NOT_FOUND } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import { type EnqueueDelivery, LOST_TASK_MS } from './queue-events.ts';

/** Maximum deliveries per run; the next run continues. */
const BATCH = 100;

/**
 * Queues events again whose task was lost; one too many does nothing. An event that cannot be queued is logged and does
 * not stop the others.
 * @returns the number of queued events
 */
export async function sweepWebhooks({
  db,
  now,
  enqueue,
}: {
  readonly db: Firestore;
  readonly now: Date;
  readonly enqueue: EnqueueDelivery;
}): Promise<number> {
  const due = db.collection(WEBHOOK_DELIVERIES.name).where('sweep_at', '<=', Timestamp.fromDate(now));
  const sweep_at = Timestamp.fromMillis(now.getTime() + LOST_TASK_MS);
  let count = 0;
  for (const { id, ref, updateTime } of (await due.orderBy('sweep_at').limit(BATCH).get()).docs) {
    try {
      // Conditional, so that it never overwrites the result of a faster attempt
      const isStill = await isWritten(
        ref.update({ sweep_at }, { lastUpdateTime: updateTime }),
        ...[FAILED_PRECONDITION, NOT_FOUND],
      );
      if (!isStill) continue;
      await enqueue(id);
      count += 1;
    } catch (error) {
      logEvent('webhook-not-requeued', { delivery_id: id, error });
    }
  }
  if (count > 0) logEvent('webhooks-requeued', { count });
  return count;
}
