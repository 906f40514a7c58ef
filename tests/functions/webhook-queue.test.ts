/** The queue of events: how often an endpoint is tried. */
import { expect, test } from 'vitest';
import { sweepWebhooks } from '../../functions/src/webhooks/sweep-webhooks.ts';
import { NOW } from '../support/api-under-test.ts';
import { aCustomRequest } from '../support/payloads.ts';
import { aWebhook } from '../support/webhook-under-test.ts';

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
    await deliver(at, undefined, 3);
    if (received.length > before) times.push(...Array(received.length - before).fill(seconds));
    seconds = Math.min(...delayed.map((task) => (task.at.getTime() - NOW.getTime()) / 1_000));
  }

  // A task comes a second after its time
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0) - 1);
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600]);
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 12 }]);
});
