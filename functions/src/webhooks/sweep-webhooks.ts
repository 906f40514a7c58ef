import type { Firestore } from 'firebase-admin/firestore';
import { WEBHOOK_DELIVERIES } from '../../../src/domain/records/webhook-deliveries.ts';
import { logEvent } from '../platform/logging.ts';
import { type Enqueue, sweepItems } from '../platform/outbox.ts';

/**
 * Queues events again whose task was lost.
 * @returns the number of queued events
 */
export async function sweepWebhooks(at: {
  readonly db: Firestore;
  readonly now: Date;
  readonly enqueue: Enqueue;
}): Promise<number> {
  const lost = (delivery_id: string, error: unknown) =>
    logEvent('webhook-not-requeued', { delivery_id, error });
  const count = await sweepItems(WEBHOOK_DELIVERIES, { ...at, lost });
  if (count > 0) logEvent('webhooks-requeued', { count });
  return count;
}
