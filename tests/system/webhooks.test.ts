/** The whole path of a webhook: site, function, trigger, queue, receiver. */
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { adminHeaders } from '../support/admin-api-under-test.ts';
import { clientOf } from '../support/api-under-test.ts';
import { documentsWhere } from '../support/firestore.ts';
import { freePort } from '../support/free-port.ts';
import { aQuoteRequest } from '../support/payloads.ts';

const { post } = clientOf(testStackAddresses().siteUrl);

/** Connects an address on this machine, as an administrator does. */
async function connect(url: string, sales_only: boolean) {
  const headers = await adminHeaders();
  const ask = (path: string, body: object) => post(`/api/admin/webhooks${path}`, body, undefined, headers);
  const { json } = await ask('', { url, sales_only });
  const { id, secret } = json as { id: string; secret: string };
  onTestFinished(async () => void (await ask(`/${id}/remove`, {})));
  return { id, secret, ask, deliveries: () => documentsWhere('webhook_deliveries', 'endpoint_id', id) };
}

test('the receiver of docs/webhooks.md prints a quote once, and refuses what is not signed', async () => {
  const port = await freePort();
  const { secret, id, ask, deliveries } = await connect(`https://127.0.0.1:${port}/`, true);
  const receiver = execa('node', ['docs/webhook-receiver.mjs'], {
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
    reject: false,
  });
  onTestFinished(async () => {
    receiver.kill();
    await receiver;
  });
  let printed = '';
  receiver.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });

  const contact = { ...aQuoteRequest().contact, email: `${id.toLowerCase()}@acme.example` };
  const { json } = await post(
    '/api/send-quote',
    aQuoteRequest({ selectedDesign: null, extras: [], contact }),
  );
  const delivered = () => deliveries().then((all) => all.filter(({ state }) => state === 'delivered'));
  await expect.poll(delivered).toHaveLength(1);
  const [first] = await delivered();
  await ask(`/${id}/resend`, { delivery_id: `${id}_${first?.['event_id']}` });
  await expect.poll(delivered).toMatchObject([{ attempts: 2, status: 204 }]);
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });

  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(1);
  const quote = { type: 'quote.created', id: json.quote_submission_id, email: contact.email };
  expect(JSON.parse(lines[0] ?? '')).toMatchObject(quote);
  expect(status).toBe(401);
});
