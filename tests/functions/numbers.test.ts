/** The owner's numbers: submissions by week, dollars, sources, and the time to the first answer. */
import { expect, test } from 'vitest';
import { cancelBookings } from '../../functions/src/bookings/admin-booking-routes.ts';
import { undoChanges } from '../../functions/src/bookings/undo-changes.ts';
import { readNumbers } from '../../functions/src/numbers/read-numbers.ts';
import { readPipeline } from '../../functions/src/numbers/read-pipeline.ts';
import { NEW_LEAD } from '../../src/domain/schemas/leads.ts';
import { type Database, NOW, SETTINGS, startApi, Timestamp } from '../support/api-under-test.ts';
import { deleteWithFiles } from '../support/meeting-logo-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';
import { aQuotedLead, TOTAL } from '../support/proposal-under-test.ts';

const DAY_MS = 24 * 3_600_000;
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const ADMIN = 'admin@booth.example';

/** Monday of the week of NOW, which is a Saturday. */
const MONDAY = '2026-11-16';

/** Reads the numbers of the week of NOW, `days` later. */
async function thisWeek(db: Database, days = 0) {
  const weeks = await readNumbers({ db, now: after(days) }, 4);
  return weeks.find(({ monday }) => monday === MONDAY);
}

const one = (show: string, size: string) => ({ shows: { [show]: 1 }, sizes: { [size]: 1 } });
const NOTHING = { shows: {}, sizes: {} };

/** Books a meeting with a quote and one without. */
async function twoBookings() {
  const { db, post, time } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const { json: quote } = await post('/api/send-quote', aQuoteRequest());
  const quote_submission_id = quote.quote_submission_id;
  const { json } = await post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  const other = { time: '11:00 AM', user_email: 'other@acme.example' };
  await post('/api/create-booking', aBookingRequest(other));
  return { db, time, id: String(json.booking.id) };
}

test('quotes, bookings and cancellations are counted by show and size; an undone cancellation is not', async () => {
  const { db, id } = await twoBookings();
  const bookings = { shows: { 'ces-las-vegas': 1, none: 1 }, sizes: { '10x10': 1, none: 1 } };
  const quotes = one('ces-las-vegas', '10x10');
  expect(await thisWeek(db)).toMatchObject({ quotes, bookings, cancellations: NOTHING });

  const team = { db, timeOf: () => NOW, settings: SETTINGS };
  const { changes } = await cancelBookings(team, ADMIN, { ids: [id], reason: '' });
  expect(await thisWeek(db)).toMatchObject({ quotes, bookings, cancellations: quotes });

  await undoChanges(team, ADMIN, { changes });
  expect(await thisWeek(db)).toMatchObject({ quotes, bookings, cancellations: NOTHING });
});

test('a past day is counted once, and keeps its numbers when a visitor is deleted', async () => {
  const { db, id } = await twoBookings();
  const before = await thisWeek(db);
  // Until an hour into the next day, the records are counted again
  await thisWeek(db, 0.66);
  expect((await db.doc('counters/2026-11-21').get()).get('counted')).toBeUndefined();

  expect(await thisWeek(db, 0.67)).toEqual(before);
  expect((await db.doc('counters/2026-11-21').get()).get('counted')).toBeDefined();
  await deleteWithFiles(db, id);
  expect(await thisWeek(db, 1)).toEqual(before);
});

test('a meeting canceled in a later week counts there, and so does its quote', async () => {
  const { db, id } = await twoBookings();
  await thisWeek(db, 3);
  const team = { db, timeOf: () => after(7), settings: SETTINGS };
  await cancelBookings(team, ADMIN, { ids: [id], reason: '' });

  const [, , before, present] = await readNumbers({ db, now: after(7) }, 4);
  expect(before).toMatchObject({ monday: MONDAY, cancellations: NOTHING });
  expect(present).toMatchObject({
    monday: '2026-11-23',
    bookings: NOTHING,
    cancellations: one('ces-las-vegas', '10x10'),
  });
});

test('quotes add up by month and show, open, won and lost; custom sizes have no price; answers have a median', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 100 } });
  await storeCatalogue(db);
  const sendQuote = async (lead?: object, changes: object = {}) => {
    const { json } = await post('/api/send-quote', aQuoteRequest());
    await db
      .doc(`quote_submissions/${json.quote_submission_id}`)
      .update({ ...(lead && { lead }), ...changes });
  };
  const answered = (minutes: number, state = 'answered') => ({
    ...NEW_LEAD,
    state,
    answered_at: Timestamp.fromMillis(NOW.getTime() + minutes * 60_000),
    changed_at: Timestamp.fromDate(NOW),
    changed_by: ADMIN,
  });
  const priced = (estimatedTotal: number) => ({ 'pricing.estimatedTotal': estimatedTotal });
  await sendQuote(undefined, priced(100));
  await sendQuote(answered(10), priced(20.5));
  await sendQuote(answered(60, 'won'), priced(300));
  await sendQuote(answered(90, 'lost'), { ...priced(4000), created_at: Timestamp.fromDate(after(-25)) });
  await sendQuote(undefined, { ...priced(7), booth_size: 'custom' });
  await sendQuote(undefined, { ...priced(9), created_at: Timestamp.fromDate(after(-60)) });
  await post('/api/send-contact-email', aContactMessage());

  const { values, answers } = await readPipeline(db, '2026-10-26', '2026-11-21');

  const show = 'ces-las-vegas';
  expect(values.toSorted((a, b) => a.month.localeCompare(b.month))).toEqual([
    { month: '2026-10', show, open: 0, won: 0, lost: 4000 },
    { month: '2026-11', show, open: 120.5, won: 300, lost: 0 },
  ]);
  // 10 minutes, an hour, and 25 days and 90 minutes
  expect(answers).toEqual({ count: 3, median_minutes: 60 });
  expect((await readPipeline(db, '2026-11-22', '2026-11-30')).answers).toEqual({
    count: 0,
    median_minutes: null,
  });
});

test('a won lead counts with the agreed amount, also a custom size, a request or a message', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 100 } });
  await storeCatalogue(db);
  const wonFor = (agreed_amount: number | null) => ({
    lead: { ...NEW_LEAD, state: 'won', agreed_amount, changed_at: Timestamp.fromDate(NOW) },
  });
  const quote = async (changes: object) => {
    const { json } = await post('/api/send-quote', aQuoteRequest());
    await db.doc(`quote_submissions/${json.quote_submission_id}`).update(changes);
  };
  await quote({ ...wonFor(250.25), 'pricing.estimatedTotal': 300 });
  await quote({ ...wonFor(null), 'pricing.estimatedTotal': 40 });
  await quote({ ...wonFor(5000), booth_size: 'custom' });
  await post('/api/request-custom-booth', aCustomRequest());
  await post('/api/send-contact-email', aContactMessage());
  await post('/api/send-contact-email', aContactMessage({ email: 'open@acme.example' }));
  for (const [name, amount] of [
    ['custom_requests', 7000],
    ['contact_messages', 600],
  ] as const) {
    const [first] = (await db.collection(name).limit(1).get()).docs;
    await first?.ref.update(wonFor(amount));
  }
  await db.collection('contact_messages').add({
    ...{ source: 'show', added_by: ADMIN, show_id: 'ces-las-vegas', created_at: Timestamp.fromDate(NOW) },
    ...wonFor(80),
  });

  const { values, sources } = await readPipeline(db, MONDAY, '2026-11-21');

  const month = '2026-11';
  expect(values.toSorted((a, b) => a.show.localeCompare(b.show))).toEqual([
    { month, show: 'ces-las-vegas', open: 0, won: 5370.25, lost: 0 },
    { month, show: 'none', open: 0, won: 7600, lost: 0 },
  ]);
  expect(sources).toEqual([
    { source: '', quotes: 3, bookings: 0, won: 12_890.25 },
    { source: 'Trade show', quotes: 0, bookings: 0, won: 80 },
  ]);
});

test('quotes are counted by the channel of the last arrival, with their meetings and the dollars won', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 100 } });
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM']);
  const send = async (last?: object) => {
    const came_from = last && { first: { landing: '/' }, last: { landing: '/', ...last } };
    const { json } = await post('/api/send-quote', aQuoteRequest({ came_from }));
    return String(json.quote_submission_id);
  };
  const ad = { utm_source: 'Google', utm_medium: 'cpc' };
  const won = await send(ad);
  const lead = { ...NEW_LEAD, state: 'won', changed_at: Timestamp.fromDate(NOW), changed_by: ADMIN };
  await db.doc(`quote_submissions/${won}`).update({ lead, 'pricing.estimatedTotal': 300 });
  const quote_submission_id = await send({ ...ad, utm_source: 'google', utm_campaign: 'spring-ces' });
  await post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  await send();

  expect((await readPipeline(db, MONDAY, '2026-11-21')).sources).toEqual([
    { source: 'Google ad', quotes: 2, bookings: 1, won: 300 },
    { source: '', quotes: 1, bookings: 0, won: 0 },
  ]);
});

test('proposals are counted by their state, with the days from the quote to the order', async () => {
  const { db, send, see, act, lead_id } = await aQuotedLead();
  const quote = db.doc(`quote_submissions/${lead_id}`);
  await quote.update({ created_at: Timestamp.fromDate(after(-12)) });
  const { json } = await send();
  const numbers = async (at: Date) => (await readPipeline(db, '2026-11-01', '2027-12-31', at)).proposals;
  const one = { sent: 1, accepted: 0, declined: 0, expired: 0, median_days: null };
  expect(await numbers(NOW)).toEqual(one);
  expect(await numbers(after(60))).toEqual({ ...one, expired: 1 });

  const token = new URL(json.url).hash.slice(1);
  const { sha256, version } = (await see(token)).json.proposal;
  const signed = { ticked: [], total: TOTAL, name: 'Jane Doe', role: 'VP Marketing', agreed: true };
  expect((await act('accept', token, { version, sha256, ...signed })).status).toBe(200);
  expect(await numbers(after(60))).toEqual({ ...one, accepted: 1, median_days: 12 });
  const { values } = await readPipeline(db, '2026-11-01', '2027-12-31');
  expect(values).toMatchObject([{ open: 0, won: TOTAL, lost: 0 }]);
});
