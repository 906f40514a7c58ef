/** The owner's numbers: what came in by week, dollars by month, and sources. */
import { expect, test } from 'vitest';
import { readNumbers } from '../../functions/src/numbers/read-numbers.ts';
import { newDeal } from '../../src/domain/deals/change-deal.ts';
import type { Deal } from '../../src/domain/records/deals.ts';
import { emptyDatabase, NOW, startApi, Timestamp } from '../support/api-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';
import { aQuotedLead } from '../support/proposal-under-test.ts';

const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => Timestamp.fromMillis(NOW.getTime() - days * DAY_MS);

async function storedDeals(...all: Partial<Deal>[]) {
  const db = emptyDatabase();
  const person = { name: 'Vera', company: 'Acme', email: 'vera@acme.example', phone: '' };
  for (const fields of all) {
    await db.collection('deals').add({ ...newDeal('quote', person, Timestamp.fromDate(NOW)), ...fields });
  }
  return db;
}

test('quotes, bookings and proposals are counted by the week in which they came in', async () => {
  const { db, send, quoteId } = await aQuotedLead();
  // NOW is a Saturday
  await db.doc(`quote_submissions/${quoteId}`).update({ created_at: daysAgo(6) });
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

test('deals add up by the month in which they began, open, won and lost; one without an amount counts nothing', async () => {
  const db = await storedDeals(
    { amount: 100 },
    { amount: 20.5, state: 'answered' },
    { amount: 300, state: 'sold' },
    { amount: 4000, state: 'lost', created_at: daysAgo(25) },
    { amount: null, booth_size: 'custom' },
    { amount: 9, created_at: daysAgo(356) },
  );

  const { months } = await readNumbers(db, NOW);

  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-12', open: 0, won: 0, lost: 0 });
  expect(months.slice(-2)).toEqual([
    { month: '2026-10', open: 0, won: 0, lost: 4000 },
    { month: '2026-11', open: 120.5, won: 300, lost: 0 },
  ]);
});

test('deals are counted by the channel of the last arrival, or how the team met the person', async () => {
  const api = await startApi({ settings: { requestsPerHour: 100 } });
  const { db, post } = api;
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM']);
  const quote = async (email: string, last?: object) => {
    const came_from = last && { first: { landing: '/' }, last: { landing: '/', ...last } };
    const contact = { ...aQuoteRequest().contact, email };
    const { json } = await post('/api/send-quote', aQuoteRequest({ contact, came_from }));
    return String(json.quote_submission_id);
  };
  const ad = { utm_source: 'Google', utm_medium: 'cpc' };
  await quote('one@acme.example', ad);
  const { user_email } = aBookingRequest();
  const campaign = { ...ad, utm_source: 'google', utm_campaign: 'spring-ces' };
  const quote_submission_id = await quote(user_email, campaign);
  await post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  await quote('three@acme.example');
  const met = { name: 'Mel', company: '', email: '', phone: '5550142' };
  const sold = { state: 'sold', amount: 80 } as const;
  await db.collection('deals').add({ ...newDeal('show', met, Timestamp.fromDate(NOW)), ...sold });

  expect((await readNumbers(db, NOW)).sources).toEqual([
    { source: 'Google ad', quotes: 2, bookings: 1, won: 0 },
    { source: '', quotes: 1, bookings: 0, won: 0 },
    { source: 'Trade show', quotes: 0, bookings: 0, won: 80 },
  ]);
});

test('of too many deals the newest are read, and the day from which they are complete is told', async () => {
  const db = await storedDeals(...[0, 1, 40].map((days) => ({ amount: 100, created_at: daysAgo(days) })));

  const { months, read_from } = await readNumbers(db, NOW, 2);

  expect(read_from).toBe('2026-11-20');
  expect(months.at(-1)).toMatchObject({ open: 200 });
  expect(months.at(-2)).toMatchObject({ month: '2026-10', open: 0 });
  expect((await readNumbers(db, NOW, 4)).read_from).toBeNull();
});
