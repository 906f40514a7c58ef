/** The visitor's copy of a quote without a meeting; the address may be a stranger's. */
import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi, TEAM } from '../support/api-under-test.ts';
import { aCustomRequest, aQuoteRequest, storeCatalogue } from '../support/payloads.ts';
import { patiently } from '../support/until-answered.ts';

const HOUR_MS = 3_600_000;

/** Starts an API; `send` sends a quote without a meeting, from a new network unless a test names one. */
async function quotes() {
  const api = await startApi({ settings: { trustedProxies: 1 } });
  await storeCatalogue(api.db);
  let networks = 0;
  return {
    ...api,
    send: (contact: object = {}, changes: object = {}, network?: string) => {
      networks += 1;
      const request = aQuoteRequest({ meeting: undefined, ...changes });
      const body = { ...request, contact: { ...request.contact, ...contact } };
      const headers = { 'x-forwarded-for': network ?? `203.0.113.${networks}` };
      return patiently((key) => api.post('/api/send-quote', body, key, headers));
    },
    mailsTo: async (address: string) =>
      (await documentsOf(api.db, 'mail')).filter(({ to }) => to === address),
    receipts: async () => (await documentsOf(api.db, 'mail')).filter(({ kind }) => kind === 'quote-receipt'),
  };
}

test('a quote without a meeting is mailed to the visitor, with its prices and its link, and to the team as usual', async () => {
  const { send, mailsTo } = await quotes();

  const { json } = await send();

  const [receipt, ...more] = await mailsTo('vera@acme.example');
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({
    kind: 'quote-receipt',
    subject: 'Your booth quote from Booth Studio',
    quote_submission_id: json.quote_submission_id,
  });
  for (const text of ['Hi Vera,', 'Event: CES', 'Estimated total: $8,690', 'within 24 hours']) {
    expect(receipt?.['text']).toContain(text);
  }
  expect(receipt?.['text']).toContain('https://booth.example/quote#v1.');
  expect(await mailsTo(TEAM)).toHaveLength(1);
});

test('an address gets one copy an hour, in any spelling and from any network; the response is the same', async () => {
  const { send, receipts, db, time } = await quotes();

  const answers = [
    await send(),
    await send({ email: 'VERA@acme.example' }),
    await send({ email: 'vera+quote@acme.example' }),
  ];

  const shapes = answers.map(({ status, json }) => [status, Object.keys(json)]);
  expect(shapes).toEqual(Array(3).fill([201, ['success', 'quote_submission_id', 'pricing']]));
  expect(await receipts()).toHaveLength(1);
  expect(await documentsOf(db, 'quote_submissions')).toHaveLength(3);
  time.now = new Date(NOW.getTime() + HOUR_MS + 1);
  await send();
  expect(await receipts()).toHaveLength(2);
});

test('a network can send three copies an hour; its further quotes are stored and answered alike', async () => {
  const { send, receipts, mailsTo } = await quotes();

  const statuses = [];
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) {
    statuses.push((await send({ email: `${visitor}@acme.example` }, {}, '203.0.113.200')).status);
  }

  expect(statuses).toEqual(Array(5).fill(201));
  expect((await receipts()).map(({ to }) => to).sort()).toEqual(
    ['a', 'b', 'c'].map((visitor) => `${visitor}@acme.example`),
  );
  expect(await mailsTo(TEAM)).toHaveLength(5);
});

test('of ten parallel quotes for one address, one copy is sent', async () => {
  const { send, receipts } = await quotes();

  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await receipts()).toHaveLength(1);
});

test('no one can make us say something to a stranger: the copy has nothing typed but names, marked as entered', async () => {
  const { send, receipts } = await quotes();
  const appeal = 'Call +1 800 555 0199 about your locked account at evil.example';

  const { status } = await send(
    { name: appeal, company: appeal, website: 'https://evil.example', phone: '+1 800 555 0199' },
    {
      show: { id: 'custom', name: appeal },
      boothSize: 'custom',
      selectedDesign: undefined,
      customDesign: aCustomRequest({ requests: appeal, name: appeal, company: appeal }),
      preferred_times: [appeal],
    },
  );

  expect(status).toBe(201);
  const [receipt] = await receipts();
  expect(JSON.stringify(receipt)).not.toMatch(/evil\.example|0199|https:..evil/);
  expect(receipt?.['text']).toContain('Show (as entered): Call ... about your locked account at evil\n');
});
