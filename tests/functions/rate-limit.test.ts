import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentsOf, NOW, type SETTINGS, startApi, Timestamp } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';
import { patiently } from '../support/until-answered.ts';

/** Starts an API; `from` sends a request through these proxies and returns its status. */
async function requestsFrom(settings: Partial<typeof SETTINGS> = {}) {
  const api = await startApi({ settings: { requestsPerHour: 4, trustedProxies: 1, ...settings } });
  const from = async (chain: string) => {
    const headers = { 'x-forwarded-for': chain };
    const send = (key: string) => api.post('/api/request-custom-booth', aCustomRequest(), key, headers);
    return (await patiently(send)).status;
  };
  return { ...api, from };
}

test('429 with Retry-After once the hour is used up, and nothing more is stored or mailed', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 12 } });
  const send = () => post('/api/request-custom-booth', aCustomRequest());

  const within = [await send(), await send(), await send()];
  const beyond = await send();

  expect(within.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect([beyond.status, beyond.json.code]).toEqual([429, 'rate-limited']);
  expect(Number(beyond.headers.get('retry-after'))).toBe(3601);
  expect(await documentsOf(db, 'custom_requests')).toHaveLength(3);
  expect(await documentsOf(db, 'mail')).toHaveLength(3);
});

test('the hour slides: the previous one counts by its part within 60 minutes, and Retry-After says when', async () => {
  const { post, time } = await startApi({ settings: { requestsPerHour: 8 } });
  const sendAfter = async (minutes: number) => {
    time.now = new Date(NOW.getTime() + minutes * 60_000);
    const { status, headers } = await post('/api/request-custom-booth', aCustomRequest());
    return [status, headers.get('retry-after')];
  };

  expect(await sendAfter(0)).toEqual([202, null]);
  expect(await sendAfter(50)).toEqual([202, null]);
  // The limit is two. A full hour starts to fade when it ends
  expect(await sendAfter(59)).toEqual([429, '61']);
  expect(await sendAfter(61)).toEqual([202, null]);
  // Half of two, plus one
  expect(await sendAfter(62)).toEqual([429, '1681']);
  expect(await sendAfter(91)).toEqual([202, null]);
  expect(await sendAfter(92)).toEqual([429, '1681']);
  // After an idle hour
  expect(await sendAfter(240)).toEqual([202, null]);
  expect(await sendAfter(240)).toEqual([202, null]);
  expect(await sendAfter(240)).toEqual([429, '3601']);
});

test('of many parallel requests exactly the limit is accepted', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 12 } });

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      patiently((key) => post('/api/request-custom-booth', aCustomRequest(), key)),
    ),
  );

  expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
  expect(await documentsOf(db, 'custom_requests')).toHaveLength(3);
});

test('of a burst above an ordinary limit none is accepted beyond it, and none is a failure of ours', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 80 } });

  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      patiently((key) => post('/api/request-custom-booth', aCustomRequest(), key)),
    ),
  );

  const statuses = answers.map(({ status }) => status);
  const accepted = statuses.filter((status) => status === 202);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThanOrEqual(20);
  expect(await documentsOf(db, 'custom_requests')).toHaveLength(accepted.length);
  expect(new Set(statuses.filter((status) => status !== 202)).isSubsetOf(new Set([429, 503]))).toBe(true);
});

test('a counter of the release before does not count and is replaced', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 4 } });
  const send = async () => (await post('/api/request-custom-booth', aCustomRequest())).status;
  await send();
  const [counter] = (await documentsOf(db, 'rate_limits')).filter(({ hours }) => hours);
  const at = Timestamp.fromDate(NOW);
  await db.doc(`rate_limits/${counter?.id}`).set({ requests: { a: { at, order: at } }, expires_at: at });

  expect([await send(), await send()]).toEqual([202, 429]);
});

test('refused requests do not count', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 2 } });
  await offer(db, '2026-12-08', ['10:00 AM']);
  const book = async (changes: Record<string, unknown>) =>
    (await post('/api/create-booking', aBookingRequest(changes))).status;

  expect(await book({ time: '11:00 AM' })).toBe(422);
  expect(await book({ availability_id: 'admin-1_2026-12-09' })).toBe(404);
  expect(await book({})).toBe(201);
  expect(await book({})).toBe(429);
});

test('refusals are not free: a network with twice its requests an hour has to wait', async () => {
  const { db, post, time } = await startApi({ settings: { requestsPerHour: 2, trustedProxies: 1 } });
  await offer(db, '2026-12-08', ['10:00 AM']);
  const book = (changes: Record<string, unknown>, address = '203.0.113.9') =>
    post('/api/create-booking', aBookingRequest(changes), undefined, { 'x-forwarded-for': address });
  const unknown = { availability_id: 'admin-1_2026-12-09' };
  const wrongLink = () =>
    post('/api/meeting/cancel', {}, '1e1d1b6e-0d3c-4a44-9a3c-1d6f3a3d3b11', {
      'x-forwarded-for': '203.0.113.9',
    });

  const answers = [await book(unknown), await wrongLink(), await wrongLink(), await book(unknown)];
  const beyond = [await book(unknown), await wrongLink(), await book({})];

  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(404));
  expect(beyond.map(({ status, json }) => [status, json.code])).toEqual(Array(3).fill([429, 'rate-limited']));
  expect(beyond[0]?.headers.get('retry-after')).toBe('3601');
  expect(await documentsOf(db, 'idempotency_keys')).toHaveLength(2);
  expect((await book({}, '203.0.113.10')).status).toBe(201);
  time.now = new Date(NOW.getTime() + 3_601_000);
  expect((await book(unknown)).status).toBe(404);
});

test('links that open nothing have a limit per network over all pages; one that opens is never refused', async () => {
  const { db, get, post, time } = await startApi({ settings: { requestsPerHour: 2, trustedProxies: 1 } });
  await offer(db, '2026-12-08', ['10:00 AM']);
  const { json } = await post('/api/create-booking', aBookingRequest());
  const token = new URL(json.booking.manage_url).hash.slice(1);
  const open = (path: string, given: string, address = '203.0.113.9') => {
    const header = path.includes('proposal') ? 'x-proposal-token' : 'x-meeting-token';
    return get(path, { 'x-forwarded-for': address, [header]: given });
  };
  const invented = (id: string) => `${id}.${'a'.repeat(43)}`;

  const answers = [
    await open('/api/meeting', invented('b1')),
    await open('/api/meeting/availability', invented('b2')),
    await open('/api/proposal', invented('p1')),
    await open('/api/proposal/booth', 'malformed'),
  ];
  const beyond = await open('/api/meeting/booth', invented('b3'));
  const other = await open('/api/proposal', invented('p2'));

  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(404));
  expect([beyond, other].map(({ status, json }) => [status, json.code])).toEqual(
    Array(2).fill([429, 'rate-limited']),
  );
  expect(beyond.headers.get('retry-after')).toBe('3601');
  expect((await open('/api/meeting', token)).status).toBe(200);
  expect((await open('/api/meeting', invented('b4'), '203.0.113.10')).status).toBe(404);
  time.now = new Date(NOW.getTime() + 2 * 3_600_000);
  expect((await open('/api/meeting', invented('b5'))).status).toBe(404);
});

test('each route has its own limit', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 2 } });
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);

  const answers = [
    await post('/api/send-quote', aQuoteRequest()),
    await post('/api/send-quote', aQuoteRequest()),
    await post('/api/create-booking', aBookingRequest()),
    await post('/api/send-quote', aQuoteRequest()),
    await post('/api/create-booking', aBookingRequest({ time: '11:00 AM' })),
  ];

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429]);
});

test('repeated and malformed requests do not count', async () => {
  const { post } = await startApi({ settings: { requestsPerHour: 4 } });
  const key = randomUUID();

  const answers = [
    await post('/api/request-custom-booth', aCustomRequest({ email: '' })),
    await post('/api/request-custom-booth', aCustomRequest(), key),
    await post('/api/request-custom-booth', aCustomRequest(), key),
    await post('/api/request-custom-booth', aCustomRequest()),
    await post('/api/request-custom-booth', aCustomRequest(), key),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 202, 202, 429, 202]);
});

test('a forged X-Forwarded-For spends neither the limit of the address it names nor more than one of its own', async () => {
  const { from } = await requestsFrom({ trustedProxies: 2 });

  const answers = [
    await from('203.0.113.9'),
    await from('203.0.113.9'),
    await from('198.51.100.1, 203.0.113.9'),
    await from('198.51.100.2,198.51.100.1, 203.0.113.9'),
    await from('198.51.100.1'),
  ];

  expect(answers).toEqual([202, 429, 202, 429, 202]);
});

test('counters contain no address', async () => {
  const { db, from } = await requestsFrom();
  await from('203.0.113.77');

  const counters = JSON.stringify(await documentsOf(db, 'rate_limits'));

  expect(counters).toContain('request-custom-booth');
  expect(counters).not.toContain('203.0.113.77');
  expect(counters).not.toContain('127.0.0.1');
});

test('no visitor is limited, or writes a document, because of others', async () => {
  const { db, from } = await requestsFrom({ totalRequestsPerHour: 4 });

  const flood = [];
  for (let sent = 0; sent < 8; sent += 1) flood.push(await from('203.0.113.1'));
  const others = await Promise.all(Array.from({ length: 30 }, (_, index) => from(`203.0.113.${index + 2}`)));

  expect(flood).toEqual([202, ...Array(7).fill(429)]);
  expect(others).toEqual(Array(30).fill(202));
  const counters = (await documentsOf(db, 'rate_limits')).filter(({ hours }) => hours);
  expect(counters.map(({ hours }) => Object.values(hours as object))).toEqual(Array(31).fill([1]));
});

test('all addresses of one IPv6 network are one caller; one of 48 bits has four times what one of 64 has', async () => {
  const { from } = await requestsFrom();

  const answers = [await from('2001:db8:1:1::1'), await from('2001:db8:1:1::2')];
  for (let network = 2; network <= 6; network += 1) answers.push(await from(`2001:db8:1:${network}::1`));

  expect(answers).toEqual([202, 429, 202, 202, 202, 429, 429]);
  expect(await from('2001:db8:2:1::1')).toBe(202);
});
