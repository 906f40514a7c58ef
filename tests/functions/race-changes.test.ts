/** Many parallel requests for the same slot, meeting or key on the built API leave consistent data. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import {
  type ApiAnswer,
  clientOf,
  type Database,
  documentsOf,
  documentsTogether,
  emptyDatabase,
} from '../support/api-under-test.ts';
import { startBuiltApi } from '../support/functions-framework.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';
import { untilAnswered } from '../support/until-answered.ts';

type Client = ReturnType<typeof clientOf>;

/** A month ahead: the built API takes its time from the clock. */
const DAY = addDays(todayInNewYork(new Date()), 30);
const NEXT_DAY = addDays(DAY, 1);
const WANTED = { date: DAY, time: '10:00 AM', availability_id: `admin-1_${DAY}` };
/** Half of the requests in a rush. */
const HALF = process.env['ALL_TESTS'] ? 50 : 8;
/** Errors that a visitor may get in the rush. */
const REFUSALS = ['slot-taken', 'availability-not-found', 'meeting-over', 'unavailable'];

function book({ post }: Client, visitor: number, changes: object): Promise<ApiAnswer> {
  const user_email = `visitor-${visitor}@acme.example`;
  return post('/api/create-booking', aBookingRequest({ user_email, ...changes }));
}

function tokenIn({ json }: ApiAnswer): string {
  return new URL(json.booking.manage_url).hash.slice(1);
}

/** Books `count` meetings on the next day; returns their tokens. */
async function meetingsNextDay(db: Database, client: Client, count: number): Promise<string[]> {
  const availability_id = await offer(db, NEXT_DAY, SLOT_LABELS);
  const booked = SLOT_LABELS.slice(0, count).map(async (time, visitor) => {
    return tokenIn(await book(client, visitor, { date: NEXT_DAY, time, availability_id }));
  });
  return Promise.all(booked);
}

function change({ post }: Client, token: string, what: 'move' | 'cancel'): Promise<ApiAnswer> {
  const body = what === 'move' ? { ...WANTED, time_zone: 'Asia/Tokyo' } : {};
  return post(`/api/meeting/${what}`, body, undefined, { 'x-meeting-token': token });
}

/** Starts the API with one open hour. */
async function anHour() {
  const { origin, projectId } = await startBuiltApi();
  const db = emptyDatabase(projectId);
  await offer(db, DAY, ['10:00 AM']);
  return { db, client: clientOf(origin) };
}

/** Expects only known responses, a claim for each live booking and no other, and exactly two mails for each event. */
async function expectWhole(db: Database, answers: readonly ApiAnswer[]): Promise<Record<string, unknown>[]> {
  for (const { status, json } of answers) {
    if (status >= 300) expect(REFUSALS, JSON.stringify(json)).toContain(json.code);
  }
  const [bookings = [], claims = [], mails = []] = await documentsTogether(
    db,
    'bookings',
    'slot_claims',
    'mail',
  );
  const live = bookings.filter(({ status }) => status === 'confirmed');
  const named = (id: unknown, { date, time }: Record<string, unknown>) => `${id} has ${date} ${time}`;
  expect(claims.map((claim) => named(claim['booking_id'], claim)).sort()).toEqual(
    live.map((booking) => named(booking['id'], booking)).sort(),
  );
  const events = bookings.reduce((sum, { sequence }) => sum + 1 + Number(sequence), 0);
  expect(mails).toHaveLength(2 * events);
  return bookings;
}

test('a slot is booked, moved into, canceled out of and removed from the schedule, all in parallel: at most one meeting', async () => {
  const { db, client } = await anHour();
  const own = tokenIn(await book(client, 100, WANTED));
  const tokens = await meetingsNextDay(db, client, Math.min(24, HALF));

  const asked = [
    ...Array.from({ length: HALF }, (_, visitor) => book(client, 30 + visitor, WANTED)),
    change(client, own, 'cancel'),
    ...tokens.map((token) => change(client, token, 'move')),
    ...tokens.map((token) => change(client, token, 'cancel')),
  ];
  // In the middle of it
  const deleted = Promise.race(asked).then(() => db.doc(`availability/${WANTED.availability_id}`).delete());
  const answers = await Promise.all(asked);
  await deleted;

  const bookings = await expectWhole(db, answers);
  expect(
    bookings.filter(({ status, date }) => status === 'confirmed' && date === DAY).length,
  ).toBeLessThanOrEqual(1);
});

test(`${2 * HALF} requests to move or cancel one meeting: it is moved at most once, canceled once, and the responses are true`, async () => {
  const { db, client } = await anHour();
  const [token = ''] = await meetingsNextDay(db, client, 1);

  const moves = Array.from({ length: HALF }, () => change(client, token, 'move'));
  const cancellations = Array.from({ length: HALF }, () => change(client, token, 'cancel'));
  const [moved, canceled] = await Promise.all([Promise.all(moves), Promise.all(cancellations)]);

  const [rushed] = await expectWhole(db, [...moved, ...canceled]);
  if (moved.some(({ status }) => status === 200)) expect(rushed).toMatchObject({ date: DAY });
  if (canceled.some(({ status }) => status === 200)) expect(rushed).toMatchObject({ status: 'cancelled' });
  // In such a rush all may be asked to try again
  const last = await change(client, token, 'cancel');
  expect(last.status).toBe(200);
  const [meeting, ...others] = await expectWhole(db, [last]);
  expect(others).toEqual([]);
  expect(meeting?.['sequence']).toBe(meeting?.['date'] === DAY ? 2 : 1);
  expect(await documentsOf(db, 'slot_claims')).toEqual([]);
});

test(`one key ${2 * HALF} times at two processes in parallel: one booking, identical responses`, async () => {
  const projectId = `demo-two-${randomUUID().slice(0, 8)}`;
  const processes = await Promise.all([1, 2].map(() => startBuiltApi({}, projectId)));
  const db = emptyDatabase(projectId);
  await offer(db, DAY, ['10:00 AM']);
  const clients = processes.map(({ origin }) => clientOf(origin));
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: HALF }).flatMap(() =>
      clients.map(({ post }) =>
        untilAnswered(() => post('/api/create-booking', aBookingRequest(WANTED), key)),
      ),
    ),
  );

  const [first, ...others] = new Set(answers.map(({ status, text }) => `${status} ${text}`));
  expect(others).toEqual([]);
  expect(first).toMatch(/^201 /);
  expect(await expectWhole(db, answers)).toHaveLength(1);
});
