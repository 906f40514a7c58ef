import { Webhook } from 'svix';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { queueEvents } from '../../functions/src/webhooks/queue-events.ts';
import { type WebhookCollection, webhookSchema } from '../../src/domain/webhook-payloads.ts';
import { documentsOf, NOW, startApi, Timestamp } from '../support/api-under-test.ts';
import { countCalls } from '../support/count-calls.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';
import { aWebhook, type ReceivedWebhook } from '../support/webhook-under-test.ts';

const MINUTE = 60_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const DATE = '2026-12-08';
const ADMIN = 'admin@booth.example';

/** Fails for a field that the description lacks. */
function expectDescribed({ json }: ReceivedWebhook): void {
  const schema = webhookSchema(json.type);
  expect(z.safeParse(schema, json).error).toBeUndefined();
  expect(Object.keys(json.data).filter((name) => !(name in schema.shape.data.shape))).toEqual([]);
}

async function aBooking() {
  const world = await aWebhook();
  const { db, post, deliver, trigger, time, adminTime } = world;
  await offer(db, DATE, ['10:00 AM', '11:00 AM']);
  const { json } = await post('/api/create-booking', aBookingRequest());
  return {
    ...world,
    at: (now: Date) => {
      time.now = now;
      adminTime.now = now;
    },
    booking: json.booking as { id: string },
    link: { 'x-meeting-token': new URL(json.booking.manage_url).hash.slice(1) },
    tell: async (now: Date) => {
      await trigger('bookings', now);
      await deliver(now);
    },
  };
}

test.each([
  ['quote_submissions', '/api/send-quote', aQuoteRequest, ['quote.created']],
  ['custom_requests', '/api/request-custom-booth', aCustomRequest, ['request.created']],
  ['contact_messages', '/api/send-contact-email', aContactMessage, ['message.created']],
  ['deals', '/api/send-contact-email', aContactMessage, ['lead.created']],
] as const)(
  'a new record of %s is reported, as described, without internal fields',
  async (collection, path, body, types) => {
    const { db, post, deliver, trigger, received, types: receivedTypes } = await aWebhook();
    await storeCatalogue(db);
    await post(path, body());

    await trigger(collection as WebhookCollection);
    await deliver();

    expect(receivedTypes()).toEqual(types);
    for (const request of received) {
      expectDescribed(request);
      const { version, timestamp, data } = request.json;
      expect([version, timestamp, data.created_at]).toEqual([3, NOW.toISOString(), NOW.toISOString()]);
    }
    const [stored] = await documentsOf(db, collection);
    expect(received.map(({ json }) => json.data.id)).toEqual(types.map(() => stored?.['id']));
    expect(received.map(({ body: text }) => text).join()).not.toMatch(
      /search_words|lead_mail_id|note|manage_hash/,
    );
  },
);

test('the receiver can verify a message, and knows it again by its id', async () => {
  const now = new Date();
  const { post, deliver, trigger, received, secret, ask, id, deliveries } = await aWebhook({ now });
  await post('/api/request-custom-booth', aCustomRequest());
  await trigger('custom_requests');
  await deliver();
  const [delivery] = await deliveries();
  await ask(`/webhooks/${id}/resend`, { delivery_id: delivery?.['id'] });
  await deliver();

  const [first, again] = received;
  new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {});
  const data = { requests: aCustomRequest().requests };
  expect(first?.json).toMatchObject({ type: 'request.created', data });
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(() => new Webhook(secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow(
    'No matching signature',
  );
});

test("a booking's events are reported in their order", async () => {
  const { post, ask, at, booking, link, tell, received } = await aBooking();
  const { id } = booking;
  const slot = { date: DATE, time: '11:00 AM', availability_id: `admin-1_${DATE}`, time_zone: 'Asia/Tokyo' };
  const held = new Date(`${DATE}T17:00:00Z`);
  await tell(NOW);
  for (const [moment, act] of [
    [later(MINUTE), () => post('/api/meeting/move', slot, undefined, link)],
    [later(2 * MINUTE), () => ask('/bookings/cancel', { ids: [id], reason: 'Ill' })],
    [later(2.1 * MINUTE), () => ask('/bookings/undo', { changes: [{ id, sequence: 2 }] })],
    [held, () => ask(`/bookings/${id}/status`, { status: 'no-show' })],
    [new Date(held.getTime() + MINUTE), () => ask(`/bookings/${id}/status`, { status: 'held' })],
  ] as const) {
    at(moment);
    expect((await act()).status).toBe(200);
    await tell(moment);
  }

  for (const request of received) expectDescribed(request);
  expect(received.map(({ json }) => [json.type, json.data.status, json.data.time])).toEqual([
    ['booking.created', 'confirmed', '10:00 AM'],
    ['booking.moved', 'confirmed', '11:00 AM'],
    ['booking.cancelled', 'cancelled', '11:00 AM'],
    ['booking.restored', 'confirmed', '11:00 AM'],
    ['booking.no_show', 'no-show', '11:00 AM'],
    ['booking.held', 'held', '11:00 AM'],
  ]);
  expect(received[0]?.body).not.toMatch(/manage_hash|history|admin_id|undo|sequence|search_words/);
});

test('a meeting that is handed over, and back, is no event', async () => {
  const { db, booking, tell, types } = await aBooking();
  const ref = db.doc(`bookings/${booking.id}`);
  const at = Timestamp.fromDate(later(MINUTE));
  const events = [
    { what: 'handed', at, by: ADMIN, handed_to: 'partner@booth.example' },
    { what: 'undone', at, by: ADMIN },
  ];
  await ref.update({ history: [...(await ref.get()).get('history'), ...events] });

  await tell(later(MINUTE));

  expect(types()).toEqual(['booking.created']);
});

test('a change whose trigger comes first brings the events before it along', async () => {
  const { post, at, link, tell, types, deliveries } = await aBooking();
  at(later(MINUTE));
  await post('/api/meeting/cancel', { reason: '' }, undefined, link);

  await tell(later(MINUTE));
  await tell(NOW);

  expect(types()).toEqual(['booking.created', 'booking.cancelled']);
  expect(await deliveries()).toHaveLength(2);
});

test('a pending booking is reported once confirmed, and never if it is released', async () => {
  const { db, booking, tell, types } = await aBooking();
  const ref = db.doc(`bookings/${booking.id}`);
  await ref.update({ status: 'pending' });
  await tell(NOW);
  expect(types()).toEqual([]);

  const { manage_hashes } = (await ref.get()).data() ?? {};
  await ref.update({ status: 'cancelled', pending_until: null, manage_hashes: [] });
  await tell(later(31 * MINUTE));
  expect(types()).toEqual([]);

  await ref.update({ status: 'confirmed', pending_until: null, manage_hashes });
  await tell(later(29 * MINUTE));
  expect(types()).toEqual(['booking.created']);
});

test('a person whom the team adds is a lead and no message; changes are reported with the amount, without note and reason', async () => {
  const { db, ask, trigger, deliver, received, types, adminTime } = await aWebhook();
  await ask('/deals', { source: 'show', name: 'Mel Met', email: 'mel@acme.example', note: 'Secret' });
  await trigger('deals');
  await deliver();
  const [{ id = '' } = {}] = await documentsOf(db, 'deals');
  for (const [minutes, outcome] of [
    [1, { state: 'lost', lost_reason: 'Secret' }],
    [2, { state: 'sold', amount: 9000 }],
  ] as const) {
    adminTime.now = later(minutes * MINUTE);
    await ask(`/deals/${id}/change`, { change: { ...outcome, note: 'Secret' } });
    await trigger('deals', adminTime.now);
  }
  await deliver(adminTime.now);

  expect(types()).toEqual(['lead.created', 'lead.changed', 'lead.changed']);
  const lead = { source: 'show', name: 'Mel Met', phone: '' };
  const sold = { ...lead, state: 'sold', amount: 9000 };
  expect(received.map(({ json }) => json.data)).toMatchObject([{ ...lead, state: 'new' }, sold, sold]);
  for (const request of received) {
    expectDescribed(request);
    expect(request.body).not.toContain('Secret');
  }
});

test("'Sales only' leaves out leads and messages, and nothing from before it was connected is sent", async () => {
  const { post, trigger, deliver, types, time, deliveries } = await aWebhook({ sales_only: true });
  const quote = () => post('/api/send-quote', aQuoteRequest({ selectedDesign: null, extras: [] }));
  time.now = later(-MINUTE);
  await quote();
  time.now = NOW;
  await quote();
  await post('/api/send-contact-email', aContactMessage());

  await trigger('quote_submissions');
  await trigger('contact_messages');
  await deliver();

  expect(types()).toEqual(['quote.created']);
  expect(await deliveries()).toHaveLength(1);
});

test('without an endpoint, a change costs one query', async () => {
  const { db, post } = await startApi();
  await post('/api/send-contact-email', aContactMessage());
  const [{ id = '', ...document } = {}] = await documentsOf(db, 'contact_messages');
  const usage = countCalls(db);

  await queueEvents(
    { db, enqueue: () => expect.fail('It was queued') },
    { collection: 'contact_messages', id: String(id), document, at: NOW },
  );

  expect(usage()).toEqual({ calls: 1, read: 0, written: 0 });
});

test("an old record that is written again tells nothing; a visitor's deleted one is not sent, and the delivery names no one", async () => {
  const { db, post, trigger, deliver, types, deliveries } = await aWebhook();
  await post('/api/send-contact-email', aContactMessage());
  await trigger('contact_messages', later(3 * 60 * MINUTE));
  expect(await deliveries()).toEqual([]);
  await trigger('contact_messages');
  const stored = JSON.stringify(await deliveries());
  const [{ id = '' } = {}] = await documentsOf(db, 'contact_messages');
  await db.doc(`contact_messages/${id}`).delete();

  await deliver();

  expect(types()).toEqual([]);
  expect(stored).not.toMatch(/Vera|acme/);
  const unsent = { state: 'unsent', failure: 'The record was deleted.' };
  expect(await deliveries()).toMatchObject([unsent]);
});
