import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi, Timestamp } from '../support/api-under-test.ts';
import { bookedMeeting } from '../support/managed-meeting.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';
import { untilAnswered } from '../support/until-answered.ts';

const HOUR_MS = 3_600_000;

test('the same key and body gets the first response byte for byte, even a day later, and nothing is done twice', async () => {
  const { db, post, time } = await startApi();
  await offer(db, '2026-12-08', ['10:00 AM']);
  const key = randomUUID();
  const first = await post('/api/create-booking', aBookingRequest(), key);

  time.now = new Date(NOW.getTime() + 24 * HOUR_MS);
  const again = await post('/api/create-booking', aBookingRequest(), key.toUpperCase());

  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
  expect(await documentsOf(db, 'mail')).toHaveLength(2);
});

test('ten simultaneous requests with one key: one quote, one mail, ten identical responses', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => untilAnswered(() => post('/api/send-quote', aQuoteRequest(), key))),
  );

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await documentsOf(db, 'quote_submissions')).toHaveLength(1);
  expect(await documentsOf(db, 'mail')).toHaveLength(1);
});

test('422 idempotency-mismatch: the same key with another body; another route is another key', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const key = randomUUID();
  await post('/api/create-booking', aBookingRequest(), key);

  const { status, json } = await post('/api/create-booking', aBookingRequest({ time: '11:00 AM' }), key);

  expect([status, json.code]).toEqual([422, 'idempotency-mismatch']);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
  expect((await post('/api/send-quote', aQuoteRequest(), key)).status).toBe(201);
});

test('a refusal of the booking is remembered like a success', async () => {
  const { db, post } = await startApi();
  await offer(db, '2026-12-08', ['10:00 AM']);
  await post('/api/create-booking', aBookingRequest({ user_email: 'first@acme.example' }));
  const key = randomUUID();
  const first = await post('/api/create-booking', aBookingRequest(), key);

  await db.doc('slot_claims/2026-12-08_1000').delete();
  const again = await post('/api/create-booking', aBookingRequest(), key);
  const other = await post('/api/create-booking', aBookingRequest());

  expect([again.status, again.text]).toEqual([409, first.text]);
  expect(other.status).toBe(201);
});

test('a refusal is kept for the promised day, a success for two, and a field says until when', async () => {
  const { db, post } = await startApi();
  await post('/api/create-booking', aBookingRequest());
  await post('/api/request-custom-booth', aCustomRequest());

  const records = await documentsOf(db, 'idempotency_keys');

  const kept = (hours: number) => Timestamp.fromMillis(NOW.getTime() + hours * HOUR_MS);
  expect(Object.fromEntries(records.map(({ status, expires_at }) => [status, expires_at]))).toEqual({
    202: kept(48),
    404: kept(24),
  });
});

test('an invalid link to a meeting is stored nowhere', async () => {
  const { db, booking, move, cancel } = await bookedMeeting();
  const key = randomUUID();
  const secret = 'x'.repeat(43);

  for (const given of ['nonsense', `${booking.id}.${secret}`, `nobody.${secret}`]) {
    const refused = { status: 404, json: { code: 'meeting-not-found' } };
    expect(await move('11:00 AM', { key, given })).toMatchObject(refused);
    expect(await cancel({}, { key, given })).toMatchObject(refused);
  }
  const stored = await documentsOf(db, 'idempotency_keys');
  expect(stored.map(({ route }) => route)).toEqual(['create-booking']);
});

test('400 invalid without a usable key: none, no UUID, a path', async () => {
  const { post } = await startApi();

  for (const key of ['', '42', '../bookings/1']) {
    const { status, json } = await post('/api/request-custom-booth', aCustomRequest(), key);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([400, 'invalid', ['X-Idempotency-Key']]);
  }
});

test('the remembered data contains nothing personal, and opens no meeting: neither link nor key is in it', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM']);
  const key = randomUUID();
  const booked = await post('/api/create-booking', aBookingRequest(), key);
  const answers = [
    booked,
    await post('/api/send-quote', aQuoteRequest()),
    await post('/api/request-custom-booth', aCustomRequest()),
    await post('/api/send-contact-email', aContactMessage()),
  ];

  const records = JSON.stringify(await documentsOf(db, 'idempotency_keys'));

  for (const remembered of [records, ...answers.map(({ text }) => text)]) {
    expect(remembered).not.toMatch(/vera|acme|555 010/i);
  }
  expect(records).toContain('create-booking');
  expect(records).not.toContain(new URL(booked.json.booking.manage_url).hash.split('.')[1]);
  expect(records).not.toContain(key);
});
