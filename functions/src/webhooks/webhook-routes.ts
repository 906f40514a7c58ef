/** Administrators' routes for webhook endpoints; the panel reads the records themselves. */

import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  ADD_WEBHOOK,
  CHANGE_WEBHOOK,
  REMOVE_WEBHOOK,
  RESEND_WEBHOOK,
  ROTATE_WEBHOOK,
  TEST_WEBHOOK,
} from '../../../src/domain/api/admin-routes.ts';
import {
  UNDELIVERED,
  WEBHOOK_DELIVERIES,
  type WebhookDelivery,
} from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../src/domain/schemas/webhooks.ts';
import { adminAction, adminRoute, type ServedRoute } from '../http/admin-route.ts';
import { checkAddress, FetchFailure, type Network } from '../http/guarded-fetch.ts';
import { invalid, Problem } from '../http/problem.ts';
import { isWritten, NOT_FOUND } from '../platform/firebase.ts';
import { type EnqueueDelivery, newDelivery, waitingFrom } from './queue-events.ts';
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

/** POST /api/admin/webhooks: adds an endpoint and answers with its secret. */
export function addWebhookRoute({ db, clock, calendarKey, network }: WebhookDependencies): ServedRoute {
  return adminRoute(ADD_WEBHOOK, async ({ url, events }) => {
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
    return { id: ref.id, secret };
  });
}

/** POST /api/admin/webhooks/:id/change: changes events, pauses, or resumes. */
export function changeWebhookRoute({ db }: WebhookDependencies): ServedRoute {
  return adminRoute(CHANGE_WEBHOOK, (change, { id }) => {
    const resumed = change.is_active ? { disabled_since: null, disabled_reason: '' } : {};
    return updateEndpoint(db, id, () => ({ ...change, ...resumed }));
  });
}

/** POST /api/admin/webhooks/:id/rotate: creates a new secret; the previous one also signs for 24 hours. */
export function rotateWebhookRoute({ db, clock, calendarKey }: WebhookDependencies): ServedRoute {
  return adminAction(ROTATE_WEBHOOK, async ({ id }) => {
    const { secret, sealed } = newWebhookSecret(id, calendarKey());
    const former_until = Timestamp.fromMillis(clock().getTime() + DAY_MS);
    await updateEndpoint(db, id, (before) => ({ sealed, former_sealed: before.sealed, former_until }));
    return { id, secret };
  });
}

/** POST /api/admin/webhooks/:id/remove: removes the endpoint and its deliveries. */
export function removeWebhookRoute({ db }: WebhookDependencies): ServedRoute {
  return adminAction(REMOVE_WEBHOOK, async ({ id }) => {
    // First, so that no more events are queued for it
    await db.doc(WEBHOOK_ENDPOINTS.path(id)).delete();
    const deliveries = db.collection(WEBHOOK_DELIVERIES.name).where('endpoint_id', '==', id);
    const writer = db.bulkWriter();
    for (const { ref: delivery } of (await deliveries.select().get()).docs) void writer.delete(delivery);
    await writer.close();
  });
}

/** POST /api/admin/webhooks/:id/test: 202 once the event `endpoint.test` is queued; it is tried once. */
export function testWebhookRoute({ db, clock, enqueueDelivery }: WebhookDependencies): ServedRoute {
  return adminAction(TEST_WEBHOOK, async ({ id: endpoint_id }) => {
    if (!(await db.doc(WEBHOOK_ENDPOINTS.path(endpoint_id)).get()).exists) throw new Problem('not-found');
    const event_id = randomUUID();
    const now = clock();
    const about = { endpoint_id, event_id, event: TEST_EVENT, record: event_id } as const;
    const ref = db.doc(WEBHOOK_DELIVERIES.path(`${endpoint_id}_${event_id}`));
    await ref.create(newDelivery({ ...about, happened_at: Timestamp.fromDate(now) }, now));
    await enqueueDelivery(ref.id);
  });
}

/**
 * POST /api/admin/webhooks/:id/resend: 202 once the delivery, or without one each that was not delivered, is queued
 * again, with 24 hours of attempts.
 */
export function resendWebhookRoute({ db, clock, enqueueDelivery }: WebhookDependencies): ServedRoute {
  return adminRoute(RESEND_WEBHOOK, async ({ delivery_id }, { id }) => {
    const chosen = delivery_id
      ? [await db.doc(WEBHOOK_DELIVERIES.path(delivery_id)).get()]
      : await undelivered(db, id);
    if (chosen.some((delivery) => delivery.get('endpoint_id') !== id)) throw new Problem('not-found');
    const writer = db.bulkWriter();
    const again = { ...waitingFrom(clock()), is_reported: false } satisfies Partial<WebhookDelivery>;
    const writes = chosen.map(({ ref }) => isWritten(writer.update(ref, again), NOT_FOUND));
    await Promise.all([...writes, writer.close()]);
    // Those that fail here are queued by sweepWebhooks
    for (const delivery of chosen) await enqueueDelivery(delivery.id);
  });
}

/** Deliveries that one request queues again, so that it ends in time. */
const MAX_RESENT = 100;

/** Returns an endpoint's events that were not delivered, oldest first. @throws Problem `not-found` */
async function undelivered(db: Firestore, id: string) {
  if (!(await db.doc(WEBHOOK_ENDPOINTS.path(id)).get()).exists) throw new Problem('not-found');
  const { docs } = await db
    .collection(WEBHOOK_DELIVERIES.name)
    .where('endpoint_id', '==', id)
    .where('state', 'in', UNDELIVERED)
    .orderBy('queued_at')
    .limit(MAX_RESENT)
    .get();
  return docs.filter((delivery) => delivery.get('event') !== TEST_EVENT);
}

/** @throws Problem `not-found` */
async function updateEndpoint(
  db: Firestore,
  id: string,
  changeOf: (before: WebhookEndpoint) => Partial<WebhookEndpoint>,
): Promise<void> {
  const ref = db.doc(WEBHOOK_ENDPOINTS.path(id));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) throw new Problem('not-found');
    transaction.update(ref, changeOf(WEBHOOK_ENDPOINTS.read(stored.data() ?? {})));
  });
}
