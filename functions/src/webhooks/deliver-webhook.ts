import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { WEBHOOK_DELIVERIES, type WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../src/domain/schemas/webhooks.ts';
import {
  WEBHOOK_VERSION,
  type WebhookCollection,
  webhookData,
} from '../../../src/domain/webhook-payloads.ts';
import { FetchFailure, guardedFetch, type Network } from '../http/guarded-fetch.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import { logEvent } from '../platform/logging.ts';
import type { ServiceContext } from '../platform/params.ts';
import { TaskDelayed } from '../platform/run-job.ts';
import type { EnqueueDelivery } from './queue-events.ts';
import { signedHeaders } from './webhook-secret.ts';

const DAY_MS = 24 * 3_600_000;
const ANSWER_MS = 10_000;

/** 'Gone': the receiver wants no more events (Standard Webhooks). */
const GONE = 410;

export interface WebhookContext extends ServiceContext<'teamEmail' | 'siteUrl'> {
  /** The secret CALENDAR_KEY. */
  readonly calendarKey: () => string;
  readonly enqueue: EnqueueDelivery;
  /** The internet by default. */
  readonly network?: Network | undefined;
}

/**
 * Sends an event, unless an earlier event of its record still waits for this endpoint: that delivery enqueues the
 * next one when it is done. After 24 hours of failures the endpoint is disabled and the team mailed.
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
  const { docs } = await db
    .collection(WEBHOOK_DELIVERIES.name)
    .where('endpoint_id', '==', endpoint_id)
    .where('record', '==', record)
    .where('state', '==', 'waiting')
    .get();
  const [first] = docs
    .map((document) => ({
      id: document.id,
      ms: WEBHOOK_DELIVERIES.read(document.data()).happened_at.toMillis(),
    }))
    .sort((a, b) => a.ms - b.ms || (a.id < b.id ? -1 : 1));
  return first?.id ?? null;
}

interface Outcome {
  readonly status: number | null;
  /** Empty after a success. */
  readonly failure: string;
}

async function attempt(context: WebhookContext, ref: DocumentReference, delivery: WebhookDelivery) {
  const { db, now } = context;
  const endpointRef = db.doc(WEBHOOK_ENDPOINTS.path(delivery.endpoint_id));
  const stored = (await endpointRef.get()).data();
  if (!stored) return void (await ref.delete());
  const endpoint = WEBHOOK_ENDPOINTS.read(stored);
  const isTest = delivery.event === TEST_EVENT;
  const body = await bodyOf(db, delivery);
  const isPaused = !endpoint.is_active && !isTest;
  const unsent = isPaused ? 'The endpoint is paused.' : body === null ? 'The record was deleted.' : null;
  const outcome =
    body === null || unsent !== null
      ? { status: null, failure: unsent ?? '' }
      : await send(context, { ...endpoint, id: endpointRef.id }, delivery.event_id, body);
  const isLate = now.getTime() - delivery.queued_at.toMillis() >= DAY_MS;
  const isOver = unsent !== null || isTest || isLate || outcome.status === GONE;
  const failed = isOver ? 'failed' : 'waiting';
  const state = outcome.failure === '' ? 'delivered' : failed;
  const attempts = delivery.attempts + (unsent === null ? 1 : 0);
  const isDisabled = await db.runTransaction(async (transaction) => {
    const [current, owner] = await transaction.getAll(ref, endpointRef);
    // Removed in the meantime
    if (!current?.exists || !owner?.exists) return false;
    transaction.update(ref, { ...outcome, state, attempts, tried_at: Timestamp.fromDate(now) });
    if (state !== 'failed' || unsent !== null || isTest || !owner.get('is_active')) return false;
    transaction.update(endpointRef, {
      is_active: false,
      disabled_since: Timestamp.fromDate(now),
      disabled_reason: outcome.failure,
    } satisfies Partial<WebhookEndpoint>);
    addToOutbox(transaction, db, now, {
      ...disabledMail(new URL(endpoint.url).host, outcome.failure, context.settings.siteUrl),
      to: context.settings.teamEmail,
    });
    return true;
  });
  if (isDisabled) logEvent('webhook-disabled', { endpoint_id: endpointRef.id });
  const fields = { endpoint_id: endpointRef.id, attempts, status: outcome.status };
  if (state === 'delivered') logEvent('webhook-delivered', fields);
  else logEvent('webhook-failed', fields);
  if (state === 'waiting') throw new TaskDelayed('The event will be sent again');
}

/** Returns the body to send; null if the record is no longer stored. */
async function bodyOf(
  db: Firestore,
  { event, record, happened_at }: WebhookDelivery,
): Promise<string | null> {
  const about = { type: event, version: WEBHOOK_VERSION, timestamp: happened_at };
  if (event === TEST_EVENT) return toJson({ ...about, data: { id: record } });
  const [collection, id = ''] = record.split('/') as [WebhookCollection, string?];
  const document = (await db.doc(record).get()).data();
  return document ? toJson({ ...about, data: webhookData(event, { collection, id, document }) }) : null;
}

/** Returns the value as JSON, with moments in ISO 8601. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_name, field) =>
    field instanceof Timestamp ? field.toDate().toISOString() : field,
  );
}

async function send(
  { now, calendarKey, network }: WebhookContext,
  endpoint: WebhookEndpoint & { readonly id: string },
  eventId: string,
  body: string,
): Promise<Outcome> {
  const headers = signedHeaders(endpoint, { eventId, body, now }, calendarKey());
  const limits = { redirects: 0, ms: ANSWER_MS, hasText: false };
  try {
    const { status } = await guardedFetch(endpoint.url, { method: 'POST', headers, body }, limits, network);
    const isFine = status >= 200 && status < 300;
    return { status, failure: isFine ? '' : `The server answered with an error (${status}).` };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const isRedirect = error.code === 'redirects';
    return { status: null, failure: isRedirect ? 'The server redirects to another address.' : error.message };
  }
}

function disabledMail(host: string, failure: string, siteUrl: string) {
  const title = `${host} no longer gets events`;
  return renderMail({
    kind: 'webhook-disabled',
    subject: title,
    preview: failure,
    title,
    blocks: [
      paragraph(
        `The connected system at ${host} accepted no event for 24 hours, or asked for no more. ${failure}`,
      ),
      paragraph(
        `Nothing is lost on our side. Once it works again, resume it in the panel and send again what failed: ${siteUrl}/admin#settings`,
      ),
    ],
  });
}
