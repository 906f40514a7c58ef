/** Queues a changed record's events for the connected system (docs/decisions/0145-webhooks.md). */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isUnconfirmed } from '../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import { DEALS } from '../../../src/domain/records/deals.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import type { Moment } from '../../../src/domain/records/moment.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { WEBHOOK_DELIVERIES, type WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { isSale, type WebhookEvent } from '../../../src/domain/schemas/webhooks.ts';
import { WEBHOOK_RECORDS, type WebhookCollection } from '../../../src/domain/webhook-payloads.ts';
import { ALREADY_EXISTS, isWritten } from '../platform/firebase.ts';
import { type Enqueue, type Sweep, sweepItems, waitingUntil } from '../platform/outbox.ts';
import { enqueueTask } from '../platform/task-queue.ts';

/** Adds a delivery to the queue, which is named after the exported task function. */
export function enqueueDelivery({ id }: { readonly id: string }, at?: Date): Promise<void> {
  return enqueueTask('deliverWebhook', { delivery_id: id }, at);
}

/** Longer than a pending booking can wait, because its first event is sent once it is confirmed. */
const LOOK_BACK_MS = 3_600_000;

interface ChangedRecord {
  readonly collection: WebhookCollection;
  readonly id: string;
  readonly document: Document;
  readonly at: Date;
}

/** Returns the stored endpoint; undefined if no system is connected. */
export async function storedEndpoint(db: Firestore, transaction?: Transaction) {
  const oldest = db.collection(WEBHOOK_ENDPOINTS.name).orderBy('created_at').limit(1);
  return (await (transaction ? transaction.get(oldest) : oldest.get())).docs[0];
}

/**
 * Stores and enqueues a delivery of each event from the hour before the change, unless it is already stored. If the
 * endpoint is off, the event is stored as not sent, so that it can be sent later. The ids derive from the events, so a
 * repeated or late trigger does not add an event twice; sweepWebhooks enqueues what a stopped trigger stored.
 */
export async function queueEvents(
  { db, enqueue }: { readonly db: Firestore; readonly enqueue: Enqueue },
  { collection, id, document, at }: ChangedRecord,
): Promise<void> {
  const since = at.getTime() - LOOK_BACK_MS;
  const events = recordEvents(collection, document).filter((event) => event.at.toMillis() >= since);
  if (events.length === 0) return;
  const stored = await storedEndpoint(db);
  if (!stored) return;
  const endpoint = WEBHOOK_ENDPOINTS.read(stored.data());
  const off = offReason(endpoint);
  const record = `${collection}/${id}`;
  const added: string[] = [];
  for (const { event, at: happened_at } of events) {
    if (endpoint.sales_only && !isSale(event)) continue;
    if (happened_at.toMillis() < endpoint.created_at.toMillis()) continue;
    const event_id = `${id}_${happened_at.toMillis()}_${event.replace('.', '_')}`;
    const delivery: WebhookDelivery = {
      ...newDelivery({ endpoint_id: stored.id, event_id, event, record, happened_at }, at),
      ...(off && { state: 'unsent', failure: off, sweep_at: null }),
    };
    const ref = db.doc(WEBHOOK_DELIVERIES.path(`${stored.id}_${event_id}`));
    if ((await isWritten(ref.create(delivery), ALREADY_EXISTS)) && !off) added.push(ref.id);
  }
  // The delivery before it enqueues each other one
  const first = added.length > 0 ? await firstWaiting(db, record) : null;
  if (first && added.includes(first)) await enqueue({ id: first });
}

/** Returns the id of the record's oldest waiting event. */
export async function firstWaiting(db: Firestore, record: string): Promise<string | null> {
  const waiting = db
    .collection(WEBHOOK_DELIVERIES.name)
    .where('record', '==', record)
    .where('state', '==', 'waiting');
  const { docs } = await waiting.get();
  const [first] = docs
    .map((document) => ({ id: document.id, ms: document.get('happened_at').toMillis() }))
    .sort((a, b) => a.ms - b.ms || (a.id < b.id ? -1 : 1));
  return first?.id ?? null;
}

/** Returns why an endpoint gets no events, for people; null if it is active. */
export function offReason({ is_active, disabled_since }: WebhookEndpoint): string | null {
  if (is_active) return null;
  return disabled_since ? 'The system was disabled.' : 'The system was paused.';
}

/** Returns the fields of a delivery that is to be attempted from now on. */
export function waitingFrom(now: Date) {
  return {
    state: 'waiting',
    tried_at: null,
    queued_at: Timestamp.fromDate(now),
    ...waitingUntil(Timestamp.fromDate(now)),
  } as const;
}

export function newDelivery(
  about: Pick<WebhookDelivery, 'endpoint_id' | 'event_id' | 'event' | 'record' | 'happened_at'>,
  now: Date,
): WebhookDelivery {
  return { ...about, ...waitingFrom(now), attempts: 0, status: null, failure: '' };
}

type RecordEvent = Readonly<{ event: WebhookEvent; at: Moment }>;

/** Returns a stored record's events, oldest first. */
function recordEvents(collection: WebhookCollection, document: Document): RecordEvent[] {
  if (collection === 'bookings') return bookingEvents(document);
  if (collection === 'proposals') return proposalEvents(document);
  if (collection === 'deals') return dealEvents(document);
  return [{ event: RECEIVED[collection], at: WEBHOOK_RECORDS[collection].read(document).created_at }];
}

const RECEIVED = {
  quote_submissions: 'quote.created',
  custom_requests: 'request.created',
  contact_messages: 'message.created',
} as const;

/** Returns a deal's events: its beginning, and what the team edited. */
function dealEvents(document: Document): RecordEvent[] {
  const { created_at, events } = DEALS.read(document);
  return [
    { event: 'lead.created', at: created_at },
    ...events
      .filter(({ what }) => what === 'edited')
      .map(({ at }) => ({ event: 'lead.changed', at }) as const),
  ];
}

/** Returns a proposal's events. A later version replaces a refusal, whose own trigger has reported it. */
function proposalEvents(document: Document): RecordEvent[] {
  const { sent, accepted, state, changed_at } = PROPOSALS.read(document);
  return [
    ...sent.map(({ at }) => ({ event: 'proposal.sent', at }) as const),
    ...(accepted ? [{ event: 'proposal.accepted', at: accepted.at } as const] : []),
    ...(state === 'declined' ? [{ event: 'proposal.declined', at: changed_at } as const] : []),
  ];
}

const OF_HISTORY = {
  booked: 'booking.created',
  moved: 'booking.moved',
  cancelled: 'booking.cancelled',
  held: 'booking.held',
  'no-show': 'booking.no_show',
  confirmed: 'booking.restored',
  undone: 'booking.restored',
  place: null,
  handed: null,
} as const;

/** Returns a booking's events. The history also has all earlier ones, so triggers may arrive in any order. */
function bookingEvents(document: Document): RecordEvent[] {
  const { status, manage_hashes, history } = BOOKINGS.read(document);
  const pending_until = document['pending_until'] as Booking['pending_until'];
  if (isUnconfirmed({ status, manage_hashes, pending_until })) return [];
  return history.flatMap(({ what, at, to }, index, events) => {
    const isBackAtHost = what === 'undone' && events[index - 1]?.what === 'handed';
    const event = what === 'undone' && to ? 'booking.moved' : OF_HISTORY[what];
    return event && !isBackAtHost && at ? [{ event, at }] : [];
  });
}

/** Queues events again whose task was lost. @returns the number of queued events */
export function sweepWebhooks(at: Sweep): Promise<number> {
  return sweepItems(WEBHOOK_DELIVERIES, at);
}
