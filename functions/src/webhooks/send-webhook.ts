import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { SECRET_LOST, type WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../src/domain/schemas/webhooks.ts';
import {
  WEBHOOK_VERSION,
  type WebhookCollection,
  webhookData,
} from '../../../src/domain/webhook-payloads.ts';
import { FetchFailure, guardedFetch } from '../http/guarded-fetch.ts';
import type { ApiDependencies } from '../http/serve.ts';
import { offReason } from './queue-events.ts';
import { signedHeaders } from './webhook-secret.ts';

const ANSWER_MS = 10_000;

/** 'Gone': the receiver wants no more events (Standard Webhooks). */
const GONE = 410;

/** Processed, with a result elsewhere (RFC 9110, 15.4.3 and 15.4.4): Google Apps Script answers every POST with 302. */
const DONE_ELSEWHERE: readonly number[] = [302, 303];

/** The POST was not processed: it belongs to another address. */
const MOVED: readonly number[] = [301, 307, 308];

const MAX_LOCATION = 300;

/** Timeout, too early, too many requests: the only 4xx answers about the moment, and not about the event. */
const LATER: readonly number[] = [408, 425, 429];

/**
 * Outcome of sending an event once. `refused`: a 4xx answer, which may concern this event only. `failing`: no answer, or
 * any other. `moved`: the event belongs to another address. `gone`: the receiver wants no more events. `unsent`: there was
 * nothing to send, or the endpoint is off. `sealed`: CALENDAR_KEY cannot decrypt the secret.
 */
export interface Outcome {
  readonly verdict: 'accepted' | 'refused' | 'failing' | 'moved' | 'gone' | 'unsent' | 'sealed';
  readonly status: number | null;
  /** For people; empty if accepted. */
  readonly failure: string;
}

export type SendContext = Pick<ApiDependencies, 'db' | 'calendarKey' | 'network'> & { readonly now: Date };

/** Signs and sends an event, unless its endpoint is off or its record deleted. A test is always sent. */
export async function sendWebhook(
  { db, now, calendarKey, network }: SendContext,
  endpoint: WebhookEndpoint & { readonly id: string },
  delivery: WebhookDelivery,
): Promise<Outcome> {
  const off = delivery.event === TEST_EVENT ? null : offReason(endpoint);
  if (off) return { verdict: 'unsent', status: null, failure: off };
  const body = await bodyOf(db, delivery);
  if (body === null) return { verdict: 'unsent', status: null, failure: 'The record was deleted.' };
  const headers = signedHeaders(endpoint, { eventId: delivery.event_id, body, now }, calendarKey());
  if (!headers) return { verdict: 'sealed', status: null, failure: SECRET_LOST };
  const limits = { redirects: 0, ms: ANSWER_MS, hasText: false };
  try {
    const request = { method: 'POST', headers, body } as const;
    const { status, location } = await guardedFetch(endpoint.url, request, limits, network);
    const verdict = verdictOn(status);
    return { verdict, status, failure: failureOf(verdict, status, location) };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { verdict: 'failing', status: null, failure: error.message };
  }
}

function failureOf(verdict: Outcome['verdict'], status: number, location: string): string {
  if (verdict === 'accepted') return '';
  if (verdict !== 'moved') return `The server answered with an error (${status}).`;
  return `The server redirects (${status}) to ${location.slice(0, MAX_LOCATION) || 'no address'}. If that is its new address, enter it under 'Address and events'.`;
}

function verdictOn(status: number): Outcome['verdict'] {
  if ((status >= 200 && status < 300) || DONE_ELSEWHERE.includes(status)) return 'accepted';
  if (MOVED.includes(status)) return 'moved';
  if (status === GONE) return 'gone';
  return status >= 400 && status < 500 && !LATER.includes(status) ? 'refused' : 'failing';
}

/** Returns the body to send; null if the record is no longer stored. */
async function bodyOf(db: Firestore, { event, record, happened_at }: WebhookDelivery) {
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
