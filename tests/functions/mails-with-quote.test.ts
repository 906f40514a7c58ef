/** Links in mails to the quote and to the panel. booking-mails.test.ts tests the mails about new bookings. */
import { expect, test } from 'vitest';
import { remindVisitors } from '../../functions/src/bookings/mails/remind-visitors.ts';
import { documentsOf, SETTINGS, startApi, TEAM } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

const DAY = '2026-12-08';
const DAY_BEFORE = new Date('2026-12-07T23:30:00Z');

/** Books with a quote for a custom show, then reminds, moves and cancels; returns the texts of the mails by kind. */
async function mailsOf(): Promise<Record<string, { text: string; html: string }>> {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  const availability_id = await offer(db, DAY, ['10:00 AM', '2:00 PM']);
  const quote = aQuoteRequest({ show: { id: 'custom', name: 'Visit evil.example' } });
  const { quote_submission_id } = (await post('/api/send-quote', quote)).json;
  const { json } = await post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  await remindVisitors({ db, now: DAY_BEFORE, settings: SETTINGS });
  const link = { 'x-meeting-token': new URL(json.booking.manage_url).hash.slice(1) };
  const later = { date: DAY, time: '2:00 PM', availability_id, time_zone: 'Asia/Tokyo' };
  expect((await post('/api/meeting/move', later, undefined, link)).status).toBe(200);
  expect((await post('/api/meeting/cancel', {}, undefined, link)).status).toBe(200);
  const undated = (text: unknown) => String(text).replaceAll(/asof~\d{4}-\d\d-\d\d~/g, 'asof~today~');
  const mails = await documentsOf(db, 'mail');
  return Object.fromEntries(
    mails.map(({ kind, text, html }) => [String(kind), { text: undated(text), html: undated(html) }]),
  );
}

const linkFor = (show: string) =>
  `https://booth.example/quote#v1.Las+Vegas.NV.custom.${show}.10x10.launch.2~bar-stools.asof~today~869000.end`;

test('mails about a meeting link to the quote: the team’s as requested, the visitor’s without the typed link', async () => {
  const mails = await mailsOf();
  for (const [kind, label] of [
    ['meeting-reminder', 'See the quote'],
    ['meeting-moved', 'See the quote'],
    ['meeting-cancelled', 'See your quote and book again'],
  ] as const) {
    const { text = '', html = '' } = mails[kind] ?? {};
    expect(text).toContain(`${label}: ${linkFor('Visit+evil')}`);
    expect(html).toContain(`href="${linkFor('Visit+evil')}"`);
    expect(`${text}${html}`).not.toMatch(/evil(?:\.|%2E)example/);
  }
  for (const kind of ['meeting-moved-notice', 'meeting-cancelled-notice'])
    expect(mails[kind]?.text).toContain(`See the quote: ${linkFor('Visit+evil%2Eexample')}`);
});

test.each([
  ['/api/send-quote', aQuoteRequest(), 'deals', '#customers?customer='],
  ['/api/request-custom-booth', aCustomRequest(), 'deals', '#customers?customer='],
  ['/api/send-contact-email', aContactMessage(), 'deals', '#customers?customer='],
  ['/api/create-booking', aBookingRequest(), 'bookings', '#bookings?booking='],
])('the mail to the team about %s opens its record in the panel', async (path, body, collection, hash) => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, DAY, ['10:00 AM']);

  await post(path, body);

  const { docs } = await db.collection(collection).get();
  const mails = (await documentsOf(db, 'mail')).filter(({ to }) => String(to).includes(TEAM));
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining(`Open in the panel: https://booth.example/admin${hash}${docs[0]?.id}\n`),
  ]);
});
