/** Storage of rate-limit quotas: how a network's documents are named, read and written. */
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
import { ALREADY_EXISTS } from '../platform/firebase.ts';
import { networksOf } from './client-address.ts';

/** For so long a place is taken. */
export const HOUR_MS = 3_600_000;

/** An IPv6 customer's 48 bits may have so many times what 64 may: behind them is a house or a company with several. */
const WIDER_NETWORK = 4;

/** Time of a reservation made in the request's own transaction: no uncounted request can precede it. */
const AHEAD_OF_ALL = Timestamp.fromMillis(0);

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

/** A taken place: `at` by our clock, `order` by the database's, which tells who was first. */
export interface TakenPlace {
  readonly at: Timestamp;
  readonly order: Timestamp;
}

/** A network's counter document and its limit. */
interface Counter {
  readonly ref: DocumentReference;
  readonly most: number;
}

/** The counters of a request's networks, and the name of its place in each. */
export interface WantedPlace {
  readonly request: LimitedRequest;
  readonly name: string;
  readonly counters: readonly Counter[];
}

/** Which place the request wants. */
export async function wantedPlace(db: Firestore, request: LimitedRequest): Promise<WantedPlace> {
  const { route, address, key, perHour, now } = request;
  const secret = await saltOfDay(db, now);
  const hidden = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  const counters = networksOf(address).map((network, index) => ({
    ref: db.doc(RATE_LIMITS.path(`${route}_${hidden(network)}`)),
    most: index === 0 ? perHour : perHour * WIDER_NETWORK,
  }));
  return { request, name: hidden(key), counters };
}

/** The places of a counter by their names, outdated ones included. */
export function placesIn(document: DocumentSnapshot | undefined): ReadonlyMap<string, TakenPlace> {
  return new Map(Object.entries(document?.get('requests') ?? {}));
}

/** True if the quota was reserved within the hour up to `now`. */
export function isRecent({ at }: TakenPlace, now: Date): boolean {
  return at.toMillis() > now.getTime() - HOUR_MS;
}

/** Notes a place, blind: many of one network at once need not wait for each other. */
export async function notePlace(
  db: Firestore,
  { name, counters, request: { now } }: WantedPlace,
  outdated: readonly string[],
): Promise<void> {
  const place = { at: Timestamp.fromDate(now), order: FieldValue.serverTimestamp() };
  const requests = {
    ...Object.fromEntries(outdated.map((old) => [old, FieldValue.delete()])),
    [name]: place,
  };
  await writeBlind(db, counters, { requests, expires_at: expiryOf(now) });
}

/** Gives a place back. */
export async function removePlace(db: Firestore, { name, counters, request }: WantedPlace): Promise<void> {
  const requests = { [name]: FieldValue.delete() };
  await writeBlind(db, counters, { requests, expires_at: expiryOf(request.now) });
}

/** Reserves quota in a transaction that fails if a counter changed since `documents` were read. */
export function notePlaceAsRead(
  transaction: Transaction,
  { name, counters, request: { now } }: WantedPlace,
  documents: readonly DocumentSnapshot[],
): void {
  const place = { at: Timestamp.fromDate(now), order: AHEAD_OF_ALL };
  const expires_at = expiryOf(now);
  for (const [index, { ref }] of counters.entries()) {
    const document = documents[index];
    if (!document?.updateTime) {
      transaction.create(ref, { requests: { [name]: place }, expires_at });
      continue;
    }
    const outdated = [...placesIn(document)].filter(([, taken]) => !isRecent(taken, now));
    transaction.update(
      ref,
      'expires_at',
      expires_at,
      new FieldPath('requests', name),
      place,
      ...outdated.flatMap(([old]) => [new FieldPath('requests', old), FieldValue.delete()]),
      { lastUpdateTime: document.updateTime },
    );
  }
}

async function writeBlind(db: Firestore, counters: readonly Counter[], fields: object): Promise<void> {
  const batch = db.batch();
  for (const { ref } of counters) batch.set(ref, fields, { merge: true });
  await batch.commit();
}

function expiryOf(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + 2 * HOUR_MS);
}

let known: { db: Firestore; day: string; salt: string } | undefined;

/**
 * Returns a random secret that lives for a day. Once it is gone, no one can tell which network a document
 * stands for.
 */
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
