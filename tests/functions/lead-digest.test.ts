import { expect, test } from 'vitest';
import { sendDigest } from '../../functions/src/mail/send-digest.ts';
import { visitorRecords } from '../../functions/src/visitors/visitor-records.ts';
import { documentsOf, NOW, startApi, TEAM } from '../support/api-under-test.ts';
import { aContactMessage, aCustomRequest, aQuoteRequest, storeCatalogue } from '../support/payloads.ts';

const SETTINGS = { teamEmail: TEAM, siteUrl: 'https://booth.example' };

test('above the limit every lead is accepted and stored, and the team gets one digest of those without a mail', async () => {
  const { db, post } = await startApi({ settings: { totalRequestsPerHour: 8 } });
  const send = (visitor: number) =>
    post('/api/send-contact-email', aContactMessage({ email: `visitor-${visitor}@acme.example` }));

  const statuses = [];
  for (let visitor = 1; visitor <= 5; visitor += 1) statuses.push((await send(visitor)).status);
  expect(statuses).toEqual(Array(5).fill(202));
  expect(await documentsOf(db, 'contact_messages')).toHaveLength(5);
  expect(await documentsOf(db, 'mail')).toHaveLength(2);

  expect(await sendDigest(db, NOW, SETTINGS)).toBe(3);
  expect(await sendDigest(db, NOW, SETTINGS)).toBe(0);
  const digests = (await documentsOf(db, 'mail')).filter(({ kind }) => kind === 'lead-digest');
  expect(digests).toMatchObject([{ to: TEAM, subject: '3 more leads', state: 'waiting' }]);
  for (const visitor of [3, 4, 5]) expect(digests[0]?.['text']).toContain(`visitor-${visitor}@acme.example`);
  expect(digests[0]?.['text']).not.toContain('visitor-2@acme.example');
  expect(await documentsOf(db, 'waiting_leads')).toEqual([]);
});

test('the limit is exact for mails where it is too high for every lead to read the others', async () => {
  const { db, post } = await startApi({ settings: { totalRequestsPerHour: 100, requestsPerHour: 400 } });

  for (let visitor = 1; visitor <= 27; visitor += 1) {
    await post('/api/send-contact-email', aContactMessage({ email: `visitor-${visitor}@acme.example` }));
  }

  expect(await documentsOf(db, 'mail')).toHaveLength(25);
  expect(await documentsOf(db, 'waiting_leads')).toHaveLength(2);
});

test('each kind of lead has its own limit, and an hour later each is mailed again', async () => {
  const { db, post, time } = await startApi({ settings: { totalRequestsPerHour: 1 } });
  await storeCatalogue(db);
  const sendAll = async () => [
    (await post('/api/send-quote', aQuoteRequest())).status,
    (await post('/api/send-contact-email', aContactMessage())).status,
    (await post('/api/request-custom-booth', aCustomRequest())).status,
  ];
  const counts = async () => [
    (await documentsOf(db, 'mail')).length,
    (await documentsOf(db, 'waiting_leads')).length,
  ];

  expect(await sendAll()).toEqual([201, 202, 202]);
  expect(await counts()).toEqual([3, 0]);
  expect(await sendAll()).toEqual([201, 202, 202]);
  expect(await counts()).toEqual([3, 3]);
  time.now = new Date(NOW.getTime() + 3_600_000);
  expect(await sendAll()).toEqual([201, 202, 202]);
  expect(await counts()).toEqual([6, 3]);
});

test('more leads than one mail holds are split over several, each in one', async () => {
  const { db } = await startApi();
  const created_at = NOW;
  for (let lead = 0; lead < 401; lead += 1)
    await db.collection('waiting_leads').add({ subject: `Lead ${lead}.`, created_at });

  expect(await sendDigest(db, NOW, SETTINGS)).toBe(401);

  const texts = (await documentsOf(db, 'mail')).map(({ text }) => String(text));
  expect(texts).toHaveLength(3);
  const listed = texts.flatMap((text) => text.match(/Lead \d+\./g) ?? []);
  expect([listed.length, new Set(listed).size]).toEqual([401, 401]);
});

test("a visitor's stored data includes the digest that lists them", async () => {
  const { db, post } = await startApi({ settings: { totalRequestsPerHour: 0 } });
  await post('/api/send-contact-email', aContactMessage({ email: 'vera@acme.example' }));
  const found = async () => (await visitorRecords(db, 'vera@acme.example')).map(({ ref }) => ref.parent.id);

  expect((await found()).sort()).toEqual(['contact_messages', 'waiting_leads']);
  await sendDigest(db, NOW, SETTINGS);
  expect((await found()).sort()).toEqual(['contact_messages', 'mail']);
});
