/** Above the usual number of bookings an hour, a booking waits until its mailed link is opened. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { releasePending } from '../../functions/src/bookings/pending-bookings.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';

const DAY = '2026-12-08';
const MINUTE_MS = 60_000;

/** Starts an API whose next booking is above the limit, with a visitor's actions and the clock. */
async function busyApi(confirmAbovePerHour: number | 'auto' = 1) {
  const api = await startApi({ settings: { confirmAbovePerHour, requestsPerHour: 10_000 } });
  const availability_id = await offer(api.db, DAY, SLOT_LABELS);
  const book = (time: string, changes: object = {}, key = randomUUID() as string) =>
    api.post('/api/create-booking', aBookingRequest({ date: DAY, time, availability_id, ...changes }), key);
  const visitor = (name: string) => ({ user_email: `${name}@acme.example` });
  const mailTo = async (address: string) =>
    (await documentsOf(api.db, 'mail')).filter(({ to }) => to === address);
  /** Returns the token in the only mail to an address. */
  const tokenOf = async (address: string) =>
    /meeting#(\S+)/.exec(String((await mailTo(address))[0]?.['text']))?.[1] ?? '';
  const confirm = async (token: string, key = randomUUID() as string) =>
    api.post('/api/meeting/confirm', {}, key, { 'x-meeting-token': token });
  const see = (token: string) => api.get('/api/meeting', { 'x-meeting-token': token });
  const pass = (minutes: number) => {
    api.time.now = new Date(api.time.now.getTime() + minutes * MINUTE_MS);
  };
  return { ...api, book, visitor, mailTo, tokenOf, confirm, see, pass };
}

test('below the limit nothing changes; above it the slot is held and one mail asks the visitor to confirm', async () => {
  const { book, visitor, db, mailTo, get, time } = await busyApi();
  expect((await book('10:00 AM', visitor('one'))).status).toBe(201);

  const { status, json } = await book('11:00 AM', visitor('two'));

  const until = new Date(time.now.getTime() + 30 * MINUTE_MS).toISOString();
  expect([status, json]).toEqual([202, { success: true, pending: { until, date: DAY, time: '11:00 AM' } }]);
  expect((await documentsOf(db, 'slot_claims')).map(({ id }) => id)).toContain(`${DAY}_1100`);
  expect((await mailTo('two@acme.example')).map(({ kind }) => kind)).toEqual(['booking-pending']);
  expect((await mailTo(TEAM)).map(({ kind }) => kind)).toEqual(['booking-lead']);
  const offered = (await get('/api/availability')).json.availability[0].slots;
  expect(offered.find((slot: { time: string }) => slot.time === '11:00 AM').status).toBe('booked');
});

test('the same request again gets the same response, and another try for the same quote no second mail', async () => {
  const { db, book, visitor, post, mailTo } = await busyApi();
  await storeCatalogue(db);
  await book('9:00 AM', visitor('one'));
  const quote = aQuoteRequest();
  const { json } = await post('/api/send-quote', {
    ...quote,
    contact: { ...quote.contact, email: 'two@acme.example' },
  });
  const changes = { ...visitor('two'), quote_submission_id: json.quote_submission_id };
  const key = randomUUID();
  const first = await book('10:00 AM', changes, key);
  const again = await book('10:00 AM', changes, key);
  const withNewKey = await book('10:00 AM', changes);
  expect([first.status, again.text, withNewKey.text]).toEqual([202, first.text, first.text]);
  expect(await mailTo('two@acme.example')).toHaveLength(1);
});

test('confirming books it, with both mails; confirming again gets the same response', async () => {
  const { book, visitor, tokenOf, see, confirm, mailTo } = await busyApi();
  await book('10:00 AM', visitor('one'));
  await book('11:00 AM', visitor('two'));
  const token = await tokenOf('two@acme.example');
  expect((await see(token)).json.meeting).toMatchObject({ status: 'pending', time: '11:00 AM' });

  const confirmed = await confirm(token);
  const again = await confirm(token);

  expect([confirmed.status, confirmed.json.meeting.status]).toEqual([200, 'confirmed']);
  expect([again.status, again.json]).toEqual([200, confirmed.json]);
  const kinds = (await mailTo('two@acme.example')).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['booking-confirmation', 'booking-pending']);
  expect((await mailTo(TEAM)).filter(({ kind }) => kind === 'booking-lead')).toHaveLength(2);
});

test('unconfirmed, it is released after 30 minutes: slot, quote and address are free, and the link opens nothing', async () => {
  const { db, book, visitor, tokenOf, see, confirm, pass, time } = await busyApi();
  await book('10:00 AM', visitor('one'));
  await book('11:00 AM', visitor('two'));
  const token = await tokenOf('two@acme.example');
  pass(29);
  expect(await releasePending({ db, now: time.now })).toBe(0);
  expect((await see(token)).status).toBe(200);
  pass(1);
  expect((await see(token)).status).toBe(404);
  expect((await confirm(token)).status).toBe(404);
  expect(await releasePending({ db, now: time.now })).toBe(1);
  expect(await releasePending({ db, now: time.now })).toBe(0);
  expect((await documentsOf(db, 'slot_claims')).map(({ id }) => id)).toEqual([`${DAY}_1000`]);
  expect((await confirm(token)).status).toBe(404);
  expect(await documentsOf(db, 'bookings')).toContainEqual(
    expect.objectContaining({ status: 'cancelled', user_email: 'two@acme.example' }),
  );
});

test('a visitor who wants the slot of an overdue booking need not wait for the next run', async () => {
  const { book, visitor, pass } = await busyApi();
  await book('10:00 AM', visitor('one'));
  await book('11:00 AM', visitor('two'));
  expect((await book('11:00 AM', visitor('three'))).json.code).toBe('slot-taken');
  pass(61);
  expect((await book('11:00 AM', visitor('four'))).status).toBe(201);
});

test('confirmed and released at the same moment, it is one or the other', async () => {
  const { db, book, visitor, tokenOf, confirm, time, pass } = await busyApi();
  await book('10:00 AM', visitor('one'));
  await book('11:00 AM', visitor('two'));
  const token = await tokenOf('two@acme.example');
  pass(29.9);
  const overdue = new Date(time.now.getTime() + MINUTE_MS);
  const [confirmed, released] = await Promise.all([confirm(token), releasePending({ db, now: overdue })]);
  const booking = (await documentsOf(db, 'bookings')).find(
    ({ user_email }) => user_email === 'two@acme.example',
  );
  const claims = (await documentsOf(db, 'slot_claims')).map(({ id }) => id);
  if (released === 1) {
    expect([booking?.['status'], confirmed.status]).toEqual(['cancelled', 404]);
    expect(claims).not.toContain(`${DAY}_1100`);
  } else {
    expect([booking?.['status'], confirmed.status]).toEqual(['confirmed', 200]);
    expect(claims).toContain(`${DAY}_1100`);
  }
});

test('forged callers book no more than the limit, even in parallel', async () => {
  const { book, visitor } = await busyApi('auto');
  const bookAll = async (times: readonly string[]) => {
    const answers = await Promise.all(times.map((time) => book(time, visitor(time.replace(/\W/g, '')))));
    return answers.map(({ status }) => status);
  };
  const atOnce = await bookAll(SLOT_LABELS.slice(0, 8));
  const oneByOne: number[] = [];
  for (const time of SLOT_LABELS.slice(8, 16)) oneByOne.push(...(await bookAll([time])));
  const later = await bookAll(SLOT_LABELS.slice(16));
  expect([...atOnce, ...oneByOne].filter((status) => status === 201)).toHaveLength(6);
  expect(new Set(later)).toEqual(new Set([202]));
});

test("a pending meeting cannot be moved or canceled, and counts toward an address's two", async () => {
  const { book, visitor, tokenOf, post } = await busyApi();
  await book('9:00 AM', visitor('one'));
  await book('10:00 AM', visitor('two'));
  const token = { 'x-meeting-token': await tokenOf('two@acme.example') };
  expect((await post('/api/meeting/cancel', {}, randomUUID(), token)).json.code).toBe('meeting-over');
  await book('11:00 AM', visitor('two'));
  expect((await book('1:00 PM', visitor('two'))).json.code).toBe('too-many-meetings');
});
