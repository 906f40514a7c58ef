/**
 * Rate limits: how often a network may have something done within an hour, counted in Firestore
 * (docs/decisions/0055-limits-by-network.md). Each network has documents of its own; none is written by all.
 */
import { createHmac, randomBytes } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { ALREADY_EXISTS, isWritten } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import { networksOf } from './client-address.ts';
import { Problem } from './problem.ts';

const HOUR_MS = 3_600_000;

/** Factor of the limit for an IPv6 customer's 48 bits over 64, which may be a house or a company. */
const WIDER_NETWORK = 4;

/** Order of a reservation made in the request's own transaction: no uncounted request can precede it. */
const BEFORE_ALL = Timestamp.fromMillis(0);

/** A request that needs quota from its network's hour up to `now`. */
export interface LimitedRequest {
  readonly route: string;
  readonly address: string;
  /** The request's idempotency key: concurrent repeats share one reservation. */
  readonly key: string;
  /** Limit of one IPv4 address or IPv6 network of 64 bits. */
  readonly perHour: number;
  readonly now: Date;
}

/** A reservation: `at` by our clock, `order` by the database's, which decides who was first. */
interface Reservation {
  readonly at: Timestamp;
  readonly order: Timestamp;
}

interface Counter {
  readonly ref: DocumentReference;
  readonly most: number;
  readonly name: string;
  readonly route: string;
  readonly now: Date;
}

/** A request's quota under all its limits, reserved in its own transaction, or before it if another got in the way. */
export interface Limits {
  /** Documents to read for `check`, in this order. */
  readonly refs: readonly DocumentReference[];
  /** @throws Problem `rate-limited` by the stored counters; Retry-After says when the next request fits, in seconds */
  readonly check: (documents: readonly DocumentSnapshot[]) => void;
  /** Reserves unless already reserved; the transaction fails if a counter has changed since `check`. */
  readonly reserveIn: (transaction: Transaction) => void;
  /** Reserves at once; false if already reserved. @throws Problem `rate-limited` if concurrent requests were first */
  readonly reserveFirst: () => Promise<boolean>;
  /** Reserves without a look at concurrent requests, a few of which may exceed the limit. */
  readonly reserveLoosely: () => Promise<void>;
  /** Call it when the request changed nothing: then it does not count. */
  readonly release: () => Promise<void>;
}

export async function limitsOf(db: Firestore, requests: readonly LimitedRequest[]): Promise<Limits> {
  const counters = await countersOf(db, requests);
  let seen: readonly DocumentSnapshot[] = [];
  let isReserved = false;
  return {
    refs: counters.map(({ ref }) => ref),
    check: (documents) => {
      seen = documents;
      refuseIfFull(counters, seen);
      // The same request is under way already
      isReserved = counters.every(({ name }, index) => reservationsIn(seen[index]).has(name));
    },
    reserveIn: (transaction) => {
      if (!isReserved) reserveAsRead(transaction, counters, seen);
    },
    reserveLoosely: () => reserveBlind(db, counters, seen),
    reserveFirst: async () => {
      if (isReserved) return false;
      isReserved = true;
      await reserveBlind(db, counters, seen);
      refuseIfFull(counters, await db.getAll(...counters.map(({ ref }) => ref)));
      return true;
    },
    release: async () => {
      if (isReserved) await writeBlind(db, counters, ({ name }) => ({ [name]: FieldValue.delete() }));
    },
  };
}

/** Returns a function that reserves quota under all limits, once all is read; null if one of them is reached. */
export async function quotaIn(
  transaction: Transaction,
  db: Firestore,
  requests: readonly LimitedRequest[],
): Promise<((writer: Transaction) => void) | null> {
  const counters = await countersOf(db, requests);
  const documents = await transaction.getAll(...counters.map(({ ref }) => ref));
  if (counters.some((counter, index) => secondsUntilFree(counter, documents[index]) !== null)) return null;
  return (writer) => reserveAsRead(writer, counters, documents);
}

async function countersOf(db: Firestore, requests: readonly LimitedRequest[]): Promise<Counter[]> {
  const counters: Counter[] = [];
  for (const { route, address, key, perHour, now } of requests) {
    const secret = await saltOfDay(db, now);
    const hidden = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
    for (const [index, network] of networksOf(address).entries()) {
      const ref = db.doc(RATE_LIMITS.path(`${route}_${hidden(network)}`));
      const most = index === 0 ? perHour : perHour * WIDER_NETWORK;
      counters.push({ ref, most, name: hidden(key), route, now });
    }
  }
  return counters;
}

/** The reservations of a counter by request, outdated ones included. */
function reservationsIn(document: DocumentSnapshot | undefined): ReadonlyMap<string, Reservation> {
  return new Map(Object.entries(document?.get('requests') ?? {}));
}

function isRecent({ at }: Reservation, now: Date): boolean {
  return at.toMillis() > now.getTime() - HOUR_MS;
}

function outdatedIn(document: DocumentSnapshot | undefined, now: Date): string[] {
  return [...reservationsIn(document)].flatMap(([name, reservation]) =>
    isRecent(reservation, now) ? [] : [name],
  );
}

function reserveAsRead(
  transaction: Transaction,
  counters: readonly Counter[],
  documents: readonly DocumentSnapshot[],
): void {
  for (const [index, { ref, name, now }] of counters.entries()) {
    const reservation: Reservation = { at: Timestamp.fromDate(now), order: BEFORE_ALL };
    const expires_at = expiryOf(now);
    const document = documents[index];
    if (!document?.updateTime) {
      transaction.create(ref, { requests: { [name]: reservation }, expires_at });
      continue;
    }
    transaction.update(
      ref,
      'expires_at',
      expires_at,
      new FieldPath('requests', name),
      reservation,
      ...outdatedIn(document, now).flatMap((old) => [new FieldPath('requests', old), FieldValue.delete()]),
      { lastUpdateTime: document.updateTime },
    );
  }
}

function reserveBlind(
  db: Firestore,
  counters: readonly Counter[],
  seen: readonly DocumentSnapshot[],
): Promise<void> {
  return writeBlind(db, counters, ({ name, now }, index) => ({
    ...Object.fromEntries(outdatedIn(seen[index], now).map((old) => [old, FieldValue.delete()])),
    [name]: { at: Timestamp.fromDate(now), order: FieldValue.serverTimestamp() },
  }));
}

/** Writes without reading, so that a network's concurrent requests do not wait for each other. */
async function writeBlind(
  db: Firestore,
  counters: readonly Counter[],
  requestsOf: (counter: Counter, index: number) => object,
): Promise<void> {
  const batch = db.batch();
  for (const [index, counter] of counters.entries()) {
    const fields = { requests: requestsOf(counter, index), expires_at: expiryOf(counter.now) };
    batch.set(counter.ref, fields, { merge: true });
  }
  await batch.commit();
}

function expiryOf(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + 2 * HOUR_MS);
}

function refuseIfFull(counters: readonly Counter[], documents: readonly DocumentSnapshot[]): void {
  for (const [index, counter] of counters.entries()) {
    const seconds = secondsUntilFree(counter, documents[index]);
    if (seconds === null) continue;
    logEvent('rate-limited', { route: counter.route });
    throw new Problem('rate-limited', { headers: { 'Retry-After': String(seconds) } });
  }
}

/** Seconds until the counter has quota; null if it has some now, not counting the requests after this one. */
function secondsUntilFree(
  { name, most, now }: Counter,
  document: DocumentSnapshot | undefined,
): number | null {
  const reservations = reservationsIn(document);
  const own = reservations.get(name);
  const before = [...reservations]
    .filter(([other, reservation]) => other !== name && isRecent(reservation, now))
    .filter(([other, { order }]) => !own || isBefore([other, order], [name, own.order]))
    .map(([, { at }]) => at.toMillis())
    .sort((a, b) => a - b);
  if (before.length < most) return null;
  const free = (before.at(-most) ?? now.getTime()) + HOUR_MS;
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000));
}

function isBefore([name, order]: [string, Timestamp], [other, otherOrder]: [string, Timestamp]): boolean {
  return order.isEqual(otherOrder) ? name < other : order.valueOf() < otherOrder.valueOf();
}

let known: { db: Firestore; day: string; salt: string } | undefined;

/** Returns a random secret that lives for a day. Without it, no one can tell which network a document belongs to. */
async function saltOfDay(db: Firestore, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.db === db && known.day === day) return known.salt;
  const ref = db.doc(RATE_LIMITS.path(`salt_${day}`));
  let stored = await ref.get();
  if (!stored.exists) {
    const expires_at = Timestamp.fromMillis(now.getTime() + 26 * HOUR_MS);
    await isWritten(ref.create({ salt: randomBytes(32).toString('hex'), expires_at }), ALREADY_EXISTS);
    stored = await ref.get();
  }
  const salt = String(stored.get('salt'));
  known = { db, day, salt };
  return salt;
}
