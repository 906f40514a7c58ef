import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
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
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime, withinDeadline } from '../http/within-deadline.ts';
import { isWritten, NOT_FOUND, recordIn } from '../platform/firebase.ts';
import { newDelivery, storedEndpoint, waitingFrom } from './queue-events.ts';
import { newWebhookSecret } from './webhook-secret.ts';

const DAY_MS = 24 * 3_600_000;

/** The routes of /api/admin/webhooks, for the connected system; the panel reads the records themselves. */
export function webhookRoutes(dependencies: AdminDependencies): ServedRoute[] {
  const { db, clock, calendarKey, network, enqueueDelivery } = dependencies;
  return [
    serve(ADD_WEBHOOK, (wanted) => addEndpoint(dependencies, wanted)),
    serve(CHANGE_WEBHOOK, async (change, { id }) => {
      if (change.url) await requirePublic(change.url, network);
      await updateEndpoint(db, id, () => ({
        ...change,
        ...(change.url && { failing_since: null, retry_at: null }),
        ...(change.is_active && ON),
      }));
    }),
    // The previous secret also signs for 24 hours
    serve(ROTATE_WEBHOOK, async (_none, { id }) => {
      const { secret, sealed } = newWebhookSecret(id, calendarKey());
      const former_until = Timestamp.fromMillis(clock().getTime() + DAY_MS);
      await updateEndpoint(db, id, (before) => ({ sealed, former_sealed: before.sealed, former_until }));
      return { id, secret };
    }),
    serve(REMOVE_WEBHOOK, async (_none, { id }) => {
      // First, so that no more events are queued for it
      await db.doc(WEBHOOK_ENDPOINTS.path(id)).delete();
      const deliveries = db.collection(WEBHOOK_DELIVERIES.name).where('endpoint_id', '==', id);
      const writer = db.bulkWriter();
      const { docs } = await deliveries.select().get();
      requireInTime();
      for (const { ref: delivery } of docs) void writer.delete(delivery);
      await writer.close();
    }),
    // Tried once
    serve(TEST_WEBHOOK, async (_none, { id: endpoint_id }) => {
      if (!(await db.doc(WEBHOOK_ENDPOINTS.path(endpoint_id)).get()).exists) throw new Problem('not-found');
      const event_id = randomUUID();
      const now = clock();
      const about = { endpoint_id, event_id, event: TEST_EVENT, record: event_id } as const;
      const ref = db.doc(WEBHOOK_DELIVERIES.path(`${endpoint_id}_${event_id}`));
      requireInTime();
      await ref.create(newDelivery({ ...about, happened_at: Timestamp.fromDate(now) }, now));
      await enqueueDelivery({ id: ref.id });
    }),
    serve(RESEND_WEBHOOK, ({ delivery_id }, { id }) => resend(dependencies, id, delivery_id)),
  ];
}

/** Connects a system if there is none; returns its secret. */
async function addEndpoint(
  { db, clock, calendarKey, network }: AdminDependencies,
  { url, sales_only }: z.output<typeof ADD_WEBHOOK.body>,
): Promise<{ id: string; secret: string }> {
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
}

/** An endpoint without failures. */
const ON = { disabled_since: null, disabled_reason: '', failing_since: null, retry_at: null };

/** @throws Problem `invalid` next to the address if it is not one of a public server */
async function requirePublic(url: string, network?: Network): Promise<void> {
  await checkAddress(url, network).catch((error: unknown) => {
    throw error instanceof FetchFailure ? invalid({ url: error.message }) : error;
  });
}

/** Queues the delivery again, or without one those that were not delivered, with 24 hours of attempts. */
async function resend(
  { db, clock, enqueueDelivery }: AdminDependencies,
  id: string,
  delivery_id: string | undefined,
): Promise<void> {
  const chosen = await withinDeadline(async () => {
    if (!(await db.doc(WEBHOOK_ENDPOINTS.path(id)).get()).exists) throw new Problem('not-found');
    return delivery_id ? [await db.doc(WEBHOOK_DELIVERIES.path(delivery_id)).get()] : undelivered(db);
  });
  const again = waitingFrom(clock());
  for (const delivery of chosen) {
    if (delivery.get('endpoint_id') !== id) throw new Problem('not-found');
    // One that waits has its task
    if (delivery.get('state') === 'waiting') continue;
    const isStored = await withinDeadline(() => isWritten(delivery.ref.update({ ...again }), NOT_FOUND));
    if (isStored) await enqueueDelivery({ id: delivery.id });
  }
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
    const before = recordIn(WEBHOOK_ENDPOINTS, await transaction.get(ref));
    if (!before) throw new Problem('not-found');
    requireInTime();
    transaction.update(ref, changeOf(before));
  });
}
