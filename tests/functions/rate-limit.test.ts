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

/** Starts an API; `from` sends a request through these proxies, `burst` many at once; `accepted` counts what is accepted. */
async function requestsFrom(settings: Partial<typeof SETTINGS> = {}) {
  const api = await startApi({ settings: { requestsPerHour: 4, trustedProxies: 1, ...settings } });
  const from = async (chain: string) => {
    const headers = { 'x-forwarded-for': chain };
    const send = (key: string) => api.post('/api/request-custom-booth', aCustomRequest(), key, headers);
    return (await patiently(send)).status;
  };
  const burst = (length: number) => Promise.all(Array.from({ length }, () => from('203.0.113.9')));
  const accepted = async (chains: readonly string[]) => {
    const statuses: number[] = [];
    for (const chain of chains) statuses.push(await from(chain));
    return statuses.filter((status) => status === 202).length;
  };
  return { ...api, from, burst, accepted };
}

test('the hour slides: the previous one counts by its part within 60 minutes, and Retry-After says when', async () => {
  const { post, time } = await startApi({ settings: { requestsPerHour: 8 } });
  const sendAfter = async (minutes: number) => {
    time.now = new Date(NOW.getTime() + minutes * 60_000);
    const { status, headers, json } = await post('/api/request-custom-booth', aCustomRequest());
    expect(json.code).toBe(status === 202 ? undefined : 'rate-limited');
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
  const { db, burst } = await requestsFrom({ requestsPerHour: 12 });

  const statuses = await burst(20);

  expect(statuses.filter((status) => status === 202)).toHaveLength(3);
  expect(await documentsOf(db, 'custom_requests')).toHaveLength(3);
  expect(await documentsOf(db, 'mail')).toHaveLength(3);
});

test('of a burst above an ordinary limit none is accepted beyond it, and none is a failure of ours', async () => {
  const { db, burst } = await requestsFrom({ requestsPerHour: 80 });

  const statuses = await burst(40);

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

test('refused, malformed and repeated requests do not count, and each route has its own limit', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 2 } });
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const statuses: number[] = [];
  const book = async (changes: object, key?: string) =>
    statuses.push((await post('/api/create-booking', aBookingRequest({ ...changes }), key)).status);
  const quote = async (changes: object = {}) =>
    statuses.push((await post('/api/send-quote', aQuoteRequest({ ...changes }))).status);
  const key = randomUUID();

  for (const changes of [{ time: '9:00 AM' }, { availability_id: 'admin-1_2026-12-09' }, { user_email: '' }])
    await book(changes);
  for (const _ of [1, 2]) await book({}, key);
  await book({ time: '11:00 AM' });
  await book({}, key);
  for (const changes of [{ contact: {} }, {}, {}, {}]) await quote(changes);

  expect(statuses).toEqual([422, 404, 400, 201, 201, 429, 201, 400, 201, 201, 429]);
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

  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(404));
  expect([beyond.status, beyond.json.code]).toEqual([429, 'rate-limited']);
  expect(beyond.headers.get('retry-after')).toBe('3601');
  expect((await open('/api/meeting', token)).status).toBe(200);
  expect((await open('/api/meeting', invented('b4'), '203.0.113.10')).status).toBe(404);
  time.now = new Date(NOW.getTime() + 2 * 3_600_000);
  expect((await open('/api/meeting', invented('b5'))).status).toBe(404);
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

test('no visitor is limited, or writes a document, because of others; counters have no address', async () => {
  const { db, from } = await requestsFrom({ totalRequestsPerHour: 4 });

  const flood = [];
  for (let sent = 0; sent < 8; sent += 1) flood.push(await from('203.0.113.1'));
  const others = await Promise.all(Array.from({ length: 30 }, (_, index) => from(`203.0.113.${index + 2}`)));

  expect(flood).toEqual([202, ...Array(7).fill(429)]);
  expect(others).toEqual(Array(30).fill(202));
  const limits = await documentsOf(db, 'rate_limits');
  expect(JSON.stringify(limits)).not.toMatch(/203\.0\.113|127\.0\.0\.1/);
  const counters = limits.filter(({ hours }) => hours);
  expect(counters.map(({ hours }) => Object.values(hours as object))).toEqual(Array(31).fill([1]));
});

test('all addresses of one IPv6 network are one caller; one of 48 bits has four times what one of 64 has', async () => {
  const { from } = await requestsFrom();

  const answers = [await from('2001:db8:1:1::1'), await from('2001:db8:1:1::2')];
  for (let network = 2; network <= 6; network += 1) answers.push(await from(`2001:db8:1:${network}::1`));

  expect(answers).toEqual([202, 429, 202, 202, 202, 429, 429]);
  expect(await from('2001:db8:2:1::1')).toBe(202);
});

/** A hop that the list of the CDN's networks lacks. */
const HOP = '198.51.100.1';
const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

/** Twelve quotes an hour, three custom requests. */
const BEHIND_HOSTING = { trustedProxies: 2, requestsPerHour: 12 };

const different = (count: number, hop = HOP) =>
  Array.from({ length: count }, (_, index) => `203.0.113.${index}, ${hop}`);

test('behind a hop that is not listed, each of seven visitors books a meeting without a quote', async () => {
  const { db, post } = await requestsFrom(BEHIND_HOSTING);
  await offer(db, '2026-12-08', TIMES);

  for (const [index, time] of TIMES.entries()) {
    const booking = aBookingRequest({ time, user_email: `visitor${index}@acme.example` });
    const headers = { 'x-forwarded-for': `203.0.113.${index}, ${HOP}` };
    expect((await post('/api/create-booking', booking, undefined, headers)).status, time).toBe(201);
  }
});

test('behind it, one visitor has the limit of one, and the others go on', async () => {
  const { accepted } = await requestsFrom(BEHIND_HOSTING);
  await accepted(different(5));

  expect(await accepted(Array(6).fill(`203.0.113.77, ${HOP}`))).toBe(3);
  expect(await accepted([`203.0.113.78, ${HOP}`])).toBe(1);
});

test('behind it, forged entries get ten limits together, and do not spend those of the addresses they name', async () => {
  const { accepted } = await requestsFrom(BEHIND_HOSTING);

  expect(await accepted(different(40))).toBe(30);
  // Through Hosting, and at the function's own address
  expect(await accepted(['203.0.113.1, 151.101.1.57', '203.0.113.1'])).toBe(2);
});

test('behind it, few entries get no more than a request each above the limit of one', async () => {
  const { accepted } = await requestsFrom(BEHIND_HOSTING);
  const two = [`203.0.113.1, ${HOP}`, `203.0.113.2, ${HOP}`];

  expect(await accepted([...two, ...two, ...two, ...two])).toBe(6);
});

test('a visitor behind Hosting gains nothing by a forged header', async () => {
  const { accepted } = await requestsFrom(BEHIND_HOSTING);

  expect(await accepted(different(12, '198.51.100.1, 151.101.1.57'))).toBe(3);
});
