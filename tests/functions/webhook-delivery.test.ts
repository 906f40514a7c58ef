import { Webhook } from 'svix';
import { expect, onTestFinished, test, vi } from 'vitest';
import { documentsOf, NOW } from '../support/api-under-test.ts';
import { aRequest, aWebhook } from '../support/webhook-under-test.ts';

const HOUR = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

test('a receiver that fails gets the same event again, and later events of the record wait for it', async () => {
  const { says, deliver, types, received, ask, adminTime, trigger, db, delivery } = await aRequest();
  says.answer = { status: 503 };
  expect(await deliver()).toHaveLength(1);
  adminTime.now = later(HOUR);
  const [{ id = '' } = {}] = await documentsOf(db, 'deals');
  await ask(`/deals/${id}/change`, { change: { state: 'sold' } });
  await trigger('deals', later(HOUR));
  await deliver(later(HOUR));
  const failure = 'The server answered with an error (503).';
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 2, status: 503, failure });

  says.answer = { status: 200 };
  expect(await deliver(later(2 * HOUR))).toEqual([]);

  expect(types()).toEqual(['lead.created', 'lead.created', 'lead.created', 'lead.changed']);
  expect(new Set(received.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 3, status: 200, failure: '' });
});

test('a name that now leads into a private network is not asked', async () => {
  const { deliver, delivery, server, received } = await aRequest();
  Object.assign(server.network, { resolve: async () => [{ address: '169.254.169.254', family: 4 }] });

  await deliver();

  expect(await delivery()).toMatchObject({ state: 'waiting', failure: 'The address is not public.' });
  expect(received).toEqual([]);
});

test('a receiver that never answers is given up after ten seconds', async () => {
  const { says, deliver, delivery } = await aRequest();
  says.answer = null;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());

  await deliver();

  expect(timers).toHaveBeenCalledWith(expect.any(Function), 10_000);
  expect(await delivery()).toMatchObject({ state: 'waiting', failure: 'The server did not answer in time.' });
});

test('a rotated secret is used at once, and the one before for 24 hours', async () => {
  const now = new Date();
  const { secret, ask, id, deliver, received } = await aWebhook({ now });
  const { json } = await ask(`/webhooks/${id}/rotate`);
  /** True if the last message is signed with a secret; of any age. */
  const opens = (key: string) => {
    const { body = '', headers = {} } = received.at(-1) ?? {};
    const at = new Date(1_000 * Number(headers['webhook-timestamp']));
    return headers['webhook-signature']?.includes(
      new Webhook(key).sign(headers['webhook-id'] ?? '', at, body),
    );
  };

  await ask(`/webhooks/${id}/test`);
  await deliver(now);
  expect([opens(secret), opens(json.secret)]).toEqual([true, true]);
  await ask(`/webhooks/${id}/test`);
  await deliver(new Date(now.getTime() + 24 * HOUR));
  expect([opens(secret), opens(json.secret)]).toEqual([false, true]);
});

test('a test is tried once, also while the endpoint is paused, and disables nothing', async () => {
  const { says, ask, id, deliver, types, deliveries, endpoint } = await aWebhook();
  says.answer = { status: 410 };
  const { status } = await ask(`/webhooks/${id}/test`);

  expect(await deliver(later(25 * HOUR))).toEqual([]);

  expect(status).toBe(202);
  expect(types()).toEqual(['endpoint.test']);
  expect(await deliveries()).toMatchObject([{ state: 'failed', status: 410 }]);
  expect(await endpoint()).toMatchObject({ is_active: true });
});

test('an address that is not public or not https and a change of nothing are refused; an unknown endpoint is 404', async () => {
  const { ask, id } = await aWebhook();

  for (const [url, text] of [
    ['https://169.254.169.254/hook', 'not public'],
    ['http://crm.acme.com/hook', 'https://'],
    ['http://127.0.0.1:9000/hook', 'https://'],
  ] as const) {
    const { status, json } = await ask('/webhooks', { url, sales_only: false });
    expect([status, json.code]).toEqual([400, 'invalid']);
    expect(json.fields.url).toContain(text);
  }
  expect((await ask(`/webhooks/${id}/change`)).status).toBe(400);
  for (const what of ['change', 'rotate', 'test', 'resend']) {
    const body = { delivery_id: 'none', is_active: true };
    expect((await ask(`/webhooks/none/${what}`, body)).status).toBe(404);
  }
});

test.each(['removed', 'removed while an event was queued'])(
  'an endpoint that is %s is forgotten with its deliveries, and its tasks end',
  async (how) => {
    const { ask, id, deliver, types, db } = await aRequest();

    if (how === 'removed') expect((await ask(`/webhooks/${id}/remove`)).status).toBe(200);
    else await db.doc(`webhook_endpoints/${id}`).delete();

    expect(await deliver()).toEqual([]);
    expect(types()).toEqual([]);
    expect(await documentsOf(db, 'webhook_endpoints')).toEqual([]);
    expect(await documentsOf(db, 'webhook_deliveries')).toEqual([]);
  },
);

test('the secret is stored encrypted only; a second system is refused until the first is removed', async () => {
  const { ask, id, url, db, secret } = await aWebhook();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify(await documentsOf(db, 'webhook_endpoints'))).not.toContain(secret.slice(6));
  const { status, json } = await ask('/webhooks', { url, sales_only: true });
  expect([status, json.fields.url]).toEqual([400, 'A system is connected already: remove it first']);

  await ask(`/webhooks/${id}/remove`);

  expect((await ask('/webhooks', { url, sales_only: true })).status).toBe(201);
});

test.each([
  [302, 'https://script.example.com/macros/echo?x=1'],
  [303, '/done'],
])('a redirect with %i after the POST is an answer: delivered, once in a day', async (status, location) => {
  const { says, deliver, delivery, endpoint, received } = await aRequest();
  says.answer = { status, location };

  for (const hours of [0, 1, 25]) expect(await deliver(later(hours * HOUR))).toEqual([]);

  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1, status, failure: '' });
  expect(received).toHaveLength(1);
  expect(await endpoint()).toMatchObject({ is_active: true });
});

test.each([
  [301, 'https://new.acme.com/hook'],
  [307, 'http://127.0.0.1:1/'],
  [308, '/new'],
])('a redirect with %i to %s is not followed; the event stops and names it', async (status, location) => {
  const { says, deliver, delivery, endpoint, received, mails } = await aRequest();
  says.answer = { status, location };

  expect(await deliver()).toEqual([]);

  const { failure, ...stopped } = (await delivery()) ?? {};
  expect(stopped).toMatchObject({ state: 'failed', attempts: 1, status });
  expect(failure).toContain(`redirects (${status}) to `);
  expect(failure).toContain(location);
  expect(received).toHaveLength(1);
  expect(await endpoint()).toMatchObject({ is_active: true });
  expect(await mails('webhook-failures')).toMatchObject([{ text: expect.stringContaining(location) }]);
});

test('what stopped at the old address is sent to the new one', async () => {
  const { says, deliver, ask, id, url, delivery, received } = await aRequest();
  says.answer = { status: 308, location: `${url}/new` };
  await deliver();
  says.answer = { status: 204 };

  const refused = await ask(`/webhooks/${id}/change`, { url: 'https://10.0.0.1/' });
  const { status } = await ask(`/webhooks/${id}/change`, { url: `${url}/new` });
  await ask(`/webhooks/${id}/resend`, { delivery_id: (await delivery())?.['id'] });
  await deliver();

  expect([refused.status, status]).toEqual([400, 200]);
  expect(received.map(({ path }) => path)).toEqual(['/hook', '/hook/new']);
  expect(await delivery()).toMatchObject({ state: 'delivered' });
});
