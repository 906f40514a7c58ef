import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { NOT_LEASED } from '../../../src/domain/records/outbox-fields.ts';
import { WEBHOOK_DELIVERIES, type WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../src/domain/schemas/webhooks.ts';
import { textMail } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import type { ReadClock } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import {
  deliverItem,
  type Enqueue,
  type Found,
  isAhead,
  type LeasedStep,
  nextAttempt,
  type Step,
  type Tried,
  waitingUntil,
} from '../platform/outbox.ts';
import type { ServiceContext } from '../platform/params.ts';
import { firstWaiting } from './queue-events.ts';
import { type Outcome, type SendContext, sendWebhook } from './send-webhook.ts';

const DAY_MS = 24 * 3_600_000;

const PAUSES = { minSeconds: 10, maxSeconds: 3_600 };

/** Longer than any attempt. */
const LEASE_MS = 20_000;

/** Attempts after which an answer such as 422 counts as final if others are accepted; half a minute after the first. */
const MAX_REFUSALS = 3;

export interface WebhookContext extends SendContext, ServiceContext<'teamEmail' | 'siteUrl'> {
  readonly timeOf: ReadClock;
  readonly enqueue: Enqueue;
}

/**
 * Sends an event, unless an earlier event of its record still waits: that delivery enqueues the next one when it is over.
 * A failed delivery disables the endpoint only if nothing was accepted for a day (docs/decisions/0145-webhooks.md).
 * @returns when the event is to be tried again; it is queued for that time
 */
export async function deliverWebhook(context: WebhookContext, id: string): Promise<Date | null> {
  const { db, timeOf, enqueue } = context;
  const { record } = WEBHOOK_DELIVERIES.read((await db.doc(WEBHOOK_DELIVERIES.path(id)).get()).data() ?? {});
  if ((await firstWaiting(db, record)) !== id) return null;
  const at = await deliverItem(id, {
    ...{ db, timeOf, enqueue, record: WEBHOOK_DELIVERIES, leaseMs: LEASE_MS },
    prepare: (transaction, found) => prepare(transaction, db, found),
    send: (_id, delivery) => send(context, delivery),
    report: (transaction, found) => report(transaction, context, found),
  });
  const next = await firstWaiting(db, record);
  if (next && next !== id) await enqueue({ id: next });
  return at;
}

/** Lets one event probe an endpoint that does not answer; other events wait, so that they hold no slots of the queue. */
async function prepare(
  transaction: Transaction,
  db: Firestore,
  { ref, item: { endpoint_id, event }, now }: Found<WebhookDelivery>,
): Promise<LeasedStep> {
  const endpointRef = db.doc(WEBHOOK_ENDPOINTS.path(endpoint_id));
  const stored = (await transaction.get(endpointRef)).data();
  if (!stored) {
    transaction.delete(ref);
    return {};
  }
  const { is_active, retry_at } = WEBHOOK_ENDPOINTS.read(stored);
  if (is_active && retry_at && event !== TEST_EVENT) {
    if (isAhead(retry_at, now)) {
      transaction.update(ref, waitingUntil(retry_at));
      return { at: retry_at };
    }
    transaction.update(endpointRef, { retry_at: Timestamp.fromMillis(now.getTime() + LEASE_MS) });
  }
  return { lease: { tried_at: Timestamp.fromDate(now) } };
}

async function send(context: WebhookContext, delivery: WebhookDelivery): Promise<Outcome> {
  const { endpoint_id: id } = delivery;
  const stored = (await context.db.doc(WEBHOOK_ENDPOINTS.path(id)).get()).data() ?? {};
  return sendWebhook(context, { ...WEBHOOK_ENDPOINTS.read(stored), id }, delivery);
}

async function report(
  transaction: Transaction,
  { db, settings }: WebhookContext,
  found: Tried<WebhookDelivery, Outcome>,
): Promise<Step> {
  const { ref, item, now, outcome, isLeased } = found;
  const { endpoint_id, event } = item;
  const endpointRef = db.doc(WEBHOOK_ENDPOINTS.path(endpoint_id));
  const stored = (await transaction.get(endpointRef)).data();
  // Removed in the meantime, or another delivery has it
  if (!stored || !isLeased) return {};
  const endpoint = WEBHOOK_ENDPOINTS.read(stored);
  const { status, failure, verdict } = outcome;
  const at = Timestamp.fromDate(now);
  const isSent = verdict !== 'unsent' && verdict !== 'sealed';
  const tried = {
    ...item,
    attempts: isSent ? item.attempts : item.attempts - 1,
    // The time spent behind another event is not one of attempts
    ...(isSent && item.attempts === 1 && { queued_at: at }),
  };
  const { state, failing_since, retry_at, ...judged } = judge(tried, endpoint, outcome, at);
  const isDisabling = judged.isDisabling && endpoint.is_active;
  const own = nextAttempt(now, tried.attempts, PAUSES);
  const next = retry_at && retry_at.toMillis() > own.toMillis() ? retry_at : own;
  const { attempts, queued_at } = tried;
  transaction.update(ref, {
    ...{ attempts, queued_at, status, failure, state },
    ...(state === 'waiting' ? waitingUntil(next) : { ...NOT_LEASED, sweep_at: null }),
  });
  const today = todayInNewYork(now);
  const isLost = state === 'failed' && event !== TEST_EVENT;
  const isMailed = isDisabling || (isLost && endpoint.failure_mailed_on !== today);
  if (isMailed) {
    const host = new URL(endpoint.url).host;
    const mail = isDisabling
      ? disabledMail(host, outcome, settings.siteUrl)
      : failedMail(host, event, failure, settings.siteUrl);
    addToOutbox(transaction, db, now, { ...mail, to: settings.teamEmail });
  }
  const off = { is_active: false, disabled_since: at, disabled_reason: failure };
  // Most deliveries change nothing here: parallel ones would contend for the record
  if (isMailed || failing_since !== endpoint.failing_since || retry_at !== endpoint.retry_at) {
    transaction.update(endpointRef, {
      ...(isDisabling && off),
      ...(isMailed && { failure_mailed_on: today }),
      ...{ failing_since, retry_at },
    } satisfies Partial<WebhookEndpoint>);
  }
  return {
    at: state === 'waiting' ? next : null,
    log: isDisabling ? () => logEvent('webhook-disabled', { endpoint_id }) : undefined,
  };
}

/** Decides what an outcome means for the event and its endpoint, which gets no more events if `isDisabling`. */
function judge(
  tried: WebhookDelivery,
  { failing_since: before, retry_at: probed_at }: WebhookEndpoint,
  { verdict, status }: Outcome,
  at: Timestamp,
): Pick<WebhookEndpoint, 'failing_since' | 'retry_at'> &
  Pick<WebhookDelivery, 'state'> & { readonly isDisabling: boolean } {
  const unchanged = { failing_since: before, retry_at: probed_at, isDisabling: false };
  const isTest = tried.event === TEST_EVENT;
  if (verdict === 'accepted')
    return { state: 'delivered', failing_since: null, retry_at: null, isDisabling: false };
  if (verdict === 'unsent') return { ...unchanged, state: 'unsent' };
  if (verdict === 'sealed') return { ...unchanged, state: 'unsent', isDisabling: !isTest };
  if (isTest) return { ...unchanged, state: 'failed' };
  const failing_since = before ?? at;
  const isDayOld = (since: WebhookEndpoint['created_at']) => at.toMillis() - since.toMillis() >= DAY_MS;
  const isDisabling = verdict === 'gone' || isDayOld(failing_since);
  // Accepted events end a time of failures, so another one was accepted since this one was first refused
  const isOnlyThis = failing_since.toMillis() > tried.queued_at.toMillis();
  const isFinal =
    verdict === 'moved' ||
    isDayOld(tried.queued_at) ||
    (verdict === 'refused' && tried.attempts >= MAX_REFUSALS && isOnlyThis);
  // Without an answer, as long as it has been failing
  const [least, most] = [PAUSES.minSeconds * 1_000, PAUSES.maxSeconds * 1_000];
  const pause = Math.min(most, Math.max(least, at.toMillis() - failing_since.toMillis()));
  const retry_at = status === null ? Timestamp.fromMillis(at.toMillis() + pause) : null;
  return { state: isDisabling || isFinal ? 'failed' : 'waiting', failing_since, retry_at, isDisabling };
}

/** Returns the team's mail about an endpoint that was disabled. `host` is its server. */
function disabledMail(
  host: string,
  { verdict, failure }: Pick<Outcome, 'verdict' | 'failure'>,
  siteUrl: string,
): RenderedMail {
  const title = `${host} no longer gets events`;
  const reasons: Partial<Record<Outcome['verdict'], string>> = {
    sealed: `Events to the connected system at ${host} can't be signed. ${failure}`,
    gone: `The connected system at ${host} asked for no more events. ${failure}`,
  };
  const remedy =
    verdict === 'sealed'
      ? 'Make a new secret in the panel, enter it in the other system, then resume it'
      : 'Once it works again, resume it in the panel';
  const texts = [
    reasons[verdict] ?? `The connected system at ${host} accepted no event for 24 hours. ${failure}`,
    `Nothing is lost: events that happen in the meantime are stored. ${remedy}, and send again what was not delivered: ${siteUrl}/admin#settings?group=connections`,
  ];
  return textMail('webhook-disabled', title, failure, texts);
}

/** Returns the team's mail about an event that is not sent again by itself, the first one of a day. */
function failedMail(host: string, event: string, failure: string, siteUrl: string): RenderedMail {
  const title = `${host} did not get an event`;
  return textMail('webhook-failures', title, failure, [
    `${event} was not delivered to the connected system at ${host}. ${failure}`,
    `It is stored, and so are others that fail today, without another mail. 'Last deliveries' in the panel lists them and can send them again: ${siteUrl}/admin#settings?group=connections`,
  ]);
}
