import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { WEBHOOK_DELIVERIES, type WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../src/domain/schemas/webhooks.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import { logEvent } from '../platform/logging.ts';
import type { ServiceContext } from '../platform/params.ts';
import { TaskDelayed } from '../platform/run-job.ts';
import { disabledMail } from './disabled-mail.ts';
import type { EnqueueDelivery } from './queue-events.ts';
import { type Outcome, type SendContext, sendWebhook } from './send-webhook.ts';

const DAY_MS = 24 * 3_600_000;

/** Twice the longest pause between two attempts; a task that is later was lost. */
const LOST_RETRY_MS = 2 * 3_600_000;

/** Attempts after which an answer such as 422 counts as final if others are accepted; half a minute after the first. */
const MAX_REFUSALS = 3;

export interface WebhookContext extends SendContext, ServiceContext<'teamEmail' | 'siteUrl'> {
  readonly enqueue: EnqueueDelivery;
}

/**
 * Sends an event, unless an earlier event of its record still waits for this endpoint: that delivery enqueues the
 * next one when it is over. A failed delivery disables its endpoint only if the fault is not the event's
 * (docs/decisions/0152-one-bad-delivery.md).
 * @throws TaskDelayed if the queue should retry it
 */
export async function deliverWebhook(context: WebhookContext, id: string): Promise<void> {
  const { db, enqueue } = context;
  const ref = db.doc(WEBHOOK_DELIVERIES.path(id));
  const stored = await ref.get();
  if (!stored.exists) return;
  const delivery = WEBHOOK_DELIVERIES.read(stored.data() ?? {});
  if (delivery.state === 'waiting') {
    if ((await firstWaiting(db, delivery)) !== id) return;
    await attempt(context, ref, delivery);
  }
  const next = await firstWaiting(db, delivery);
  if (next) await enqueue(next);
}

/** Returns the id of the record's oldest event that waits for the endpoint. */
async function firstWaiting(db: Firestore, { endpoint_id, record }: WebhookDelivery): Promise<string | null> {
  const { docs } = await deliveriesTo(db, endpoint_id, 'waiting').where('record', '==', record).get();
  const [first] = docs
    .map((document) => ({
      id: document.id,
      ms: WEBHOOK_DELIVERIES.read(document.data()).happened_at.toMillis(),
    }))
    .sort((a, b) => a.ms - b.ms || (a.id < b.id ? -1 : 1));
  return first?.id ?? null;
}

function deliveriesTo(db: Firestore, endpointId: string, state: WebhookDelivery['state']) {
  return db
    .collection(WEBHOOK_DELIVERIES.name)
    .where('endpoint_id', '==', endpointId)
    .where('state', '==', state);
}

async function attempt(context: WebhookContext, ref: DocumentReference, delivery: WebhookDelivery) {
  const { db, now } = context;
  const endpointRef = db.doc(WEBHOOK_ENDPOINTS.path(delivery.endpoint_id));
  const stored = (await endpointRef.get()).data();
  if (!stored) return void (await ref.delete());
  const endpoint = WEBHOOK_ENDPOINTS.read(stored);
  const outcome = await sendWebhook(context, { ...endpoint, id: endpointRef.id }, delivery);
  const { status, failure } = outcome;
  const isSent = outcome.verdict !== 'unsent' && outcome.verdict !== 'sealed';
  const at = Timestamp.fromDate(now);
  const changes = {
    ...(isSent && { attempts: delivery.attempts + 1 }),
    // The time spent behind another event is not one of attempts
    ...(isSent && delivery.attempts === 0 && { queued_at: at }),
    ...{ status, failure, tried_at: at },
  };
  const tried = { ...delivery, ...changes };
  const { state, isDisabling } = await resultOf(context, tried, outcome);
  const sweep_at = state === 'waiting' ? Timestamp.fromMillis(now.getTime() + LOST_RETRY_MS) : null;
  const isDisabled = await db.runTransaction(async (transaction) => {
    const [current, owner] = await transaction.getAll(ref, endpointRef);
    // Removed in the meantime, or ended by a second task
    if (!current?.exists || !owner?.exists) return false;
    if (current.get('state') !== 'waiting' && state !== 'delivered') return false;
    transaction.update(ref, { ...changes, state, sweep_at });
    if (!isDisabling || !owner.get('is_active')) return false;
    transaction.update(endpointRef, {
      is_active: false,
      disabled_since: at,
      disabled_reason: failure,
    } satisfies Partial<WebhookEndpoint>);
    const { siteUrl, teamEmail } = context.settings;
    const mail = disabledMail(new URL(endpoint.url).host, outcome, siteUrl);
    addToOutbox(transaction, db, now, { ...mail, to: teamEmail });
    return true;
  });
  if (isDisabled) logEvent('webhook-disabled', { endpoint_id: endpointRef.id });
  const fields = { endpoint_id: endpointRef.id, attempts: tried.attempts, status };
  if (state === 'delivered') logEvent('webhook-delivered', fields);
  else logEvent('webhook-failed', fields);
  if (state === 'waiting') throw new TaskDelayed('The event will be sent again');
}

interface Result {
  readonly state: WebhookDelivery['state'];
  /** True if the endpoint is to get no more events. */
  readonly isDisabling: boolean;
}

async function resultOf(context: WebhookContext, tried: WebhookDelivery, outcome: Outcome): Promise<Result> {
  const { verdict } = outcome;
  if (verdict === 'accepted') return { state: 'delivered', isDisabling: false };
  const isTest = tried.event === TEST_EVENT;
  if (verdict === 'unsent' || verdict === 'sealed') {
    return { state: 'unsent', isDisabling: verdict === 'sealed' && !isTest };
  }
  if (isTest || verdict === 'gone') return { state: 'failed', isDisabling: !isTest };
  const { db, now } = context;
  const dayAgo = Timestamp.fromMillis(now.getTime() - DAY_MS);
  if (tried.queued_at.toMillis() <= dayAgo.toMillis()) {
    const isEndpointFailing =
      !(await hasAccepted(db, tried, dayAgo)) &&
      (verdict === 'failing' || (await hasRefusedOthers(db, tried)));
    return { state: 'failed', isDisabling: isEndpointFailing };
  }
  const isFinal =
    verdict === 'refused' &&
    tried.attempts >= MAX_REFUSALS &&
    (await hasAccepted(db, tried, tried.happened_at));
  return { state: isFinal ? 'failed' : 'waiting', isDisabling: false };
}

/** True if the endpoint has accepted another event since then. */
async function hasAccepted(
  db: Firestore,
  { endpoint_id }: WebhookDelivery,
  since: WebhookDelivery['tried_at'],
): Promise<boolean> {
  const accepted = deliveriesTo(db, endpoint_id, 'delivered').where('tried_at', '>=', since);
  return (await accepted.limit(1).get()).size > 0;
}

/** True if the endpoint refused events of other records too, which still wait. */
async function hasRefusedOthers(db: Firestore, { endpoint_id, record }: WebhookDelivery): Promise<boolean> {
  const { docs } = await deliveriesTo(db, endpoint_id, 'waiting').get();
  return docs.some((other) => other.get('attempts') > 0 && other.get('record') !== record);
}
