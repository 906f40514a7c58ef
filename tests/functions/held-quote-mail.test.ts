import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi, Timestamp } from '../support/api-under-test.ts';
import { deliverKind, MINUTE } from '../support/outbox.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';

const LATER = new Date(NOW.getTime() + 15 * MINUTE);

/** Starts an API that holds back mails about quotes for 15 minutes, and sends it a quote. */
async function aQuote() {
  const api = await startApi({ settings: { quoteMailMinutes: 15 } });
  await storeCatalogue(api.db);
  await offer(api.db, '2026-12-08', ['10:00 AM']);
  const { quote_submission_id } = (await api.post('/api/send-quote', aQuoteRequest())).json;
  const kinds = async () => (await documentsOf(api.db, 'mail')).map(({ kind }) => kind).sort();
  const book = (changes = {}) =>
    api.post('/api/create-booking', aBookingRequest({ quote_submission_id, ...changes }));
  return { ...api, kinds, book };
}

test('a booked quote is one mail to the team, with everything in the quote', async () => {
  const { db, kinds, book } = await aQuote();
  expect((await book({ user_name: 'Otto Other' })).status).toBe(201);
  expect(await kinds()).toEqual(['booking-confirmation', 'booking-lead']);
  const lead = (await documentsOf(db, 'mail')).find(({ kind }) => kind === 'booking-lead');
  for (const text of [
    'Name: Otto Other',
    'Contact in the quote\nName: Vera Visitor',
    'Launch design: Included ($2,400 value)',
  ])
    expect(lead?.['text']).toContain(text);
  expect(await deliverKind(db, 'quote-lead', LATER)).toEqual([]);
});

test('a quote without a booking is mailed to the team after 15 minutes, not before, also after a refused one', async () => {
  const { db, kinds, book } = await aQuote();
  expect((await book({ time: '11:00 AM' })).status).toBe(422);
  expect(await kinds()).toEqual(['quote-lead']);
  const [mail] = await documentsOf(db, 'mail');
  expect(mail?.['not_before']).toEqual(Timestamp.fromDate(LATER));
  expect(await deliverKind(db, 'quote-lead', new Date(LATER.getTime() - 1))).toEqual([]);
  expect(await deliverKind(db, 'quote-lead', LATER)).toHaveLength(1);
});

test('a mail already sent when the booking arrives stays, and the booking has its own', async () => {
  const { db, kinds, book } = await aQuote();
  await deliverKind(db, 'quote-lead', LATER);
  expect((await book()).status).toBe(201);
  expect(await kinds()).toEqual(['booking-confirmation', 'booking-lead', 'quote-lead']);
});

test('with a booking and a delivery at the same moment, the mail is sent or deleted, never lost', async () => {
  const { db, kinds, book } = await aQuote();
  const [sent, booked] = await Promise.all([deliverKind(db, 'quote-lead', LATER), book()]);
  expect(booked.status).toBe(201);
  expect((await kinds()).filter((kind) => kind === 'quote-lead')).toHaveLength(sent.length);
});
