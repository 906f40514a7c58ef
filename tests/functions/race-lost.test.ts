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

/** Ends of a transaction that tell nothing. */
const ENDS: [string, () => Promise<never>][] = [
  ['is reported as aborted', () => Promise.reject(aborted())],
  ['does not end before the deadline', () => new Promise(() => undefined)],
];

test.each(ENDS)(
  'a transaction that %s while another has the slot is told so, with alternatives',
  async (_, end) => {
    const { db, book } = await twoHours({ rival: true });
    nextTransaction(db, end);
    const key = randomUUID();

    const { status, json, text } = await book(key);

    expect([status, json.code]).toEqual([409, 'slot-taken']);
    expect(json.alternatives).toMatchObject([{ date: DATE, time: '11:00 AM' }]);
    expect((await book(key)).text).toBe(text);
  },
);

test.each(ENDS)('a transaction that was committed, but %s, is a booking', async (_, end) => {
  const { db, book } = await twoHours({ rival: false });
  nextTransaction(db, async (work) => {
    await work();
    return end();
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

test('a refusal that cannot be counted is still the answer', async () => {
  const { db, book } = await twoHours({ rival: true });
  const real = db.batch.bind(db);
  db.batch = () => Object.assign(real(), { commit: () => Promise.reject(aborted()) });

  expect((await book()).status).toBe(409);
});
