/**
 * Every POST route gets valid, nearly valid and arbitrary bodies: each request is answered, never with a server error,
 * and a refused one leaves the database unchanged.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newDeal } from '../../src/domain/deals/change-deal.ts';
import { RECORDS } from '../../src/domain/records/records.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { adminHeaders, startAdminApi } from '../support/admin-api-under-test.ts';
import { routesOf } from '../support/api-routes.ts';
import { type Database, NOW, startApi, Timestamp } from '../support/api-under-test.ts';
import { DAY, ROUTES, type Route } from '../support/fuzzed-routes.ts';
import { startMeetingLogo } from '../support/meeting-logo-under-test.ts';
import { aBookingRequest, aContactMessage, offer, storeCatalogue } from '../support/payloads.ts';
import { aDraft, tokenOf } from '../support/proposal-under-test.ts';

/** Bodies for each route. */
const RUNS = process.env['ALL_TESTS'] ? 60 : 1;
/** Longer than any response may take: a request that takes longer hangs. */
const PATIENCE_MS = 12_000;

test('each POST of the APIs is tested here', () => {
  expect(Object.keys(ROUTES).sort()).toEqual(routesOf('post').sort());
});

/** Values that often break programs, to replace any value. */
const TRAPS = [
  ...['', ' ', '\u0000', '\ud800', '\u202e', '__proto__', '../x', '.', '9'.repeat(400)],
  '\r\nBcc: x@y.example',
  ...[null, true, -1, 0, -0, 1e308, 2 ** 53, 0.1 + 0.2, [], {}, [[]], { toString: null }],
  ...['x'.repeat(30_000), '🙂'.repeat(2_000), JSON.parse('{"__proto__":{"a":1},"constructor":1}')],
];

/** Returns request bodies as text: valid ones, nearly valid and arbitrary ones. */
function bodiesOf(known: fc.Arbitrary<object>): fc.Arbitrary<string> {
  const json = fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 5, arbitrary: spoilt(known) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constantFrom(...TRAPS) },
  );
  const nested = fc.integer({ min: 10, max: 10_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  return fc.oneof(
    { weight: 12, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: nested },
  );
}

/** Returns values from `values` with one value replaced, left out or added. */
function spoilt(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const other = fc.oneof(fc.constantFrom(...TRAPS), fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
  return fc.tuple(values, fc.nat(), other).map(([value, where, instead]) => {
    const copy = structuredClone(value);
    const places = placesIn(copy);
    const [owner, name] = places[where % places.length] ?? [];
    if (!owner || name === undefined) return instead;
    owner[name] = instead;
    return copy;
  });
}

/** Returns every member of every object and list in a value, plus a missing member of each. */
function placesIn(value: unknown): [owner: Record<string, unknown>, name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  const names = [...Object.keys(owner), 'more'];
  return names.flatMap((name) => [[owner, name] as [typeof owner, string], ...placesIn(owner[name])]);
}

/** Looks up no name of a random address. */
const NO_SERVERS = { resolve: async () => [], hasLocalServers: false };

/** Starts all APIs on one database, with a visitor's meeting. */
async function allApis() {
  const visitors = await startApi();
  const { db } = visitors;
  const admin = await startAdminApi({ db, network: NO_SERVERS });
  const logos = await startMeetingLogo(db);
  await storeCatalogue(db);
  await offer(db, DAY, SLOT_LABELS.slice(9, 20));
  const { json } = await visitors.post('/api/create-booking', aBookingRequest());
  const person = { ...aContactMessage(), email: 'fuzz@acme.example' };
  const at = Timestamp.fromDate(NOW);
  await db.doc('deals/a-deal').set(newDeal('message', person, at));
  const token = new URL(json.booking.manage_url).hash.slice(1);
  const signedIn = await adminHeaders();
  const draft = { ...aDraft(), deal_id: 'a-deal' };
  const sent = await admin.post('/api/admin/proposals', draft, randomUUID(), signedIn);
  const [version] = (await db.collection('proposal_versions').get()).docs;
  const proposal = {
    ...{ id: String(sent.json.id), token: tokenOf(sent.json.url) },
    sha256: String(version?.get('sha256')),
  };
  const headers = { 'x-meeting-token': token, 'x-proposal-token': proposal.token, ...signedIn };
  const apiOf = (path: string) => {
    if (path.startsWith('/api/meeting/logo')) return logos;
    return path.startsWith('/api/admin') ? admin : visitors;
  };
  const send = (path: string, body: string, changes: Record<string, string>) =>
    apiOf(path).send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-idempotency-key': randomUUID(),
        ...headers,
        ...changes,
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  return { db, send, bookingId: String(json.booking.id), proposal };
}

/** Returns the update times of all documents except the rate limits' counters, which refusals change. */
async function everything(db: Database) {
  const names = RECORDS.map(({ name }) => name).filter((name) => name !== 'rate_limits');
  const read = names.map(async (name) => {
    const { docs } = await db.collection(name).get();
    return [name, Object.fromEntries(docs.map(({ id, updateTime }) => [id, updateTime.toMillis()]))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/**
 * True for a body that fits its route's schema: it can be refused only because of stored data or the content of a file.
 */
function isUnderstood(schema: Route['schema'], body: string): boolean {
  try {
    return schema !== null && z.safeParse(schema, JSON.parse(body)).success;
  } catch {
    return false;
  }
}

const hostileHeaders = fc.constantFrom<Record<string, string>>(
  ...Array.from({ length: 9 }, () => ({})),
  { 'x-idempotency-key': '../bookings/x' },
  { 'x-forwarded-for': '2600::1%a-b, 198.51.100.7' },
  { 'x-meeting-token': 'x.y', 'x-proposal-token': 'x.y' },
  { 'content-type': 'image/png' },
  { 'content-type': 'application/json; charset=utf-16' },
);
const ids = (known: string) =>
  fc.oneof(fc.constant(known), fc.string({ maxLength: 20 }), fc.constant('__x__'));

test.each(Object.entries(ROUTES))(
  'any request to %s is answered, and a refused one changes nothing',
  async (path, { schema, known }) => {
    const { db, send, bookingId, proposal } = await allApis();
    const json = schema ? bodiesOf(known(bookingId, proposal)) : fc.json();
    // A random path segment cannot be '.', which clients resolve
    const id = ids(path.includes('proposals') ? proposal.id : bookingId).map((text) =>
      encodeURIComponent(text.toWellFormed().replaceAll('.', '') || 'x'),
    );
    let before = await everything(db);

    await fc.assert(
      fc.asyncProperty(json, hostileHeaders, id, async (body, headers, id) => {
        const { status, json } = await send(path.replace(/:\w+/, id), body, headers);

        expect(status, JSON.stringify(json)).toBeLessThan(500);
        expect(json.success).toBe(status < 300);
        const after = await everything(db);
        const { idempotency_keys: answersAfter, ...restAfter } = after;
        const { idempotency_keys: answersBefore, ...restBefore } = before;
        if (status >= 400) expect(restAfter).toEqual(restBefore);
        // A malformed request is not remembered; a refusal because of stored data may be
        const isBeforehand = ['X-Idempotency-Key', 'body'].some((name) => json.fields?.[name]);
        const isLookedInto = status === 400 && !isBeforehand && isUnderstood(schema, body);
        if ([400, 413, 415].includes(status) && !isLookedInto) {
          expect(answersAfter).toEqual(answersBefore);
        }
        before = after;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
