/** Above the usual number of bookings an hour, a booking waits until its mailed link is opened. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { releasePending } from '../../functions/src/bookings/booking/pending-bookings.ts';
import { bookingMessages } from '../../src/domain/messages/booking.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { documentsOf, TEAM } from '../support/api-under-test.ts';
import { busyApi, DAY, MINUTE_MS } from '../support/busy-api.ts';
import { aQuoteRequest, storeCatalogue } from '../support/payloads.ts';

/** Books a meeting, and another one above the limit; returns the token in the link that was mailed. */
async function aPending() {
  const api = await busyApi();
  await api.book('10:00 AM', api.visitor('one'));
  await api.book('11:00 AM', api.visitor('two'));
  return { ...api, token: await api.tokenOf('two@acme.example') };
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
  const contact = { ...aQuoteRequest().contact, email: 'two@acme.example' };
  const { json } = await post('/api/send-quote', aQuoteRequest({ contact }));
  const changes = { ...visitor('two'), quote_submission_id: json.quote_submission_id };
  const key = randomUUID();
  const first = await book('10:00 AM', changes, key);
  const again = await book('10:00 AM', changes, key);
  const withNewKey = await book('10:00 AM', changes);
  expect([first.status, again.text, withNewKey.text]).toEqual([202, first.text, first.text]);
  expect(await mailTo('two@acme.example')).toHaveLength(1);
});

test('confirming books it, with both mails; confirming again gets the same response', async () => {
  const { token, see, confirm, mailTo } = await aPending();
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
  const { db, token, see, confirm, pass, time } = await aPending();
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
  const { book, visitor, pass } = await aPending();
  expect((await book('11:00 AM', visitor('three'))).json.code).toBe('slot-taken');
  pass(61);
  expect((await book('11:00 AM', visitor('four'))).status).toBe(201);
});

test('its 30 minutes begin when the mail leaves, and again with each try', async () => {
  const { db, token, see, pass, time, deliverLinks, server } = await aPending();
  pass(20);
  server.isUp = false;
  expect(await deliverLinks()).toEqual([]);
  pass(15);
  server.isUp = true;
  expect(await deliverLinks()).toEqual(['two@acme.example']);
  pass(29);
  expect(await releasePending({ db, now: time.now })).toBe(0);
  expect((await see(token)).status).toBe(200);
  pass(1);
  expect((await see(token)).status).toBe(404);
  expect(await releasePending({ db, now: time.now })).toBe(1);
});

test('a link is not mailed once its booking is confirmed or released', async () => {
  const { book, visitor, token, confirm, pass, deliverLinks } = await aPending();
  await book('1:00 PM', visitor('three'));
  await confirm(token);
  expect(await deliverLinks('two@acme.example')).toEqual([]);
  pass(30);
  expect(await deliverLinks()).toEqual([]);
});

test('confirmed and released at the same moment, it is one or the other', async () => {
  const { db, token, confirm, time, pass } = await aPending();
  pass(29.9);
  const overdue = new Date(time.now.getTime() + MINUTE_MS);
  const [confirmed, released] = await Promise.all([confirm(token), releasePending({ db, now: overdue })]);
  const booking = (await documentsOf(db, 'bookings')).find(
    ({ user_email }) => user_email === 'two@acme.example',
  );
  const claims = (await documentsOf(db, 'slot_claims')).map(({ id }) => id);
  expect([booking?.['status'], confirmed.status, claims.includes(`${DAY}_1100`)]).toEqual(
    released === 1 ? ['cancelled', 404, false] : ['confirmed', 200, true],
  );
});

test('forged callers book no more than the limit, even in parallel', async () => {
  const { db, book, visitor } = await busyApi('auto');
  const bookOne = async (time: string) => (await book(time, visitor(time.replace(/\W/g, '')))).status;
  const statuses = await Promise.all(SLOT_LABELS.slice(0, 8).map(bookOne));
  for (const time of SLOT_LABELS.slice(8, 16)) statuses.push(await bookOne(time));
  statuses.push(...(await Promise.all(SLOT_LABELS.slice(16).map(bookOne))));
  // The answer to a booking can get lost in the rush
  const booked = (await documentsOf(db, 'bookings')).filter(({ status }) => status === 'confirmed');
  expect(booked).toHaveLength(6);
  expect(new Set(statuses)).toEqual(new Set([201, 202, 503]));
});

/** Spends the six mails an hour of an address: three meetings that were booked and canceled. */
async function aFullMailbox() {
  const api = await busyApi(3);
  const { book, visitor, post, deliverAll } = api;
  for (const time of SLOT_LABELS.slice(0, 3)) {
    const { json } = await book(time, visitor('vera'));
    await deliverAll();
    const token = new URL(json.booking.manage_url).hash.slice(1);
    await post('/api/meeting/cancel', {}, randomUUID(), { 'x-meeting-token': token });
    await deliverAll();
  }
  expect(await api.mailTo('vera@acme.example')).toHaveLength(6);
  return api;
}

test('a visitor whose six mails strangers have spent gets the link at once', async () => {
  const { book, visitor, deliverLinks, tokenOf, confirm } = await aFullMailbox();
  expect((await book('1:00 PM', visitor('vera'))).status).toBe(202);
  const token = await tokenOf('vera@acme.example');
  expect(await deliverLinks()).toEqual(['vera@acme.example']);
  expect((await confirm(token)).status).toBe(200);
});

test('a link that cannot leave holds nothing: 503 until its turn, and then the same request books', async () => {
  const { db, book, visitor, pass } = await aFullMailbox();
  await book('1:00 PM', visitor('vera'));
  const stored = () => Promise.all([documentsOf(db, 'bookings'), documentsOf(db, 'slot_claims')]);
  const before = await stored();
  const key = randomUUID();

  const refused = await book('2:00 PM', visitor('vera'), key);

  expect([refused.status, refused.json.code]).toEqual([503, 'unavailable']);
  expect(refused.json.error).toBe(bookingMessages.linkNotMailed);
  const retryAfter = Number(refused.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(3601);
  expect(await stored()).toEqual(before);
  const counters = (await documentsOf(db, 'rate_limits')).map(({ id }) => String(id).split('_')[0]);
  expect(counters).toContain('refused');
  pass(retryAfter / 60);
  expect((await book('2:00 PM', visitor('vera'), key)).status).toBe(201);
});

test('two bookings at once share the one turn that is left', async () => {
  const { book, visitor, deliverLinks } = await aFullMailbox();
  const answers = await Promise.all(['1:00 PM', '2:00 PM'].map((time) => book(time, visitor('vera'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 503]);
  expect(await deliverLinks()).toEqual(['vera@acme.example']);
});
