import { expect, test } from 'vitest';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

test('an unknown address is 404 not-found in JSON', async () => {
  const { get, post } = await startApi();

  const answers = [await get('/api/nothing'), await post('/api', {}), await get('/api/content/x')];

  for (const { status, json } of answers)
    expect([status, json.code, json.success]).toEqual([404, 'not-found', false]);
});

test.each([
  ['/api/content', 'POST', 'GET, HEAD'],
  ['/api/availability', 'DELETE', 'GET, HEAD'],
  ['/api/send-quote', 'GET', 'POST'],
  ['/api/create-booking', 'PUT', 'POST'],
  ['/api/request-custom-booth', 'OPTIONS', 'POST'],
  ['/api/send-contact-email', 'GET', 'POST'],
])('%s answers %s with 405 and Allow: %s', async (path, method, allowed) => {
  const { send } = await startApi();

  const { status, headers, json } = await send(path, { method });

  expect([status, headers.get('allow'), json.code]).toEqual([405, allowed, 'method-not-allowed']);
});

test('415 for a compressed body', async () => {
  const { post } = await startApi();

  const { status } = await post('/api/create-booking', {}, undefined, { 'content-encoding': 'br' });

  expect(status).toBe(415);
});

test('413 for more than 64 KB', async () => {
  const { post } = await startApi();

  const { status, json } = await post('/api/create-booking', { filler: 'x'.repeat(65_536) });

  expect([status, json.code]).toEqual([413, 'too-large']);
});

test.each([
  ['broken JSON', '{"date":'],
  ['no UTF-8', Uint8Array.from([0x22, 0xff, 0xfe, 0x22])],
  ['nothing', ''],
  ['no record', '[1, 2]'],
])('400 invalid for %s', async (_what, body) => {
  const { send } = await startApi();

  const { status, json } = await send('/api/create-booking', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-idempotency-key': '6f1f4a50-3f6e-4a3e-9d57-0b6f3f0f6a01',
    },
    body,
  });

  expect([status, json.code]).toEqual([400, 'invalid']);
  expect(Object.keys(json.fields)).toEqual(['body']);
});

test("no response reveals the server's software", async () => {
  const { get } = await startApi();

  const { headers } = await get('/api/content');

  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a custom booth request is stored and mailed to the team, and answered with 202', async () => {
  const { db, post } = await startApi();

  const { status, json } = await post('/api/request-custom-booth', aCustomRequest({ width: '30.5' }));

  expect([status, json]).toEqual([202, { success: true }]);
  expect((await documentsOf(db, 'custom_requests'))[0]).toMatchObject({
    width: 30.5,
    depth: 20,
    height: 12,
    requests: 'A hanging sign\nand a meeting room',
    email: 'vera@acme.example',
    phone: '',
  });
  const mails = await documentsOf(db, 'mail');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ kind: 'custom-request', to: TEAM, reply_to: 'vera@acme.example' });
});

test.each([
  ['width', { width: 0 }],
  ['depth', { depth: 501 }],
  ['height', { height: 'tall' }],
  ['name', { name: ' ' }],
  ['email', { email: 'vera' }],
])('a custom booth request is refused for its %s', async (field, changes) => {
  const { db, post } = await startApi();

  const { status, json } = await post('/api/request-custom-booth', aCustomRequest(changes));

  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  expect(await documentsOf(db, 'mail')).toEqual([]);
});

const ARRIVAL = { utm_source: 'google', utm_medium: 'cpc', referrer: 'www.google.com', landing: '/' };
const CAME_FROM = { first: { landing: '/faq' }, last: ARRIVAL };
const LEADS = [
  ['/api/send-quote', aQuoteRequest, 'quote_submissions'],
  ['/api/create-booking', aBookingRequest, 'bookings'],
  ['/api/send-contact-email', aContactMessage, 'contact_messages'],
  ['/api/request-custom-booth', aCustomRequest, 'custom_requests'],
] as const;

test.each(LEADS)('%s stores where the visitor came from', async (path, bodyWith, collection) => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM']);

  await post(path, bodyWith({ came_from: { ...CAME_FROM, ip: '192.0.2.1' } }));

  expect((await documentsOf(db, collection)).map(({ came_from }) => came_from)).toEqual([CAME_FROM]);
});

test.each(LEADS)('%s refuses a source that is too long or has control characters', async (path, bodyWith) => {
  const { db, post } = await startApi();

  for (const last of [{ landing: 'x'.repeat(201) }, { landing: '/', utm_source: 'a\nb' }, {}, '/']) {
    const { status, json } = await post(path, bodyWith({ came_from: { ...CAME_FROM, last } }));
    expect([status, json.code]).toEqual([400, 'invalid']);
  }
  expect(await documentsOf(db, 'mail')).toEqual([]);
});
