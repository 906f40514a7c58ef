import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

test('429 with Retry-After once the hour is used up, and nothing more is stored or mailed', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 12 } });
  const send = () => post('/api/request-custom-booth', aCustomRequest());

  const within = [await send(), await send(), await send()];
  const beyond = await send();

  expect(within.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect([beyond.status, beyond.json.code]).toEqual([429, 'rate-limited']);
  expect(Number(beyond.headers.get('retry-after'))).toBe(3600);
  expect(await documentsOf(db, 'custom_requests')).toHaveLength(3);
  expect(await documentsOf(db, 'mail')).toHaveLength(3);
});

test('the next hour is a new one', async () => {
  const { post, time } = await startApi({ settings: { requestsPerHour: 4 } });
  await post('/api/request-custom-booth', aCustomRequest());
  const beyond = await post('/api/request-custom-booth', aCustomRequest());

  time.now = new Date(NOW.getTime() + 3_600_000);
  const later = await post('/api/request-custom-booth', aCustomRequest());

  expect([beyond.status, later.status]).toEqual([429, 202]);
});

test('each route has a limit of its own', async () => {
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

test('a forged X-Forwarded-For does not make another visitor', async () => {
  const { post } = await startApi({ settings: { requestsPerHour: 4, trustedProxies: 1 } });
  const from = (chain: string) =>
    post('/api/request-custom-booth', aCustomRequest(), undefined, { 'x-forwarded-for': chain });

  const answers = [
    await from('203.0.113.9'),
    await from('198.51.100.1, 203.0.113.9'),
    await from('198.51.100.2,198.51.100.3, 203.0.113.9'),
    await from('203.0.113.9, 203.0.113.10'),
  ];

  expect(answers.map(({ status }) => status)).toEqual([202, 429, 429, 202]);
});

test('the total of all visitors is limited too', async () => {
  const { post } = await startApi({ settings: { totalRequestsPerHour: 8, trustedProxies: 1 } });
  const from = (address: string) =>
    post('/api/request-custom-booth', aCustomRequest(), undefined, { 'x-forwarded-for': address });

  const answers = [await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.3')];

  expect(answers.map(({ status }) => status)).toEqual([202, 202, 429]);
});

test('counters name no address', async () => {
  const { db, post } = await startApi({ settings: { trustedProxies: 1 } });
  await post('/api/request-custom-booth', aCustomRequest(), undefined, { 'x-forwarded-for': '203.0.113.77' });

  const counters = JSON.stringify(await documentsOf(db, 'rate_limits'));

  expect(counters).toContain('request-custom-booth');
  expect(counters).not.toContain('203.0.113.77');
  expect(counters).not.toContain('127.0.0.1');
});

test('what is refused to one address uses up nothing of what all visitors share', async () => {
  const settings = { requestsPerHour: 4, totalRequestsPerHour: 12, trustedProxies: 1 };
  const { post } = await startApi({ settings });
  const from = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await post('/api/request-custom-booth', aCustomRequest(), undefined, headers)).status;
  };

  const flood = [];
  for (let sent = 0; sent < 8; sent += 1) flood.push(await from('203.0.113.1'));

  expect(flood).toEqual([202, ...Array(7).fill(429)]);
  expect([await from('203.0.113.2'), await from('203.0.113.3'), await from('203.0.113.4')]).toEqual([
    202, 202, 429,
  ]);
});

test('all addresses of one IPv6 network are one caller', async () => {
  const { post } = await startApi({ settings: { requestsPerHour: 4, trustedProxies: 1 } });
  const from = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await post('/api/request-custom-booth', aCustomRequest(), undefined, headers)).status;
  };

  const answers = [
    await from('2001:db8:1:2::1'),
    await from('2001:db8:1:2::2'),
    await from('2001:db8:1:3::1'),
  ];

  expect(answers).toEqual([202, 429, 202]);
});
