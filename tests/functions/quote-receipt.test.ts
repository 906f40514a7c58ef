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
    mails: async (kind: string) =>
      (await documentsOf(api.db, 'mail')).filter((mail) => mail['kind'] === kind),
  };
}

test('a quote without a meeting is mailed to the visitor, with its prices and its link, and to the team as usual', async () => {
  const { send, mails } = await quotes();

  const { quote_submission_id } = (await send()).json;

  const [receipt, ...more] = await mails('quote-receipt');
  expect(more).toEqual([]);
  const subject = 'Your booth quote from Booth Studio';
  expect(receipt).toMatchObject({ to: 'vera@acme.example', subject, quote_submission_id });
  const link = 'https://booth.example/quote#v1.';
  for (const text of ['Hi Vera,', 'Event: CES', 'Estimated total: $8,690', 'within 24 hours', link])
    expect(receipt?.['text']).toContain(text);
  expect(await mails('quote-lead')).toMatchObject([{ to: TEAM }]);
});

test('an address gets one copy an hour, in any spelling and from any network; the response is the same', async () => {
  const { send, mails, db, time } = await quotes();

  const answers = [
    await send(),
    await send({ email: 'VERA@acme.example' }),
    await send({ email: 'vera+quote@acme.example' }),
  ];

  const shapes = answers.map(({ status, json }) => [status, Object.keys(json)]);
  expect(shapes).toEqual(Array(3).fill([201, ['success', 'quote_submission_id', 'pricing']]));
  expect(await mails('quote-receipt')).toHaveLength(1);
  expect(await documentsOf(db, 'quote_submissions')).toHaveLength(3);
  time.now = new Date(NOW.getTime() + HOUR_MS + 1);
  await send();
  expect(await mails('quote-receipt')).toHaveLength(2);
});

test('a network can send three copies an hour; its further quotes are stored and answered alike', async () => {
  const { send, mails } = await quotes();

  const statuses = [];
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) {
    statuses.push((await send({ email: `${visitor}@acme.example` }, {}, '203.0.113.200')).status);
  }

  expect(statuses).toEqual(Array(5).fill(201));
  const copied = (await mails('quote-receipt')).map(({ to }) => to).sort();
  expect(copied).toEqual(['a@acme.example', 'b@acme.example', 'c@acme.example']);
  expect(await mails('quote-lead')).toHaveLength(5);
});

test('of ten parallel quotes for one address, one copy is sent', async () => {
  const { send, mails } = await quotes();

  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await mails('quote-receipt')).toHaveLength(1);
});

test('no one can make us say something to a stranger: the copy has nothing typed but names, marked as entered', async () => {
  const { send, mails } = await quotes();
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
  const [receipt] = await mails('quote-receipt');
  expect(JSON.stringify(receipt)).not.toMatch(/evil\.example|0199|https:..evil/);
  expect(receipt?.['text']).toContain('Show (as entered): Call ... about your locked account at evil\n');
});
