/** Endpoints that fail, are slow or hostile, and what administrators can do about them. */
import { Webhook } from 'svix';
import { expect, onTestFinished, test, vi } from 'vitest';
import { documentsOf, NOW, TEAM } from '../support/api-under-test.ts';
import { aCustomRequest } from '../support/payloads.ts';
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
  expect(await delivery()).toMatchObject({
    state: 'waiting',
    attempts: 2,
    status: 503,
    failure: 'The server answered with an error (503).',
  });

  says.answer = { status: 200 };
  expect(await deliver(later(2 * HOUR))).toEqual([]);

  expect(types()).toEqual(['lead.created', 'lead.created', 'lead.created', 'lead.changed']);
  expect(new Set(received.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 3, status: 200, failure: '' });
});

test('an endpoint that accepts nothing for 24 hours is disabled, the team is mailed once, and nothing more is queued', async () => {
  const { says, deliver, endpoint, deliveries, disabledMails, post, trigger, queue } = await aRequest();
  await post('/api/request-custom-booth', { ...aCustomRequest(), email: 'two@acme.example' });
  await trigger('deals');
  says.answer = { status: 500 };
  await deliver();
  await deliver(later(23 * HOUR));
  expect(await endpoint()).toMatchObject({ is_active: true });

  expect(await deliver(later(24 * HOUR))).toEqual([]);

  expect(await endpoint()).toMatchObject({
    is_active: false,
    disabled_reason: 'The server answered with an error (500).',
  });
  // One disabled it, and the other was not sent any more
  const states = (await deliveries()).map(({ state }) => state);
  expect(states.sort()).toEqual(['failed', 'unsent']);
  const [mail, ...others] = await disabledMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: TEAM, subject: expect.stringContaining('no longer gets events') });
  await post('/api/request-custom-booth', aCustomRequest());
  await trigger('deals');
  expect(queue).toEqual([]);
});

test("'gone' disables the endpoint at once; what failed can be sent again once it is resumed", async () => {
  const { says, deliver, ask, id, delivery, endpoint, types, disabledMails } = await aRequest();
  says.answer = { status: 410 };
  expect(await deliver()).toEqual([]);
  expect(await endpoint()).toMatchObject({ is_active: false });
  expect(await disabledMails()).toHaveLength(1);
  says.answer = { status: 204 };

  const resumed = await ask(`/webhooks/${id}/change`, { is_active: true });
  const { status } = await ask(`/webhooks/${id}/resend`, { delivery_id: (await delivery())?.['id'] });
  await deliver(later(30 * HOUR));

  expect([resumed.status, status]).toEqual([200, 202]);
  expect(await endpoint()).toMatchObject({ is_active: true, disabled_since: null, disabled_reason: '' });
  expect(await delivery()).toMatchObject({ state: 'delivered', failure: '' });
  expect(types()).toEqual(['lead.created', 'lead.created']);
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
