/**
 * How often a network may have something done within an hour, noted in Firestore
 * (docs/decisions/0055-limits-by-network.md). Each network has a document of its own; none is written by all.
 */

import { createHmac, randomBytes } from 'node:crypto';
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { ALREADY_EXISTS } from '../platform/database-status.ts';
import { logEvent } from '../platform/logging.ts';
import { networksOf } from './client-address.ts';
import { Problem } from './problem.ts';

const HOUR_MS = 3_600_000;

/** An IPv6 customer's 48 bits may have so many times what 64 may: behind them is a house or a company with several. */
const WIDER_NETWORK = 4;

/** A request that wants a place among those of its network in the hour up to `now`. */
export interface LimitedRequest {
  readonly route: string;
  readonly address: string;
  /** The request's idempotency key: repeated at the same time, it has one place. */
  readonly key: string;
  /** Most places of one IPv4 address or IPv6 network of 64 bits. */
  readonly perHour: number;
  readonly now: Date;
}

/** A place that was taken. */
export interface Place {
  /** To be called when the request changed nothing: then it does not count. */
  readonly giveBack: () => Promise<void>;
}

/** Where the places of one network are noted, and how many there are. */
interface Counter {
  readonly ref: DocumentReference;
  readonly most: number;
}

/** A taken place: `at` by our clock, `order` by the database's, which tells who was first. */
interface TakenPlace {
  readonly at: Timestamp;
  readonly order: Timestamp;
}

/**
 * Takes a place for the request.
 * @throws Problem `rate-limited` if its network has none left; Retry-After says when the next is free, in seconds
 */
export async function takePlace(db: Firestore, request: LimitedRequest): Promise<Place> {
  const { route, address, key, perHour, now } = request;
  const secret = await saltOfDay(db, now);
  const hidden = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  const name = hidden(key);
  const counters = networksOf(address).map((network, index) => ({
    ref: db.doc(RATE_LIMITS.path(`${route}_${hidden(network)}`)),
    most: index === 0 ? perHour : perHour * WIDER_NETWORK,
  }));
  const expires_at = Timestamp.fromMillis(now.getTime() + 2 * HOUR_MS);
  const write = (requests: object) =>
    Promise.all(counters.map(({ ref }) => ref.set({ requests, expires_at }, { merge: true })));
  const giveBack = async () => {
    await write({ [name]: FieldValue.delete() });
  };

  // A look first: who is refused writes nothing, and the same request is there already.
  const before = await takenPlaces(db, counters);
  if (before.every((places) => places.has(name))) return { giveBack };
  refuseIfFull(before, counters, name, request);
  const outdated = before.flatMap((places) => [...places].filter(([, place]) => !isRecent(place, now)));
  // Blind, not in a transaction: many of one network at once need not wait for each other.
  await write({
    ...Object.fromEntries(outdated.map(([old]) => [old, FieldValue.delete()])),
    [name]: { at: Timestamp.fromDate(now), order: FieldValue.serverTimestamp() },
  });
  try {
    refuseIfFull(await takenPlaces(db, counters), counters, name, request);
  } catch (problem) {
    await giveBack();
    throw problem;
  }
  return { giveBack };
}

/** The places of each counter by their names, outdated ones included. */
async function takenPlaces(db: Firestore, counters: readonly Counter[]): Promise<Map<string, TakenPlace>[]> {
  const documents = await db.getAll(...counters.map(({ ref }) => ref));
  return documents.map((document) => new Map(Object.entries(document.get('requests') ?? {})));
}

/** Refuses if so many others of the hour were before `name` as there are places. */
function refuseIfFull(
  taken: readonly ReadonlyMap<string, TakenPlace>[],
  counters: readonly Counter[],
  name: string,
  { route, now }: LimitedRequest,
): void {
  for (const [index, { most }] of counters.entries()) {
    const places = taken[index] ?? new Map<string, TakenPlace>();
    const others = [...places].filter(([other, place]) => other !== name && isRecent(place, now));
    const own = places.get(name);
    const before = others
      .filter(([other, { order }]) => !own || isBefore([other, order], [name, own.order]))
      .map(([, { at }]) => at.toMillis())
      .sort((a, b) => a - b);
    if (before.length < most) continue;
    logEvent('rate-limited', { route });
    const free = (before.at(-most) ?? now.getTime()) + HOUR_MS;
    const seconds = Math.max(1, Math.ceil((free - now.getTime()) / 1000));
    throw new Problem('rate-limited', { headers: { 'Retry-After': String(seconds) } });
  }
}

function isRecent({ at }: TakenPlace, now: Date): boolean {
  return at.toMillis() > now.getTime() - HOUR_MS;
}

function isBefore([name, order]: [string, Timestamp], [other, otherOrder]: [string, Timestamp]): boolean {
  return order.isEqual(otherOrder) ? name < other : order.valueOf() < otherOrder.valueOf();
}

let known: { db: Firestore; day: string; salt: string } | undefined;

/** A random secret that lives for a day: with it gone, nobody can tell which network a document was for. */
async function saltOfDay(db: Firestore, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.db === db && known.day === day) return known.salt;
  const ref = db.doc(RATE_LIMITS.path(`salt_${day}`));
  let stored = await ref.get();
  if (!stored.exists) {
    await ref
      .create({
        salt: randomBytes(32).toString('hex'),
        expires_at: Timestamp.fromMillis(now.getTime() + 26 * HOUR_MS),
      })
      .catch(ignoreExisting);
    stored = await ref.get();
  }
  const salt = String(stored.get('salt'));
  known = { db, day, salt };
  return salt;
}

function ignoreExisting(error: { code?: unknown }): void {
  if (error.code !== ALREADY_EXISTS) throw error;
}
