/** A webhook endpoint on a test server, and the site that sends it events. */
import type { Enqueue } from '../../functions/src/platform/outbox.ts';
import { deliverWebhook } from '../../functions/src/webhooks/deliver-webhook.ts';
import { queueEvents } from '../../functions/src/webhooks/queue-events.ts';
import type { WebhookCollection } from '../../src/domain/webhook-payloads.ts';
import { adminHeaders, startAdminApi } from './admin-api-under-test.ts';
import { CALENDAR_KEY, documentsOf, NOW, SETTINGS, startApi } from './api-under-test.ts';
import { startServer } from './guarded-server.ts';
import { aCustomRequest } from './payloads.ts';

export interface ReceivedWebhook {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests check the JSON that a receiver gets
  readonly json: any;
}

/** The receiver's answer; null for none. */
interface ReceiverAnswer {
  readonly status: number;
  readonly location?: string;
}

/** Starts the site with a connected system, whose receiver answers `says.answer`, or as `says.answerTo` says. */
export async function aWebhook({ sales_only = false, now = NOW } = {}) {
  const says: {
    answer: ReceiverAnswer | null;
    answerTo: (request: ReceivedWebhook) => ReceiverAnswer | null;
  } = { answer: { status: 204 }, answerTo: () => says.answer };
  const received: ReceivedWebhook[] = [];
  const server = await startServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const sent = {
      headers: request.headers as Record<string, string>,
      ...{ path: request.url ?? '', body, json: JSON.parse(body) },
    };
    received.push(sent);
    const answer = says.answerTo(sent);
    if (!answer) return;
    const { status, location } = answer;
    response.writeHead(status, location ? { location } : {}).end();
  });
  const { network } = server;
  const api = await startApi({ now });
  const { db } = api;
  const admin = await startAdminApi({ db, network });
  admin.time.now = now;
  const signedIn = await adminHeaders();
  const ask = (path: string, body: object = {}) => admin.post(`/api/admin${path}`, body, undefined, signedIn);
  const url = `${server.url}hook`;
  const { json } = await ask('/webhooks', { url, sales_only });
  const { id, secret } = json as { id: string; secret: string };
  /** Ids of deliveries with a task, and when it is due if that is later. */
  const queue: string[] = admin.queued;
  const later: { id: string; at: Date }[] = [];
  const enqueue: Enqueue = async ({ id: task }, at) => {
    if (at) later.push({ id: task, at });
    else queue.push(task);
  };

  /** Runs the queue's tasks that are due, `parallel` at a time, until none is left; returns those that are due later. */
  async function deliver(at: Date = now, key: string = CALENDAR_KEY, parallel = 1): Promise<string[]> {
    queue.push(...later.filter((task) => task.at <= at).map((task) => task.id));
    later.splice(0, later.length, ...later.filter((task) => task.at > at));
    const surroundings = {
      ...{ db, now: at, timeOf: () => at, network, settings: SETTINGS, calendarKey: () => key, enqueue },
    };
    const work = async () => {
      for (let task = queue.shift(); task; task = queue.shift()) await deliverWebhook(surroundings, task);
    };
    await Promise.all(Array.from({ length: parallel }, work));
    return later.map(({ id: task }) => task);
  }

  /** Runs a collection's triggers once for each of its records. */
  async function trigger(collection: WebhookCollection, at: Date = now): Promise<void> {
    for (const { id: record, ...document } of await documentsOf(db, collection)) {
      await queueEvents({ db, enqueue }, { collection, id: String(record), document, at });
    }
  }

  return {
    ...api,
    adminTime: admin.time,
    ...{ server, says, received, ask, id, secret, url, queue, later, deliver, trigger },
    types: () => received.map(({ json: { type } }) => type as string),
    endpoint: async () => (await documentsOf(db, 'webhook_endpoints')).find((stored) => stored['id'] === id),
    deliveries: () => documentsOf(db, 'webhook_deliveries'),
    mails: async (kind: string) => (await documentsOf(db, 'mail')).filter((mail) => mail['kind'] === kind),
  };
}

/** Connects an endpoint and sends a request that is to be reported to it. */
export async function aRequest() {
  const world = await aWebhook();
  await world.post('/api/request-custom-booth', aCustomRequest());
  await world.trigger('deals');
  return {
    ...world,
    delivery: async () => (await world.deliveries()).find(({ event }) => event === 'lead.created'),
  };
}
