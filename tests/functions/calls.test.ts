/**
 * Database calls and documents per request. Unlike times they are the same on every machine, and Firestore charges for
 * them. They must not grow with the number of stored records.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Database, NOW, startApi, Timestamp } from '../support/api-under-test.ts';
import { countCalls, type Usage } from '../support/count-calls.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';
import { acceptanceOf, aSentProposal } from '../support/proposal-under-test.ts';

const GROWING = [
  'bookings',
  'quote_submissions',
  'mail',
  'idempotency_keys',
  'rate_limits',
  'slot_claims',
  'proposals',
  'proposal_versions',
] as const;

/** Copies each record of the growing kinds 300 times, as if other visitors had sent it two months ago. */
async function grow(db: Database): Promise<void> {
  const writer = db.bulkWriter();
  const before = Timestamp.fromMillis(NOW.getTime() - 60 * 86_400_000);
  for (const collection of GROWING) {
    const [document] = (await db.collection(collection).limit(1).get()).docs;
    for (let copy = 0; document && copy < 300; copy += 1) {
      const id = randomUUID();
      const others = { email: `${id}@acme.com`, user_email: `${id}@acme.com`, date: '2026-09-22' };
      const known = Object.entries(others).filter(([name]) => name in document.data());
      const fields = { ...document.data(), ...Object.fromEntries(known), created_at: before };
      void writer.set(db.doc(`${collection}/${id}`), fields);
    }
  }
  await writer.close();
}

async function usage(): Promise<Record<string, Usage>> {
  const { db, get, post } = await startApi({ settings: { copySeconds: 0 } });
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  await post('/api/send-quote', aQuoteRequest());
  await post('/api/create-booking', aBookingRequest({ time: '11:00 AM', user_email: 'first@acme.com' }));
  await grow(db);
  const counted = countCalls(db);
  const measured: Record<string, Usage> = {};
  for (const [name, send] of Object.entries({
    content: () => get('/api/content'),
    availability: () => get('/api/availability'),
    quote: () => post('/api/send-quote', aQuoteRequest()),
    booking: () => post('/api/create-booking', aBookingRequest()),
  })) {
    counted();
    expect([200, 201], name).toContain((await send()).status);
    measured[name] = counted();
  }
  return measured;
}

async function usageOfProposal(): Promise<Record<string, Usage>> {
  const { db, see, act, token } = await aSentProposal({ isBooked: true });
  await grow(db);
  const counted = countCalls(db);
  const shown = await see(token);
  const read = counted();
  expect((await act('accept', token, acceptanceOf(shown))).status).toBe(200);
  return { read, accept: counted() };
}

/** The figures are as measured; docs/performance.md shows them. */
test('requests make few calls, and as few with many more records of each kind', async () => {
  expect(await usage()).toEqual({
    // Reads only the records on show
    content: { calls: 6, read: 6, written: 0 },
    availability: { calls: 4, read: 2, written: 0 },
    quote: { calls: 5, read: 9, written: 5 },
    booking: { calls: 7, read: 13, written: 9 },
  });
  expect(await usageOfProposal()).toEqual({
    read: { calls: 2, read: 2, written: 0 },
    accept: { calls: 5, read: 6, written: 6 },
  });
});
