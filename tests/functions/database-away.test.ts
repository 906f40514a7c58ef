import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { clientOf, documentsOf, emptyDatabase } from '../support/api-under-test.ts';
import { refusingHost, silentHost } from '../support/firestore-host.ts';
import { startBuilt } from '../support/functions-framework.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
} from '../support/payloads.ts';

/** Shorter than the database's timeout. functions/src/http/serve.test.ts proves the promised eight seconds. */
const PATIENCE_MS = 30_000;

/** Far enough ahead to be bookable. */
const DATE = addDays(todayInNewYork(new Date()), 14);
const RECORD = `admin-1_${DATE}`;

const TOKEN = `booking1.${'x'.repeat(43)}`;

const GETS = ['/api/content', '/api/availability', '/api/meeting', '/api/meeting/availability'];
const POSTS: readonly (readonly [string, unknown])[] = [
  ['/api/send-quote', aQuoteRequest()],
  ['/api/create-booking', aBookingRequest()],
  ['/api/send-contact-email', aContactMessage()],
  ['/api/request-custom-booth', aCustomRequest()],
  ['/api/meeting/move', { date: DATE, time: '10:00 AM', availability_id: RECORD, time_zone: 'UTC' }],
  ['/api/meeting/cancel', {}],
];

/** Each takes as long as a visitor waits. */
const AWAY = [
  { what: 'refuses connections', host: refusingHost, tags: [] },
  { what: 'never answers', host: async () => (await silentHost()).address, tags: ['long'] },
];

/** Starts the built API on the database at `host`; each response has to arrive while a visitor is still waiting. */
async function apiOn(host: string) {
  const { origin, projectId } = await startBuilt('api', '/api/no-such-route', {
    FIRESTORE_EMULATOR_HOST: host,
  });
  const { send } = clientOf(origin);
  const inTime = (path: string, init: RequestInit = {}) =>
    send(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    projectId,
    get: (path: string) => inTime(path, { headers: { 'x-meeting-token': TOKEN } }),
    post: (path: string, body: unknown, key: string = randomUUID()) =>
      inTime(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-idempotency-key': key },
        body: JSON.stringify(body),
      }),
  };
}

for (const { what, host, tags } of AWAY) {
  test(`a database that ${what}: every route says 503 unavailable, and when to try again`, {
    tags,
  }, async () => {
    const { get, post } = await apiOn(await host());

    const answers = await Promise.all([
      ...[...GETS, '/api/health'].map((path) => get(path)),
      ...POSTS.map(([path, body]) => post(path, body)),
    ]);

    for (const { status, json, headers } of answers) {
      expect([status, json.code]).toEqual([503, 'unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    // The health page names the unavailable parts
    const { checks } = answers[GETS.length]?.json ?? {};
    expect(checks).toEqual({ database: 'failed', images: 'ok', mail: 'failed' });
  });
}

test('a booking while the database is unavailable, then the same again: one booking, one response', async () => {
  const host = await silentHost();
  const { projectId, post, get } = await apiOn(host.address);
  const db = emptyDatabase(projectId);
  await offer(db, DATE, ['10:00 AM']);
  const request = aBookingRequest({ date: DATE, availability_id: RECORD });
  const book = (key: string) => post('/api/create-booking', request, key);
  const key = randomUUID();

  const away = await book(key);
  // The first attempt's writes reach the database now
  host.wake();
  await expect.poll(async () => (await get('/api/content')).status).toBe(200);
  const back = await book(key);
  const again = await book(key);

  expect([away.status, back.status, again.text]).toEqual([503, 201, back.text]);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
  expect(await documentsOf(db, 'mail')).toHaveLength(2);
});

test('a database that fails amid bookings: whether or not they got through, a repeat gets one booking', {
  tags: 'long',
}, async () => {
  const host = await silentHost();
  host.wake();
  const { projectId, post, get } = await apiOn(host.address);
  const db = emptyDatabase(projectId);
  const times = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM'];
  await offer(db, DATE, times);
  await get('/api/content');
  const wishes = times.map((time) => {
    const user_email = `${time.replace(/\W/g, '')}@acme.example`;
    const body = aBookingRequest({ date: DATE, availability_id: RECORD, time, user_email });
    return { key: randomUUID(), body };
  });
  const book = () => Promise.all(wishes.map(({ key, body }) => post('/api/create-booking', body, key)));

  const first = book();
  await expect.poll(async () => (await documentsOf(db, 'rate_limits')).length).toBeGreaterThan(0);
  host.sleep();
  const answers = await first;
  host.wake();
  await expect.poll(async () => (await get('/api/content')).status).toBe(200);
  const retried = await book();

  expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true);
  expect(retried.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const bookings = await documentsOf(db, 'bookings');
  expect(bookings.map(({ id }) => id).sort()).toEqual(retried.map(({ json }) => json.booking.id).sort());
  expect(await documentsOf(db, 'mail')).toHaveLength(10);
});
