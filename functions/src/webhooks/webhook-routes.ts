/** Administrators' routes for the connected system; the panel reads the records themselves. */

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
import { UNDELIVERED, WEBHOOK_DELIVERIES } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../src/domain/schemas/webhooks.ts';
import { checkAddress, FetchFailure, type Network } from '../http/guarded-fetch.ts';
import { invalid, Problem } from '../http/problem.ts';
import { type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime, withinDeadline } from '../http/within-deadline.ts';
import { isWritten, NOT_FOUND } from '../platform/firebase.ts';
import { type EnqueueDelivery, newDelivery, storedEndpoint, waitingFrom } from './queue-events.ts';
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

/** POST /api/admin/webhooks: connects a system if there is none, and answers with its secret. */
export function addWebhookRoute({ db, clock, calendarKey, network }: WebhookDependencies): ServedRoute {
  return serve(ADD_WEBHOOK, async ({ url, sales_only }) => {
    await requirePublic(url, network);
    const ref = db.collection(WEBHOOK_ENDPOINTS.name).doc();
    const { secret, sealed } = newWebhookSecret(ref.id, calendarKey());
    const endpoint: WebhookEndpoint = {
      ...{ url, sales_only, sealed },
      former_sealed: null,
      former_until: null,
      is_active: true,
      ...ON,
      failure_mailed_on: '',
      created_at: Timestamp.fromDate(clock()),
    };
    await db.runTransaction(async (transaction) => {
      if (await storedEndpoint(db, transaction)) {
        throw invalid({ url: 'A system is connected already: remove it first' });
      }
      requireInTime();
      transaction.create(ref, endpoint);
    });
    return { id: ref.id, secret };
  });
}

/** An endpoint without failures. */
const ON = { disabled_since: null, disabled_reason: '', failing_since: null, retry_at: null };

/** POST /api/admin/webhooks/:id/change: changes address or events, pauses, or resumes. */
export function changeWebhookRoute({ db, network }: WebhookDependencies): ServedRoute {
  return serve(CHANGE_WEBHOOK, async (change, { id }) => {
    if (change.url) await requirePublic(change.url, network);
    await updateEndpoint(db, id, () => ({
      ...change,
      ...(change.url && { failing_since: null, retry_at: null }),
      ...(change.is_active && ON),
    }));
  });
}

/** @throws Problem `invalid` next to the address if it is not one of a public server */
async function requirePublic(url: string, network?: Network): Promise<void> {
  await checkAddress(url, network).catch((error: unknown) => {
    throw error instanceof FetchFailure ? invalid({ url: error.message }) : error;
  });
}

/** POST /api/admin/webhooks/:id/rotate: creates a new secret; the previous one also signs for 24 hours. */
export function rotateWebhookRoute({ db, clock, calendarKey }: WebhookDependencies): ServedRoute {
  return serve(ROTATE_WEBHOOK, async (_none, { id }) => {
    const { secret, sealed } = newWebhookSecret(id, calendarKey());
    const former_until = Timestamp.fromMillis(clock().getTime() + DAY_MS);
    await updateEndpoint(db, id, (before) => ({ sealed, former_sealed: before.sealed, former_until }));
    return { id, secret };
  });
}

/** POST /api/admin/webhooks/:id/remove: removes the endpoint and its deliveries. */
export function removeWebhookRoute({ db }: WebhookDependencies): ServedRoute {
  return serve(REMOVE_WEBHOOK, async (_none, { id }) => {
    // First, so that no more events are queued for it
    await db.doc(WEBHOOK_ENDPOINTS.path(id)).delete();
    const deliveries = db.collection(WEBHOOK_DELIVERIES.name).where('endpoint_id', '==', id);
    const writer = db.bulkWriter();
    const { docs } = await deliveries.select().get();
    requireInTime();
    for (const { ref: delivery } of docs) void writer.delete(delivery);
    await writer.close();
  });
}

/** POST /api/admin/webhooks/:id/test: 202 once the event `endpoint.test` is queued; it is tried once. */
export function testWebhookRoute({ db, clock, enqueueDelivery }: WebhookDependencies): ServedRoute {
  return serve(TEST_WEBHOOK, async (_none, { id: endpoint_id }) => {
    if (!(await db.doc(WEBHOOK_ENDPOINTS.path(endpoint_id)).get()).exists) throw new Problem('not-found');
    const event_id = randomUUID();
    const now = clock();
    const about = { endpoint_id, event_id, event: TEST_EVENT, record: event_id } as const;
    const ref = db.doc(WEBHOOK_DELIVERIES.path(`${endpoint_id}_${event_id}`));
    requireInTime();
    await ref.create(newDelivery({ ...about, happened_at: Timestamp.fromDate(now) }, now));
    await enqueueDelivery({ id: ref.id });
  });
}

/**
 * POST /api/admin/webhooks/:id/resend: 202 once the delivery, or without one those that were not delivered, are queued
 * again, with 24 hours of attempts.
 */
export function resendWebhookRoute({ db, clock, enqueueDelivery }: WebhookDependencies): ServedRoute {
  async function chosenOf(id: string, delivery_id: string | undefined) {
    if (!(await db.doc(WEBHOOK_ENDPOINTS.path(id)).get()).exists) throw new Problem('not-found');
    return delivery_id ? [await db.doc(WEBHOOK_DELIVERIES.path(delivery_id)).get()] : undelivered(db);
  }
  const work = async ({ delivery_id }: { delivery_id?: string | undefined }, { id }: { id: string }) => {
    const chosen = await withinDeadline(() => chosenOf(id, delivery_id));
    const again = waitingFrom(clock());
    for (const delivery of chosen) {
      if (delivery.get('endpoint_id') !== id) throw new Problem('not-found');
      // One that waits has its task
      if (delivery.get('state') === 'waiting') continue;
      const isStored = await withinDeadline(() => isWritten(delivery.ref.update({ ...again }), NOT_FOUND));
      if (isStored) await enqueueDelivery({ id: delivery.id });
    }
  };
  return serve(RESEND_WEBHOOK, work);
}

/** Deliveries that one request queues again, so that it ends in time. */
const MAX_RESENT = 100;

/** Returns events that were not delivered, oldest first. */
async function undelivered(db: Firestore) {
  const stored = db.collection(WEBHOOK_DELIVERIES.name).where('state', 'in', UNDELIVERED);
  const { docs } = await stored.limit(MAX_RESENT).get();
  const msOf = (delivery: (typeof docs)[number]) => delivery.get('happened_at').toMillis();
  return docs
    .filter((delivery) => delivery.get('event') !== TEST_EVENT)
    .sort((one, other) => msOf(one) - msOf(other));
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
    requireInTime();
    transaction.update(ref, changeOf(WEBHOOK_ENDPOINTS.read(stored.data() ?? {})));
  });
}
