/** A booking that waits for others in vain: the slot's claim and the request's own record decide what it hears. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Database, documentsOf, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';

const DATE = '2026-12-08';

/** gRPC's answer to a transaction that lost against others too often. */
const aborted = () => Object.assign(new Error('10 ABORTED: Too much contention'), { code: 10 });

/** Starts the site with two free hours; the first is taken if there is a `rival`. */
async function twoHours({ rival }: { rival: boolean }) {
  const { db, post } = await startApi();
  await offer(db, DATE, ['10:00 AM', '11:00 AM']);
  const book = (key?: string) => post('/api/create-booking', aBookingRequest(), key);
  if (rival) await post('/api/create-booking', aBookingRequest({ user_email: 'rival@acme.example' }));
  return { db, book };
}

/** Makes the next transaction of a database end as `fault` says. */
function nextTransaction(db: Database, fault: (work: () => Promise<unknown>) => Promise<never>): void {
  const real = db.runTransaction.bind(db);
  let isNext = true;
  db.runTransaction = ((...args: Parameters<typeof real>) => {
    if (!isNext) return real(...args);
    isNext = false;
    return fault(() => real(...args));
  }) as typeof db.runTransaction;
}

test('a transaction that is aborted while another has the slot is told so, with alternatives', async () => {
  const { db, book } = await twoHours({ rival: true });
  nextTransaction(db, () => Promise.reject(aborted()));
  const key = randomUUID();

  const { status, json, text } = await book(key);

  expect([status, json.code]).toEqual([409, 'slot-taken']);
  expect(json.alternatives).toMatchObject([{ date: DATE, time: '11:00 AM' }]);
  expect((await book(key)).text).toBe(text);
});

test('a transaction that was committed, but reported as aborted, is a booking', async () => {
  const { db, book } = await twoHours({ rival: false });
  nextTransaction(db, async (work) => {
    await work();
    throw aborted();
  });

  const { status, json } = await book();

  expect(status).toBe(201);
  expect((await documentsOf(db, 'bookings')).map(({ id }) => id)).toEqual([json.booking.id]);
});

test('a visitor who has the slot through another request is not told that it is taken', async () => {
  const { db, book } = await twoHours({ rival: false });
  await book();
  nextTransaction(db, () => Promise.reject(aborted()));

  expect((await book()).status).toBe(503);
});

test('a transaction that is aborted while the slot is free is to be retried', async () => {
  const { db, book } = await twoHours({ rival: false });
  nextTransaction(db, () => Promise.reject(aborted()));
  const key = randomUUID();

  expect((await book(key)).status).toBe(503);
  expect((await book(key)).status).toBe(201);
});

test('a transaction that does not end while another has the slot is told so before the deadline', async () => {
  const { db, book } = await twoHours({ rival: true });
  nextTransaction(db, () => new Promise<never>(() => undefined));

  const { status, json } = await book();

  expect([status, json.code]).toEqual([409, 'slot-taken']);
});

test('a late transaction that was committed is a booking, although its own claim is found', async () => {
  const { db, book } = await twoHours({ rival: false });
  nextTransaction(db, async (work) => {
    await work();
    return new Promise<never>(() => undefined);
  });

  const { status, json } = await book();

  expect(status).toBe(201);
  expect((await documentsOf(db, 'bookings')).map(({ id }) => id)).toEqual([json.booking.id]);
});

test('a refusal that cannot be counted is still the answer', async () => {
  const { db, book } = await twoHours({ rival: true });
  const real = db.batch.bind(db);
  db.batch = () => Object.assign(real(), { commit: () => Promise.reject(aborted()) });

  expect((await book()).status).toBe(409);
});
