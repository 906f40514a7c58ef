import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { WEBHOOK_DELIVERIES, type WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../src/domain/schemas/webhooks.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import { logEvent } from '../platform/logging.ts';
import type { ServiceContext } from '../platform/params.ts';
import { TaskDelayed } from '../platform/run-job.ts';
import type { EnqueueDelivery } from './queue-events.ts';
import { type Outcome, type SendContext, sendWebhook } from './send-webhook.ts';
import { disabledMail, failedMail } from './webhook-mails.ts';

const DAY_MS = 24 * 3_600_000;

/** Twice the longest pause between two attempts; a task that is later was lost. */
const LOST_RETRY_MS = 2 * 3_600_000;

/** The shortest pause between two attempts. Another task of a delivery that was tried within it has nothing to do. */
const ROUND_MS = 10_000;

/** Attempts after which an answer such as 422 counts as final if others are accepted; half a minute after the first. */
const MAX_REFUSALS = 3;

export interface WebhookContext extends SendContext, ServiceContext<'teamEmail' | 'siteUrl'> {
  readonly enqueue: EnqueueDelivery;
}

/**
 * Sends an event, unless an earlier event of its record still waits: that delivery enqueues the next one when it is over.
 * A failed delivery disables the endpoint only if nothing was accepted for a day (docs/decisions/0152-one-bad-delivery.md).
 * @throws TaskDelayed if the queue should retry it
 */
export async function deliverWebhook(context: WebhookContext, id: string): Promise<void> {
  const { db, enqueue } = context;
  const ref = db.doc(WEBHOOK_DELIVERIES.path(id));
  const { record, state } = WEBHOOK_DELIVERIES.read((await ref.get()).data() ?? {});
  if (state !== 'waiting' || (await firstWaiting(db, record)) !== id) return;
  await attempt(context, ref);
  const next = await firstWaiting(db, record);
  if (next && next !== id) await enqueue(next);
}

/** Returns the id of the record's oldest waiting event. */
async function firstWaiting(db: Firestore, record: string): Promise<string | null> {
  const waiting = db
    .collection(WEBHOOK_DELIVERIES.name)
    .where('record', '==', record)
    .where('state', '==', 'waiting');
  const [first] = (await waiting.get()).docs
    .map((document) => ({
      id: document.id,
      ms: WEBHOOK_DELIVERIES.read(document.data()).happened_at.toMillis(),
    }))
    .sort((a, b) => a.ms - b.ms || (a.id < b.id ? -1 : 1));
  return first?.id ?? null;
}

/** Marks a delivery as tried and returns it as it was; null if it is over or another task has just tried it. */
async function claim(db: Firestore, ref: DocumentReference, at: Timestamp): Promise<WebhookDelivery | null> {
  return db.runTransaction(async (transaction) => {
    const delivery = WEBHOOK_DELIVERIES.read((await transaction.get(ref)).data() ?? {});
    const { state, tried_at } = delivery;
    if (state !== 'waiting' || (tried_at && at.toMillis() - tried_at.toMillis() < ROUND_MS)) return null;
    transaction.update(ref, { tried_at: at });
    return delivery;
  });
}

async function attempt(context: WebhookContext, ref: DocumentReference): Promise<void> {
  const { db, now, settings } = context;
  const at = Timestamp.fromDate(now);
  const delivery = await claim(db, ref, at);
  if (!delivery) return;
  const { endpoint_id } = delivery;
  const endpointRef = db.doc(WEBHOOK_ENDPOINTS.path(endpoint_id));
  const stored = (await endpointRef.get()).data();
  if (!stored) return void (await ref.delete());
  const endpoint = { ...WEBHOOK_ENDPOINTS.read(stored), id: endpoint_id };
  const outcome = await sendWebhook(context, endpoint, delivery);
  const { status, failure, verdict } = outcome;
  const isSent = verdict !== 'unsent' && verdict !== 'sealed';
  const changes = {
    ...(isSent && { attempts: delivery.attempts + 1 }),
    // The time spent behind another event is not one of attempts
    ...(isSent && delivery.attempts === 0 && { queued_at: at }),
    ...{ status, failure },
  };
  const result = await db.runTransaction(async (transaction) => {
    const [current, owner] = await transaction.getAll(ref, endpointRef);
    // Removed in the meantime
    if (!current?.exists || !owner?.exists) return null;
    const before = WEBHOOK_ENDPOINTS.read(owner.data() ?? {});
    const judged = judge({ ...delivery, ...changes }, before, outcome, at);
    const { state, failing_since } = judged;
    const isDisabling = judged.isDisabling && before.is_active;
    const sweep_at = state === 'waiting' ? Timestamp.fromMillis(now.getTime() + LOST_RETRY_MS) : null;
    transaction.update(ref, { ...changes, state, sweep_at });
    const today = todayInNewYork(now);
    const isLost = state === 'failed' && delivery.event !== TEST_EVENT;
    const isMailed = isDisabling || (isLost && before.failure_mailed_on !== today);
    if (isMailed) {
      const host = new URL(endpoint.url).host;
      const mail = isDisabling
        ? disabledMail(host, outcome, settings.siteUrl)
        : failedMail(host, delivery.event, failure, settings.siteUrl);
      addToOutbox(transaction, db, now, { ...mail, to: settings.teamEmail });
    }
    const off = { is_active: false, disabled_since: at, disabled_reason: failure };
    // Most deliveries change nothing here: parallel ones would contend for the record
    if (isMailed || failing_since !== before.failing_since) {
      transaction.update(endpointRef, {
        ...(isDisabling && off),
        ...(isMailed && { failure_mailed_on: today }),
        failing_since,
      } satisfies Partial<WebhookEndpoint>);
    }
    return { state, isDisabling };
  });
  if (!result) return;
  if (result.isDisabling) logEvent('webhook-disabled', { endpoint_id });
  const fields = { endpoint_id, attempts: changes.attempts ?? delivery.attempts, status };
  logEvent(result.state === 'delivered' ? 'webhook-delivered' : 'webhook-failed', fields);
  if (result.state === 'waiting') throw new TaskDelayed('The event will be sent again');
}

interface Judgment extends Pick<WebhookEndpoint, 'failing_since'>, Pick<WebhookDelivery, 'state'> {
  /** True if the endpoint is to get no more events. */
  readonly isDisabling: boolean;
}

/** Decides what an attempt's outcome means for the event and its endpoint. */
function judge(
  tried: WebhookDelivery,
  endpoint: WebhookEndpoint,
  { verdict }: Outcome,
  at: Timestamp,
): Judgment {
  const unchanged = { failing_since: endpoint.failing_since, isDisabling: false };
  const isTest = tried.event === TEST_EVENT;
  if (verdict === 'accepted') return { ...unchanged, state: 'delivered', failing_since: null };
  if (verdict === 'unsent') return { ...unchanged, state: 'unsent' };
  if (verdict === 'sealed') return { ...unchanged, state: 'unsent', isDisabling: !isTest };
  if (isTest) return { ...unchanged, state: 'failed' };
  const failing_since = endpoint.failing_since ?? at;
  const isDayOld = (since: WebhookEndpoint['created_at']) => at.toMillis() - since.toMillis() >= DAY_MS;
  const isDisabling = verdict === 'gone' || isDayOld(failing_since);
  // Accepted events end a time of failures, so another one was accepted since this one was first refused
  const isOnlyThis = failing_since.toMillis() > tried.queued_at.toMillis();
  const isFinal =
    verdict === 'moved' ||
    isDayOld(tried.queued_at) ||
    (verdict === 'refused' && tried.attempts >= MAX_REFUSALS && isOnlyThis);
  return { state: isDisabling || isFinal ? 'failed' : 'waiting', failing_since, isDisabling };
}
