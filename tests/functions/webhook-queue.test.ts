/** The queue of events: how often an endpoint is tried, and what one that is down costs the others. */
import { expect, test } from 'vitest';
import { newDelivery, sweepWebhooks } from '../../functions/src/webhooks/queue-events.ts';
import { newWebhookSecret } from '../../functions/src/webhooks/webhook-secret.ts';
import { CALENDAR_KEY, documentsOf, NOW, Timestamp } from '../support/api-under-test.ts';
import { aCustomRequest } from '../support/payloads.ts';
import { aWebhook } from '../support/webhook-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENTS = process.env['ALL_TESTS'] ? 200 : 40;
const later = (ms: number) => new Date(NOW.getTime() + ms);

test('a failing endpoint gets an event after the pauses that docs/webhooks.md names, however many tasks there are', async () => {
  const { db, post, says, queue, later: delayed, deliver, received, trigger, deliveries } = await aWebhook();
  await post('/api/request-custom-booth', aCustomRequest());
  await trigger('custom_requests');
  const [id = ''] = queue;
  says.answer = { status: 503 };
  const times: number[] = [];
  let seconds = 0;
  while (times.length < 12) {
    const at = later(seconds * 1_000);
    const before = received.length;
    // Two tasks too many
    queue.push(id, id);
    await trigger('custom_requests', at);
    await sweepWebhooks({ db, now: at, enqueue: async (task) => void queue.push(task.id) });
    // Tasks that contend for one event take seconds, so only the first three times
    await deliver(at, undefined, times.length < 3 ? 3 : 1);
    if (received.length > before) times.push(...Array(received.length - before).fill(seconds));
    seconds = Math.min(...delayed.map((task) => (task.at.getTime() - NOW.getTime()) / 1_000));
  }

  // A task comes a second after its time
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0) - 1);
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600]);
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 12 }]);
});

test(`${EVENTS} events for an endpoint that does not answer do not delay those for another one`, async () => {
  const { db, server, says, queue, deliver, received, deliveries, later: delayed } = await aWebhook();
  const [endpoint] = await documentsOf(db, 'webhook_endpoints');
  for (const [endpoint_id, count] of Object.entries({ dead: EVENTS, other: 5 })) {
    const { sealed } = newWebhookSecret(endpoint_id, CALENDAR_KEY);
    const url = `${server.url}${endpoint_id}`;
    await db.doc(`webhook_endpoints/${endpoint_id}`).set({ ...endpoint, sealed, url });
    for (const number of Array(count).keys()) {
      const id = `${endpoint_id}-${number}`;
      const record = `custom_requests/${id}`;
      const about = { endpoint_id, event_id: id, event: 'request.created', record } as const;
      await db.doc(record).set({ created_at: Timestamp.fromDate(NOW) });
      const happened_at = Timestamp.fromMillis(NOW.getTime() + number);
      await db.doc(`webhook_deliveries/${id}`).set(newDelivery({ ...about, happened_at }, NOW));
      queue.push(id);
    }
  }
  says.answerTo = ({ path }) => (path === '/dead' ? null : { status: 204 });

  await deliver(NOW, undefined, 10);

  // One round of ten tasks: the others learn from it
  expect(received.filter(({ path }) => path === '/other')).toHaveLength(5);
  expect(received.filter(({ path }) => path === '/dead').length).toBeLessThanOrEqual(10);
  expect(delayed).toHaveLength(EVENTS);

  // Then one event at a time
  const before = received.length;
  await deliver(later(11_000), undefined, 10);
  expect(received).toHaveLength(before + 1);

  // And once it answers, all
  says.answer = { status: 204 };
  says.answerTo = () => says.answer;
  for (const minutes of [0, 1, 2]) await deliver(later(HOUR + minutes * MINUTE), undefined, 10);
  expect((await deliveries()).filter(({ state }) => state !== 'delivered')).toEqual([]);
});
