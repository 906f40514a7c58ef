import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { deleteAll, sweepExpired, sweepOld } from '../../functions/src/retention/sweeps.ts';
import { newDeal } from '../../src/domain/deals/change-deal.ts';
import {
  type Database,
  documentsOf,
  emptyDatabase,
  NOW,
  startApi,
  Timestamp,
} from '../support/api-under-test.ts';
import { deleteWithFiles } from '../support/meeting-logo-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR_MS);
const days = (count: number) => hours(24 * count);

/** End of the meeting that `aVisit` books. */
const MEETING_END = new Date('2026-12-08T15:45:00Z');
const daysAfterMeeting = (count: number) => new Date(MEETING_END.getTime() + count * 24 * HOUR_MS);

/** Sends each kind of form as a visitor: a message, a request, a quote, a second quote with its booking. */
async function aVisit() {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM']);
  await post('/api/send-contact-email', aContactMessage());
  await post('/api/request-custom-booth', aCustomRequest());
  await post('/api/send-quote', aQuoteRequest());
  const { json } = await post('/api/send-quote', aQuoteRequest());
  const { quote_submission_id } = json;
  const booked = await post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  expect(booked.status).toBe(201);
  const old = (now: Date, days: { leads?: number; bookings?: number; mails?: number }) => {
    const retention = { leads: null, bookings: null, mails: null, ...days };
    return sweepOld({ db, now, retention, deleteBooking: deleteWithFiles, deleteProposal });
  };
  return { db, quoteId: quote_submission_id, bookingId: booked.json.booking.id, old };
}

const COLLECTIONS = [
  'quote_submissions',
  'bookings',
  'slot_claims',
  'booking_limits',
  'custom_requests',
  'contact_messages',
  'mail',
] as const;

async function counts(db: Database): Promise<Record<string, number>> {
  const all = COLLECTIONS.map(async (name) => [name, (await documentsOf(db, name)).length]);
  return Object.fromEntries(await Promise.all(all));
}

test('request counters, their secrets and remembered responses are deleted on time, and nothing before it', async () => {
  const { db } = await aVisit();
  const left = async () => [
    (await documentsOf(db, 'rate_limits')).filter(({ id }) => !String(id).startsWith('salt')).length,
    (await documentsOf(db, 'rate_limits')).filter(({ id }) => String(id).startsWith('salt')).length,
    (await documentsOf(db, 'idempotency_keys')).length,
  ];
  const [counters = 0, secrets, answers] = await left();
  expect([counters > 0, secrets, answers]).toEqual([true, 1, 5]);

  for (const [at, expected] of [
    [1.99, [counters, 1, 5]],
    [2, [0, 1, 5]],
    [25.99, [0, 1, 5]],
    [26, [0, 0, 5]],
    [47.99, [0, 0, 5]],
    [48, [0, 0, 0]],
  ] as const) {
    await sweepExpired(db, hours(at));
    expect(await left(), `after ${at} hours`).toEqual(expected);
  }
});

test('a counter that is used again during the sweep stays', async () => {
  const { db } = await aVisit();
  const found = db.collection('rate_limits').where('expires_at', '<', hours(3)).orderBy('expires_at');
  const { docs } = await found.get();
  const [counter] = docs;
  if (!counter) throw new Error('Nothing was counted');
  const page = found.limit(300);
  const get = page.get.bind(page);
  // The visitor's next request comes between the sweep's query and its deletion
  page.get = async () => {
    const answer = await get();
    await counter.ref.update({ expires_at: Timestamp.fromDate(hours(5)) });
    return answer;
  };
  found.limit = () => page;

  expect(await deleteAll(db, found)).toBe(docs.length - 1);

  expect((await counter.ref.get()).exists).toBe(true);
});

test('one run deletes more than a page of expired records', async () => {
  const { db } = await startApi();
  const writer = db.bulkWriter();
  for (let index = 0; index < 650; index += 1) {
    const expires_at = Timestamp.fromDate(hours(-index));
    void writer.set(db.doc(`idempotency_keys/${randomUUID()}`), { expires_at });
  }
  await writer.close();

  expect(await sweepExpired(db, NOW)).toMatchObject({ rate_limits: 0, idempotency_keys: 650 });
});

test('without a parameter nothing is deleted, in ten years', async () => {
  const { db, old } = await aVisit();
  const before = await counts(db);

  expect(await old(days(3_650), {})).toEqual({});
  expect(await counts(db)).toEqual(before);
});

test('what came in or the team added is deleted when its days are over; a quote with a booking stays with it, and so does the deal', async () => {
  const { db, quoteId, old } = await aVisit();
  const person = { name: 'Cal', company: '', email: '', phone: '5550142' };
  await db.doc('deals/caller').set(newDeal('call', person, Timestamp.fromDate(NOW)));

  await old(days(99.9), { leads: 100 });
  expect(await counts(db)).toMatchObject({ quote_submissions: 2, custom_requests: 1, contact_messages: 1 });
  expect((await db.doc('deals/caller').get()).exists).toBe(true);
  await old(days(100), { leads: 100 });

  expect(await counts(db)).toMatchObject({ custom_requests: 0, contact_messages: 0, bookings: 1, mail: 6 });
  expect((await documentsOf(db, 'quote_submissions')).map(({ id }) => id)).toEqual([quoteId]);
  const [deal, ...others] = await documentsOf(db, 'deals');
  expect([deal?.['quotes'], others]).toEqual([expect.arrayContaining([quoteId]), []]);
  await old(daysAfterMeeting(100), { leads: 100, bookings: 100 });
  expect(await documentsOf(db, 'deals')).toEqual([]);
});

test('everything of a deal stays while the team has a next step planned', async () => {
  const { db, old } = await aVisit();
  const [deal] = (await db.collection('deals').get()).docs;
  const plan = (next_step: string | null) => deal?.ref.update({ next_step });

  await plan('2999-01-01');
  await old(daysAfterMeeting(100), { leads: 100, bookings: 30 });
  expect(await counts(db)).toMatchObject({ bookings: 1, custom_requests: 1, contact_messages: 1 });
  await plan('2020-01-01');
  await old(daysAfterMeeting(100), { leads: 100, bookings: 30 });

  expect(await counts(db)).toMatchObject({ bookings: 0, custom_requests: 0, contact_messages: 0 });
});

test('a booking is deleted days after its meeting, with its quote, its claim and the account of its address', async () => {
  const { db, old } = await aVisit();

  await old(daysAfterMeeting(29.9), { bookings: 30 });
  expect(await counts(db)).toMatchObject({ bookings: 1, slot_claims: 1, booking_limits: 1 });
  await old(daysAfterMeeting(30), { bookings: 30 });

  expect(await counts(db)).toEqual({
    ...{ quote_submissions: 1, custom_requests: 1, contact_messages: 1, mail: 6 },
    ...{ bookings: 0, slot_claims: 0, booking_limits: 0 },
  });
});

test('the account of an address with another booking stays', async () => {
  const { db, bookingId, old } = await aVisit();
  const [limit] = await documentsOf(db, 'booking_limits');
  await db.doc('bookings/other').set({ ends_at: Timestamp.fromDate(daysAfterMeeting(1)) });
  await db.doc(`booking_limits/${limit?.['id']}`).update({ booking_ids: [bookingId, 'other'] });

  await old(daysAfterMeeting(30), { bookings: 30 });

  expect(await counts(db)).toMatchObject({ bookings: 1, booking_limits: 1 });
});

test('copies of mails are deleted once sent or given up; a waiting one stays', async () => {
  const { db, old } = await aVisit();
  const [waiting, ...done] = await documentsOf(db, 'mail');
  await Promise.all(
    done.map(({ id }, index) =>
      db.doc(`mail/${id}`).update({ state: index % 2 ? 'sent' : 'failed', sweep_at: null }),
    ),
  );

  await old(days(60), { mails: 60 });

  expect((await documentsOf(db, 'mail')).map(({ id }) => id)).toEqual([waiting?.['id']]);
});

test('events for the connected system are deleted after 30 days, in whatever state', async () => {
  const db = emptyDatabase();
  const at = (days: number) => Timestamp.fromMillis(NOW.getTime() - days * 24 * HOUR_MS);
  for (const state of ['delivered', 'failed', 'unsent']) {
    for (const days of [29, 31]) {
      await db.collection('webhook_deliveries').add({ state, queued_at: at(days) });
    }
  }

  await sweepExpired(db, NOW);

  const left = await documentsOf(db, 'webhook_deliveries');
  expect(left.map(({ state }) => state).sort()).toEqual(['delivered', 'failed', 'unsent']);
  expect(left.map(({ queued_at }) => queued_at)).toEqual(Array(3).fill(at(29)));
});
