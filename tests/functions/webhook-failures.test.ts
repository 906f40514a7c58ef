/** One bad event, a lost key, a lost task: what still reaches the receiver, and what administrators hear. */
import { expect, test } from 'vitest';
import { sweepWebhooks } from '../../functions/src/webhooks/queue-events.ts';
import { NOW, TEAM } from '../support/api-under-test.ts';
import { aCustomRequest } from '../support/payloads.ts';
import { aWebhook } from '../support/webhook-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64');

/** Connects an endpoint, and sends requests that are to be reported to it. */
async function requests(...texts: string[]) {
  const world = await aWebhook();
  const { db, post, trigger, deliveries } = world;
  const send = async (texts: readonly string[], at = NOW) => {
    world.time.now = at;
    for (const requests of texts) await post('/api/request-custom-booth', aCustomRequest({ requests }));
    await trigger('custom_requests', at);
  };
  await send(texts);
  return {
    ...world,
    send,
    states: async () => Object.groupBy(await deliveries(), ({ state }) => String(state)),
    sweep: (now: Date) =>
      sweepWebhooks({ db, now, enqueue: async (delivery) => void world.queue.push(delivery.id) }),
  };
}

const NUMBERED = Array.from({ length: 23 }, (_, index) => `A message, number ${index}`);

test('of 24 events one is answered with 422: 23 are delivered, one failed and is mailed, and the endpoint goes on', async () => {
  const world = await requests('The bad message');
  const { says, send, deliver, endpoint, states, mails, types } = world;
  // After the bad one, which fails for good only once another was accepted since
  await send(NUMBERED);
  says.answerTo = ({ body }) => ({ status: body.includes('The bad message') ? 422 : 204 });

  await deliver();
  await deliver(later(11_000));
  expect(await deliver(later(32_000))).toEqual([]);

  expect(await states()).toMatchObject({
    delivered: { length: 23 },
    failed: [{ status: 422, attempts: 3, failure: 'The server answered with an error (422).' }],
  });
  expect(types()).toHaveLength(26);
  expect(await endpoint()).toMatchObject({ is_active: true, disabled_since: null });
  expect(await mails('webhook-disabled')).toEqual([]);
  const subject = expect.stringMatching(/^calendar\.test:\d+ did not get an event$/);
  const text = expect.stringMatching(
    /request\.created was not delivered[\s\S]*answered with an error \(422\)\./,
  );
  expect(await mails('webhook-failures')).toMatchObject([{ to: TEAM, subject, text }]);
});

test('failed events are mailed once a day', async () => {
  const { says, send, deliver, mails } = await requests('One', 'Two');
  says.answer = { status: 308, location: 'https://new.acme.com/' };
  await deliver();
  expect(await mails('webhook-failures')).toHaveLength(1);
  says.answer = { status: 204 };
  await send(['Three'], later(DAY));
  await deliver(later(DAY));
  says.answer = { status: 308, location: 'https://new.acme.com/' };
  await send(['Four', 'Five'], later(DAY + HOUR));

  await deliver(later(DAY + HOUR));

  expect(await mails('webhook-failures')).toHaveLength(2);
});

test.each([
  ['the only event', 422, ['The only message']],
  ['every event', 401, ['One', 'Two']],
])(
  '%s that is refused with %i is tried for 24 hours; then the endpoint is disabled, the team is mailed once, and nothing more is queued',
  async (_what, status, texts) => {
    const { says, deliver, endpoint, states, mails, send, queue } = await requests(...texts);
    says.answer = { status };
    for (const hours of [0, 1, 2, 23]) expect(await deliver(later(hours * HOUR))).toHaveLength(texts.length);
    expect(await endpoint()).toMatchObject({ is_active: true });

    expect(await deliver(later(24 * HOUR))).toEqual([]);

    expect(await states()).toMatchObject({ failed: [{ attempts: 5, status }] });
    const disabled_reason = `The server answered with an error (${status}).`;
    expect(await endpoint()).toMatchObject({ is_active: false, disabled_reason });
    const subject = expect.stringContaining('no longer gets events');
    expect(await mails('webhook-disabled')).toEqual([expect.objectContaining({ to: TEAM, subject })]);
    await send(['Later'], later(25 * HOUR));
    expect(queue).toEqual([]);
  },
);

test.each([500, 408, 425, 429])(
  'an event answered with %i is tried for 24 hours, and disables nothing if others are delivered',
  async (status) => {
    const { says, send, deliver, endpoint, states } = await requests('The slow message');
    says.answerTo = ({ body }) => ({ status: body.includes('slow') ? status : 204 });
    await deliver();
    await send(['A message'], later(HOUR));
    for (const hours of [1, 2, 3, 23]) expect(await deliver(later(hours * HOUR))).toHaveLength(1);

    expect(await deliver(later(24 * HOUR))).toEqual([]);

    expect(await states()).toMatchObject({ failed: [{ status }], delivered: [{}] });
    expect(await endpoint()).toMatchObject({ is_active: true });
  },
);

test('an event that waited in the queue for a day still has 24 hours of attempts', async () => {
  const { says, deliver, endpoint } = await requests('A message');
  says.answer = { status: 500 };

  expect(await deliver(later(30 * HOUR))).toHaveLength(1);
  expect(await deliver(later(53 * HOUR))).toHaveLength(1);
  expect(await endpoint()).toMatchObject({ is_active: true });
  expect(await deliver(later(54 * HOUR))).toEqual([]);
  expect(await endpoint()).toMatchObject({ is_active: false });
});

test("'gone' disables the endpoint at once; its events are stored as not sent, and sent in their order once it is resumed", async () => {
  const { says, send, deliver, endpoint, states, ask, id, received, queue } = await requests('One');
  says.answer = { status: 410 };
  expect(await deliver()).toEqual([]);
  await send(['Two'], later(HOUR));
  await send(['Three'], later(2 * HOUR));
  expect(queue).toEqual([]);
  expect(await states()).toMatchObject({
    failed: [{ status: 410 }],
    unsent: [
      { attempts: 0, status: null, failure: 'The system was disabled.' },
      { failure: 'The system was disabled.' },
    ],
  });
  says.answer = { status: 204 };
  await ask(`/webhooks/${id}/change`, { is_active: true });

  const { status } = await ask(`/webhooks/${id}/resend`);
  await deliver(later(3 * HOUR));

  expect(status).toBe(202);
  expect(received.slice(1).map(({ json }) => json.data.requests)).toEqual(['One', 'Two', 'Three']);
  expect(await states()).toEqual({ delivered: expect.toSatisfy(({ length }) => length === 3) });
  expect(await endpoint()).toMatchObject({ is_active: true, disabled_since: null, disabled_reason: '' });
});

test('an event for a paused endpoint can be sent later, and a failed test is not sent again with the others', async () => {
  const { says, send, deliver, states, ask, id, types } = await requests();
  await ask(`/webhooks/${id}/change`, { is_active: false });
  await send(['While paused']);
  expect(await states()).toMatchObject({ unsent: [{ failure: 'The system was paused.' }] });
  says.answer = { status: 500 };
  await ask(`/webhooks/${id}/test`);
  await deliver();
  says.answer = { status: 204 };
  await ask(`/webhooks/${id}/change`, { is_active: true });

  await ask(`/webhooks/${id}/resend`);
  await deliver();

  expect(types()).toEqual(['endpoint.test', 'request.created']);
});

test("a changed CALENDAR_KEY disables the endpoint with words, mails once, and 'send again' brings what was not sent", async () => {
  const { deliver, endpoint, states, mails, ask, id, types } = await requests('One', 'Two');
  const words = "The secret can't be decrypted: make a new one.";

  expect(await deliver(NOW, OTHER_KEY)).toEqual([]);

  expect(await endpoint()).toMatchObject({ is_active: false, disabled_reason: words });
  const { unsent = [] } = await states();
  expect(new Set(unsent.map(({ failure }) => failure))).toEqual(new Set(['The system was disabled.', words]));
  expect(await mails('webhook-disabled')).toMatchObject([{ to: TEAM, text: expect.stringContaining(words) }]);
  await ask(`/webhooks/${id}/rotate`);
  await ask(`/webhooks/${id}/change`, { is_active: true });
  await ask(`/webhooks/${id}/resend`);
  await deliver();
  expect(types()).toEqual(['request.created', 'request.created']);
});

test('a test with a changed CALENDAR_KEY shows the words', async () => {
  const { ask, id, deliver, states } = await requests();
  await ask(`/webhooks/${id}/test`);

  await deliver(NOW, OTHER_KEY);

  expect(await states()).toMatchObject({
    unsent: [{ failure: "The secret can't be decrypted: make a new one." }],
  });
});

test('an event whose task was lost is queued again; one that waits for its next attempt is not', async () => {
  const { says, queue, deliver, sweep, states } = await requests('Lost', 'Failing');
  const [lost = '', failing = ''] = queue.splice(0);
  queue.push(failing);
  says.answer = { status: 503 };
  await deliver();
  queue.length = 0;

  expect(await sweep(later(9 * MINUTE))).toBe(0);
  expect(await sweep(later(10 * MINUTE))).toBe(1);
  expect(queue).toEqual([lost]);
  // Its next attempt was due after ten seconds
  expect(await sweep(later(11 * MINUTE))).toBe(1);
  expect(queue).toEqual([lost, failing]);
  says.answer = { status: 204 };
  await deliver(later(11 * MINUTE));
  expect(await states()).toMatchObject({ delivered: { length: 2 } });
  expect(await sweep(later(30 * DAY))).toBe(0);
});

test('an event that cannot be queued does not stop the others', async () => {
  const { db, queue } = await requests('One', 'Two', 'Three');
  const [bad] = queue;
  const queued: string[] = [];

  const count = await sweepWebhooks({
    db,
    now: later(HOUR),
    enqueue: async ({ id }) => {
      if (id === bad) throw new Error('The queue does not answer');
      queued.push(id);
    },
  });

  expect([count, queued.length]).toEqual([2, 2]);
});
