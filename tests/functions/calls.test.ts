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

/** Kinds of records that grow with the visitors. */
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

/** Copies each record of the growing kinds, as if other visitors had sent it two months ago. */
async function grow(db: Database, copies: number): Promise<void> {
  const writer = db.bulkWriter();
  const before = Timestamp.fromMillis(NOW.getTime() - 60 * 86_400_000);
  for (const collection of GROWING) {
    const { docs } = await db.collection(collection).limit(1).get();
    for (const document of docs) {
      for (let copy = 0; copy < copies; copy += 1) {
        const id = randomUUID();
        const others = {
          email: `${id}@acme.com`,
          user_email: `${id}@acme.com`,
          date: '2026-09-22',
          created_at: before,
        };
        const fields = Object.entries(document.data()).map(([name, value]) => [
          name,
          name in others ? others[name as keyof typeof others] : value,
        ]);
        void writer.set(db.doc(`${collection}/${id}`), Object.fromEntries(fields));
      }
    }
  }
  await writer.close();
}

async function usageWith(copies: number): Promise<Record<string, Usage>> {
  const { db, get, post } = await startApi({ settings: { copySeconds: 0 } });
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  await post('/api/send-quote', aQuoteRequest());
  await post('/api/create-booking', aBookingRequest({ time: '11:00 AM', user_email: 'first@acme.com' }));
  await grow(db, copies);
  const usage = countCalls(db);
  const measured: Record<string, Usage> = {};
  const measure = async (name: string, send: () => Promise<{ status: number; text: string }>) => {
    usage();
    const { status, text } = await send();
    expect([200, 201], `${name}: ${text}`).toContain(status);
    measured[name] = usage();
  };
  await measure('content', () => get('/api/content'));
  await measure('availability', () => get('/api/availability'));
  await measure('quote', () => post('/api/send-quote', aQuoteRequest()));
  await measure('booking', () => post('/api/create-booking', aBookingRequest()));
  return measured;
}

async function usageOfProposal(copies: number): Promise<Record<string, Usage>> {
  const { db, see, act, token } = await aSentProposal({ isBooked: true });
  await grow(db, copies);
  const usage = countCalls(db);
  const shown = await see(token);
  const read = usage();
  expect((await act('accept', token, acceptanceOf(shown))).status).toBe(200);
  return { read, accept: usage() };
}

/** As measured; docs/performance.md shows them. */
const EXPECTED: Readonly<Record<string, Usage>> = {
  // Reads only the records on show
  content: { calls: 6, read: 6, written: 0 },
  availability: { calls: 4, read: 2, written: 0 },
  quote: { calls: 5, read: 9, written: 5 },
  booking: { calls: 7, read: 13, written: 9 },
};

test.each([10, 300])(
  'requests make few calls, and as few with %i more records of each kind',
  async (copies) => {
    expect(await usageWith(copies)).toEqual(EXPECTED);
    expect(await usageOfProposal(copies)).toEqual({
      read: { calls: 2, read: 2, written: 0 },
      accept: { calls: 5, read: 6, written: 6 },
    });
  },
);
