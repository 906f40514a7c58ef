/** Administrators' routes to endpoints of webhooks; the panel follows the records themselves. */
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { WEBHOOK_DELIVERIES, type WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { documentId } from '../../../src/domain/schemas/text.ts';
import {
  addWebhookSchema,
  changeWebhookSchema,
  resendWebhookSchema,
  TEST_EVENT,
} from '../../../src/domain/schemas/webhooks.ts';
import { checkAddress, FetchFailure, type Network } from '../http/guarded-fetch.ts';
import { invalid, Problem } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import { type EnqueueDelivery, newDelivery } from './queue-events.ts';
import { newWebhookSecret } from './webhook-secret.ts';

const DAY_MS = 24 * 3_600_000;

export interface WebhookDependencies {
  readonly db: Firestore;
  readonly clock: () => Date;
  /** The secret CALENDAR_KEY. */
  readonly calendarKey: () => string;
  readonly network?: Network | undefined;
  readonly enqueueDelivery: EnqueueDelivery;
}

/** POST /api/admin/webhooks: adds an endpoint; the answer has its secret. */
export function addWebhookRoute({ db, clock, calendarKey, network }: WebhookDependencies): RequestHandler {
  return async (request, response) => {
    const { url, events } = parseInput(addWebhookSchema, request.body);
    await checkAddress(url, network).catch((error: unknown) => {
      throw error instanceof FetchFailure ? invalid({ url: error.message }) : error;
    });
    const ref = db.collection(WEBHOOK_ENDPOINTS.name).doc();
    const { secret, sealed } = newWebhookSecret(ref.id, calendarKey());
    const endpoint: WebhookEndpoint = {
      url,
      events,
      sealed,
      former_sealed: null,
      former_until: null,
      is_active: true,
      disabled_since: null,
      disabled_reason: '',
      created_at: Timestamp.fromDate(clock()),
    };
    await ref.create(endpoint);
    response.status(201).json({ success: true, id: ref.id, secret });
  };
}

/** POST /api/admin/webhooks/:id/change: other events, pause, or resume. */
export function changeWebhookRoute({ db }: WebhookDependencies): RequestHandler {
  return async (request, response) => {
    const change = parseInput(changeWebhookSchema, request.body);
    const resumed = change.is_active ? { disabled_since: null, disabled_reason: '' } : {};
    await updateEndpoint(db, request, () => ({ ...change, ...resumed }));
    response.json({ success: true });
  };
}

/** POST /api/admin/webhooks/:id/rotate: makes a new secret; the previous one also signs for 24 hours. */
export function rotateWebhookRoute({ db, clock, calendarKey }: WebhookDependencies): RequestHandler {
  return async (request, response) => {
    const ref = endpointOf(db, request);
    const { secret, sealed } = newWebhookSecret(ref.id, calendarKey());
    const former_until = Timestamp.fromMillis(clock().getTime() + DAY_MS);
    await updateEndpoint(db, request, (before) => ({ sealed, former_sealed: before.sealed, former_until }));
    response.json({ success: true, id: ref.id, secret });
  };
}

/** POST /api/admin/webhooks/:id/remove: removes the endpoint and its deliveries. */
export function removeWebhookRoute({ db }: WebhookDependencies): RequestHandler {
  return async (request, response) => {
    const ref = endpointOf(db, request);
    // First, so that nothing more is queued for it
    await ref.delete();
    const deliveries = db.collection(WEBHOOK_DELIVERIES.name).where('endpoint_id', '==', ref.id);
    const writer = db.bulkWriter();
    for (const { ref: delivery } of (await deliveries.select().get()).docs) void writer.delete(delivery);
    await writer.close();
    response.json({ success: true });
  };
}

/** POST /api/admin/webhooks/:id/test: 202 once an event `endpoint.test` is queued, which is tried once. */
export function testWebhookRoute({ db, clock, enqueueDelivery }: WebhookDependencies): RequestHandler {
  return async (request, response) => {
    const endpoint = endpointOf(db, request);
    if (!(await endpoint.get()).exists) throw new Problem('not-found');
    const event_id = randomUUID();
    const now = clock();
    const about = { endpoint_id: endpoint.id, event_id, event: TEST_EVENT, record: event_id } as const;
    const ref = db.doc(WEBHOOK_DELIVERIES.path(`${endpoint.id}_${event_id}`));
    await ref.create(newDelivery({ ...about, happened_at: Timestamp.fromDate(now) }, now));
    await enqueueDelivery(ref.id);
    response.status(202).json({ success: true });
  };
}

/** POST /api/admin/webhooks/:id/resend: 202 once the delivery is queued again, with 24 hours of attempts. */
export function resendWebhookRoute({ db, clock, enqueueDelivery }: WebhookDependencies): RequestHandler {
  return async (request, response) => {
    const { delivery_id } = parseInput(resendWebhookSchema, request.body);
    const { id: endpointId } = endpointOf(db, request);
    const ref = db.doc(WEBHOOK_DELIVERIES.path(delivery_id));
    if ((await ref.get()).get('endpoint_id') !== endpointId) throw new Problem('not-found');
    const queued_at = Timestamp.fromDate(clock());
    await ref.update({ state: 'waiting', queued_at } satisfies Partial<WebhookDelivery>);
    await enqueueDelivery(ref.id);
    response.status(202).json({ success: true });
  };
}

const ID = documentId();

function endpointOf(db: Firestore, request: Request): DocumentReference {
  const { success, data } = ID.safeParse(request.params['id']);
  if (!success) throw new Problem('not-found');
  return db.doc(WEBHOOK_ENDPOINTS.path(data));
}

/** @throws Problem `not-found` */
async function updateEndpoint(
  db: Firestore,
  request: Request,
  changeOf: (before: WebhookEndpoint) => Partial<WebhookEndpoint>,
): Promise<void> {
  const ref = endpointOf(db, request);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) throw new Problem('not-found');
    transaction.update(ref, changeOf(WEBHOOK_ENDPOINTS.read(stored.data() ?? {})));
  });
}
