/** The whole path of a webhook: site, function, trigger, queue, receiver. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'svix';
import { expect, onTestFinished, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { signIn } from '../support/accounts.ts';
import { clientOf } from '../support/api-under-test.ts';
import { documentsWhere } from '../support/firestore.ts';
import { aContactMessage } from '../support/payloads.ts';

const { post } = clientOf(testStackAddresses().siteUrl);

test('a message that is sent through the site arrives, signed, at a receiver that failed at first', async () => {
  const received: { body: string; headers: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      body: Buffer.concat(chunks).toString(),
      headers: request.headers as Record<string, string>,
    });
    response.writeHead(received.length === 1 ? 503 : 204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { idToken } = await signIn(DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
  const ask = (path: string, body: object) =>
    post(`/api/admin/webhooks${path}`, body, undefined, { authorization: `Bearer ${idToken}` });
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { json } = await ask('', { url, events: ['message.created'] });
  onTestFinished(async () => void (await ask(`/${json.id}/remove`, {})));

  const message = aContactMessage({ message: `A message for the CRM ${json.id}` });
  const { status } = await post('/api/send-contact-email', message);
  expect(status).toBe(202);
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2);

  const [first, second] = received;
  new Webhook(json.secret).verify(second?.body ?? '', second?.headers ?? {});
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'message.created',
    version: 1,
    data: message,
  });
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  await expect
    .poll(() => documentsWhere('webhook_deliveries', 'endpoint_id', json.id))
    .toMatchObject([{ state: 'delivered', attempts: 2, status: 204 }]);
}, 90_000);
