/** The owner's numbers: what came in by week, dollars by month, and sources. */
import { expect, test } from 'vitest';
import { readNumbers } from '../../functions/src/numbers/read-numbers.ts';
import { NEW_LEAD } from '../../src/domain/schemas/leads.ts';
import { NOW, startApi, Timestamp } from '../support/api-under-test.ts';
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
const daysAgo = (days: number) => Timestamp.fromMillis(NOW.getTime() - days * DAY_MS);

const ADMIN = 'admin@booth.example';

async function startNumbers() {
  const api = await startApi({ settings: { requestsPerHour: 100 } });
  const { db, post } = api;
  await storeCatalogue(db);
  const quote = async (changes: object = {}, request: Record<string, unknown> = {}) => {
    const { json } = await post('/api/send-quote', aQuoteRequest(request));
    const id = String(json.quote_submission_id);
    if (Object.keys(changes).length > 0) await db.doc(`quote_submissions/${id}`).update(changes);
    return id;
  };
  return { ...api, quote };
}

const inState = (state: 'answered' | 'won' | 'lost', agreed_amount: number | null = null) => ({
  lead: { ...NEW_LEAD, state, agreed_amount, changed_at: Timestamp.fromDate(NOW), changed_by: ADMIN },
});
const priced = (estimatedTotal: number) => ({ 'pricing.estimatedTotal': estimatedTotal });

test('quotes, bookings and proposals are counted by the week in which they came in', async () => {
  const { db, send, lead_id } = await aQuotedLead();
  // NOW is a Saturday
  await db.doc(`quote_submissions/${lead_id}`).update({ created_at: daysAgo(6) });
  await send();
  await db.collection('bookings').add({ created_at: daysAgo(5), cancelled_at: daysAgo(1) });
  await db.collection('bookings').add({ created_at: daysAgo(12 * 7) });

  const { weeks } = await readNumbers(db, NOW);

  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ monday: '2026-08-31', quotes: 0, bookings: 0, proposals: 0 });
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-09', quotes: 1, bookings: 0, proposals: 0 },
    { monday: '2026-11-16', quotes: 0, bookings: 1, proposals: 1 },
  ]);
});

test('quotes add up by month, open, won and lost; custom sizes have no price', async () => {
  const { db, post, quote } = await startNumbers();
  await quote(priced(100));
  await quote({ ...inState('answered'), ...priced(20.5) });
  await quote({ ...inState('won'), ...priced(300) });
  await quote({ ...inState('lost'), ...priced(4000), created_at: daysAgo(25) });
  await quote({ ...priced(7), booth_size: 'custom' });
  await quote({ ...priced(9), created_at: daysAgo(356) });
  await post('/api/send-contact-email', aContactMessage());

  const { months } = await readNumbers(db, NOW);

  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-12', open: 0, won: 0, lost: 0 });
  expect(months.slice(-2)).toEqual([
    { month: '2026-10', open: 0, won: 0, lost: 4000 },
    { month: '2026-11', open: 120.5, won: 300, lost: 0 },
  ]);
});

test('a won lead counts with the agreed amount, also a custom size, a request or a message', async () => {
  const { db, post, quote } = await startNumbers();
  await quote({ ...inState('won', 250.25), ...priced(300) });
  await quote({ ...inState('won'), ...priced(40) });
  await quote({ ...inState('won', 5000), booth_size: 'custom' });
  await post('/api/request-custom-booth', aCustomRequest());
  await post('/api/send-contact-email', aContactMessage());
  for (const [name, amount] of [
    ['custom_requests', 7000],
    ['contact_messages', 600],
  ] as const) {
    const [first] = (await db.collection(name).limit(1).get()).docs;
    await first?.ref.update(inState('won', amount));
  }
  await post('/api/send-contact-email', aContactMessage({ email: 'open@acme.example' }));
  await db.collection('contact_messages').add({
    ...{ source: 'show', added_by: ADMIN, created_at: Timestamp.fromDate(NOW) },
    ...inState('won', 80),
  });

  const { months, sources } = await readNumbers(db, NOW);

  expect(months.at(-1)).toEqual({ month: '2026-11', open: 0, won: 12_970.25, lost: 0 });
  expect(sources).toEqual([
    { source: '', quotes: 3, bookings: 0, won: 12_890.25 },
    { source: 'Trade show', quotes: 0, bookings: 0, won: 80 },
  ]);
});

test('an accepted proposal counts as won', async () => {
  const { db, send, see, act } = await aQuotedLead();
  const { json } = await send();
  const token = new URL(json.url).hash.slice(1);
  const { sha256, version } = (await see(token)).json.proposal;
  const signed = { ticked: [], total: TOTAL, name: 'Jane Doe', role: 'VP Marketing', agreed: true };
  expect((await act('accept', token, { version, sha256, ...signed })).status).toBe(200);

  const { months } = await readNumbers(db, NOW);
  expect(months.at(-1)).toMatchObject({ open: 0, won: TOTAL, lost: 0 });
});

test('quotes are counted by the channel of the last arrival, with their meetings and the dollars won', async () => {
  const { db, post, quote } = await startNumbers();
  await offer(db, '2026-12-08', ['10:00 AM']);
  const from = (last: object) => ({
    came_from: { first: { landing: '/' }, last: { landing: '/', ...last } },
  });
  const ad = { utm_source: 'Google', utm_medium: 'cpc' };
  await quote({ ...inState('won'), ...priced(300) }, from(ad));
  const campaign = { ...ad, utm_source: 'google', utm_campaign: 'spring-ces' };
  const quote_submission_id = await quote({}, from(campaign));
  await post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  await quote();

  expect((await readNumbers(db, NOW)).sources).toEqual([
    { source: 'Google ad', quotes: 2, bookings: 1, won: 300 },
    { source: '', quotes: 1, bookings: 0, won: 0 },
  ]);
});

test('of too many leads the newest are read, and the day from which they are complete is told', async () => {
  const { db, quote } = await startNumbers();
  for (const days of [0, 1, 40]) await quote({ ...priced(100), created_at: daysAgo(days) });

  const { months, read_from } = await readNumbers(db, NOW, 2);

  expect(read_from).toBe('2026-11-20');
  expect(months.at(-1)).toMatchObject({ open: 200 });
  expect(months.at(-2)).toMatchObject({ month: '2026-10', open: 0 });
  expect((await readNumbers(db, NOW, 4)).read_from).toBeNull();
});
