/**
 * Rate limits, counted in Firestore: actions of a network within an hour, and mails to an address within an hour and a
 * day (docs/decisions/0055-limits-by-network.md). Each has separate documents; no document is written by all requests.
 */
import { createHmac } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { ALREADY_EXISTS, isWritten } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import { newSecret } from '../platform/secret.ts';
import { networksOf } from './client-address.ts';
import { Problem } from './problem.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Factor of the limit for the first 48 bits of an IPv6 address, which may be a house or a company, over 64 bits. */
const WIDER_NETWORK = 4;

/** Maximum simultaneous requests of one network. While a counter has more room than this, they do not conflict. */
const MAX_BURST = 100;

/** A subject that is limited within the hour, and maybe the day, up to `now`. */
export interface Limited {
  /** Name of the counter, such as the route's name. */
  readonly route: string;
  /** A network address or a mailbox. */
  readonly address: string;
  /** The proxy that named the address, so that it is not the same as one that is proven. */
  readonly behind?: string;
  /** Limit of a mailbox, an IPv4 address, or a 64-bit IPv6 network. */
  readonly perHour: number;
  /** Further limit of a mailbox. */
  readonly perDay?: number;
  readonly now: Date;
}

/** A transaction or a batch. */
interface Writer {
  readonly set: (ref: DocumentReference, data: object, options: { merge: true }) => unknown;
  readonly create: (ref: DocumentReference, data: object) => unknown;
  readonly update: (
    ref: DocumentReference,
    data: object,
    precondition: { lastUpdateTime: Timestamp },
  ) => unknown;
}

/** Limits that must all hold. */
export interface RateLimits {
  /** Documents to read for `check` and `count`, in this order. */
  readonly refs: readonly DocumentReference[];
  /** Returns the time until all limits have room, in ms; 0 if they do now. */
  readonly check: (documents: readonly DocumentSnapshot[]) => number;
  /**
   * Counts one more. Given the checked documents, the commit fails if one changed meanwhile and has little room left;
   * without them, concurrent requests may exceed the limit.
   */
  readonly count: (writer: Writer, documents?: readonly DocumentSnapshot[]) => void;
}

interface Counter extends Pick<Limited, 'perHour' | 'perDay' | 'now'> {
  readonly ref: DocumentReference;
}

/** Returns the limits of all `limited` subjects; each network of an address has a counter. */
export async function rateLimits(db: Firestore, limited: readonly Limited[]): Promise<RateLimits> {
  const counters = (await Promise.all(limited.map((one) => countersOf(db, one)))).flat();
  return {
    refs: counters.map(({ ref }) => ref),
    check: (documents) => Math.max(0, ...counters.map((counter, index) => waitMs(counter, documents[index]))),
    count: (writer, documents) => {
      for (const [index, counter] of counters.entries()) countOne(writer, counter, documents?.[index]);
    },
  };
}

/** @throws Problem `rate-limited`; Retry-After gives the seconds until the next request is allowed */
export function requireQuota(route: string, limits: RateLimits, counters: readonly DocumentSnapshot[]): void {
  const waitMs = limits.check(counters);
  if (waitMs === 0) return;
  logEvent('rate-limited', { route });
  throw new Problem('rate-limited', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
}

/** Counts one more, outside a transaction. Concurrent requests may exceed the limit. */
export async function countNow(db: Firestore, limits: RateLimits): Promise<void> {
  const batch = db.batch();
  limits.count(batch);
  await batch.commit();
}

async function countersOf(db: Firestore, { route, address, behind = '', perHour, perDay, now }: Limited) {
  // The salt changes at midnight, which a day must outlast. The outbox has a mailbox's address in clear anyway
  const salt = perDay ? '' : await saltOfDay(db, now);
  return networksOf(address).map((network, index) => {
    const max = index === 0 ? perHour : perHour * WIDER_NETWORK;
    const name = `${route}_${hidden(behind + network, salt)}`;
    return { ref: db.doc(RATE_LIMITS.path(name)), perHour: max, perDay, now };
  });
}

/** Returns a network's name in the database on this day. */
export async function hiddenName(db: Firestore, address: string, now: Date): Promise<string> {
  return hidden(networksOf(address)[0] ?? address, await saltOfDay(db, now));
}

function hidden(text: string, salt: string): string {
  return createHmac('sha256', salt).update(text).digest('hex').slice(0, 32);
}

/** Returns the number of the hour since 1970. */
function hourOf(now: Date): number {
  return Math.floor(now.getTime() / HOUR_MS);
}

/** Counts by clock hour. */
type Hours = Readonly<Record<number, number>>;

function hoursIn(document: DocumentSnapshot | undefined): Hours {
  return RATE_LIMITS.read(document?.data() ?? {}).hours ?? {};
}

/** Returns the time until a counter has room, in ms. */
function waitMs(counter: Counter, document: DocumentSnapshot | undefined): number {
  const hours = hoursIn(document);
  return Math.max(waitOfHour(counter, hours), waitOfDay(counter, hours));
}

/** Estimates the last 60 minutes: this clock hour's count plus the overlapping share of the previous hour's. */
function waitOfHour({ perHour, now }: Counter, hours: Hours): number {
  const { [hourOf(now)]: current = 0, [hourOf(now) - 1]: previous = 0 } = hours;
  const intoHour = now.getTime() % HOUR_MS;
  if (current + previous * (1 - intoHour / HOUR_MS) < perHour) return 0;
  // A full hour makes room only as it fades in the next one
  const [fading, room, start] =
    current < perHour ? [previous, perHour - current, 0] : [current, perHour, HOUR_MS];
  return Math.floor(start + HOUR_MS * (1 - room / fading) - intoHour) + 1;
}

/** The last 24 hours are all clock hours that they touch, so that no 24 hours exceed the limit. */
function waitOfDay({ perDay, now }: Counter, hours: Hours): number {
  if (!perDay) return 0;
  const counted = (hour: number) =>
    Object.values(recentHours(hours, hour, DAY_HOURS)).reduce((sum, count) => sum + count, 0);
  let hour = hourOf(now);
  while (counted(hour) >= perDay) hour += 1;
  return Math.max(0, hour * HOUR_MS - now.getTime());
}

/** Returns the counts of `hour` and of the `before` hours before it. */
function recentHours(hours: Hours, hour: number, before: number): Hours {
  return Object.fromEntries(Object.entries(hours).filter(([counted]) => Number(counted) >= hour - before));
}

function countOne(
  writer: Writer,
  { ref, perHour, perDay, now }: Counter,
  document: DocumentSnapshot | undefined,
): void {
  const hour = hourOf(now);
  const before = perDay ? DAY_HOURS : 1;
  const expires_at = Timestamp.fromMillis(now.getTime() + (before + 1) * HOUR_MS);
  const hours = recentHours(hoursIn(document), hour, before);
  const { [hour]: current = 0, [hour - 1]: previous = 0 } = hours;
  if (!document || perHour - current - previous > MAX_BURST) {
    const fields = { hours: { [hour]: FieldValue.increment(1) }, expires_at };
    writer.set(ref, fields, { merge: true });
  } else if (document.updateTime) {
    const counts = { ...hours, [hour]: current + 1 };
    writer.update(ref, { hours: counts, expires_at }, { lastUpdateTime: document.updateTime });
  } else {
    writer.create(ref, { hours: { [hour]: 1 }, expires_at });
  }
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
    await isWritten(ref.create({ salt: newSecret(), expires_at }), ALREADY_EXISTS);
    stored = await ref.get();
  }
  const salt = String(stored.get('salt'));
  known = { db, day, salt };
  return salt;
}
