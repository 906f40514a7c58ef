import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { routesOf } from '../support/api-routes.ts';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import { describedPath } from '../support/described-answer.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

test('an unknown address is 404, another method 405 with Allow; no response reveals the software', async () => {
  const { send } = await startApi();

  for (const path of ['/api/nothing', '/api', '/api/content/x']) {
    const { status, headers, json } = await send(path, { method: 'GET' });
    expect([path, status, json.code, json.success]).toEqual([path, 404, 'not-found', false]);
    expect([headers.get('x-powered-by'), headers.get('x-content-type-options')]).toEqual([null, 'nosniff']);
  }
  for (const [path, method, allowed] of [
    ['/api/content', 'POST', 'GET, HEAD'],
    ['/api/send-quote', 'GET', 'POST'],
    ['/api/create-booking', 'PUT', 'POST'],
    ['/api/request-custom-booth', 'OPTIONS', 'POST'],
  ] as const) {
    const { status, headers, json } = await send(path, { method });
    expect([status, headers.get('allow'), json.code], path).toEqual([405, allowed, 'method-not-allowed']);
  }
});

test.each([
  ['no UTF-8', Uint8Array.from([0x22, 0xff, 0xfe, 0x22])],
  ['nothing', ''],
])('400 invalid for %s', async (_what, body) => {
  const { send } = await startApi();
  const headers = { 'content-type': 'application/json', 'x-idempotency-key': randomUUID() };

  const { status, json } = await send('/api/create-booking', { method: 'POST', headers, body });

  expect([status, json.code, Object.keys(json.fields)]).toEqual([400, 'invalid', ['body']]);
});

test('a custom booth request is stored and mailed to the team, and answered with 202', async () => {
  const { db, post } = await startApi();

  const { status, json } = await post('/api/request-custom-booth', aCustomRequest({ width: '30.5' }));

  expect([status, json]).toEqual([202, { success: true }]);
  const stored = { ...aCustomRequest(), width: 30.5, phone: '' };
  expect(await documentsOf(db, 'custom_requests')).toMatchObject([stored]);
  const mail = { kind: 'custom-request', to: TEAM, reply_to: 'vera@acme.example' };
  expect(await documentsOf(db, 'mail')).toMatchObject([mail]);
});

const ARRIVAL = { utm_source: 'google', utm_medium: 'cpc', referrer: 'www.google.com', landing: '/' };
const CAME_FROM = { first: { landing: '/faq' }, last: ARRIVAL };

test.each([
  ['/api/send-quote', aQuoteRequest, 'quote_submissions'],
  ['/api/create-booking', aBookingRequest, 'bookings'],
  ['/api/send-contact-email', aContactMessage, 'contact_messages'],
  ['/api/request-custom-booth', aCustomRequest, 'custom_requests'],
] as const)(
  '%s stores where the visitor came from and nothing else, and the mail to the team opens its record in the panel',
  async (path, bodyWith, collection) => {
    const { db, post } = await startApi();
    await storeCatalogue(db);
    await offer(db, '2026-12-08', ['10:00 AM']);

    const refused = await post(path, bodyWith({ came_from: { ...CAME_FROM, last: { landing: 'a\nb' } } }));
    await post(path, bodyWith({ came_from: { ...CAME_FROM, ip: '192.0.2.1' } }));

    expect([refused.status, refused.json.code]).toEqual([400, 'invalid']);
    const [stored = {}, ...others] = await documentsOf(db, collection);
    expect([stored['came_from'], others]).toEqual([CAME_FROM, []]);
    const place =
      collection === 'bookings'
        ? `bookings?booking=${stored['id']}`
        : `customers?customer=${stored['deal_id']}`;
    expect((await documentsOf(db, 'mail')).filter(({ to }) => to === TEAM)).toMatchObject([
      { text: expect.stringContaining(`Open in the panel: https://booth.example/admin#${place}\n`) },
    ]);
  },
);

test.each(['get', 'post'] as const)('every route with %s is described', (method) => {
  const paths = routesOf(method).map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => describedPath(path) !== path)).toEqual([]);
});

test('the sign-in page learns who may sign in, in any capitalization, and no address is stored', async () => {
  const { db, post } = await startApi();
  const ask = async (email: string) => (await post('/api/sign-in-standing', { email })).json;

  expect(await ask('Admin@Booth.example')).toEqual({ success: true, listed: true });
  expect(await ask('stranger@example.com')).toEqual({ success: true, listed: false });

  const remembered = JSON.stringify(await documentsOf(db, 'idempotency_keys'));
  expect(remembered.toLowerCase()).not.toContain('booth.example');
});

test('a client that asks for many addresses is stopped, and needs no App Check token', async () => {
  const { post } = await startApi({
    settings: { requestsPerHour: 8 },
    verifyAppCheck: async () => ({ alreadyConsumed: false }),
  });
  const ask = async (email: string) => (await post('/api/sign-in-standing', { email })).status;

  expect(await ask('a@example.com')).toBe(200);
  expect(await ask('b@example.com')).toBe(200);
  expect(await ask('c@example.com')).toBe(429);
});
