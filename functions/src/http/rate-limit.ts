/**
 * How often a network may have something done within an hour, noted in Firestore
 * (docs/decisions/0055-limits-by-network.md). Each network has a document of its own; none is written by all.
 */
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { logEvent } from '../platform/logging.ts';
import {
  HOUR_MS,
  isRecent,
  type LimitedRequest,
  notePlace,
  notePlaceAsRead,
  placesIn,
  removePlace,
  type TakenPlace,
  type WantedPlace,
  wantedPlace,
} from './network-places.ts';
import { Problem } from './problem.ts';

/**
 * A request's quota, one reservation per limit. Reserve it in the request's own transaction (`takeWith`), or
 * before it (`takeAhead`) if a concurrent request from the same network got in the way.
 */
export interface Limits {
  /** The documents to read for `check`, in this order. */
  readonly refs: readonly DocumentReference[];
  /**
   * Refuses a request without quota, by the stored counters. Writes nothing.
   * @throws Problem `rate-limited`; Retry-After says when the next request fits, in seconds
   */
  readonly check: (documents: readonly DocumentSnapshot[]) => void;
  /** Takes the places, unless they are taken; the transaction fails as overtaken if anything has changed since `check`. */
  readonly takeWith: (transaction: Transaction) => void;
  /**
   * Reserves at once, even if others reserve concurrently; false if already reserved.
   * @throws Problem `rate-limited` if others were first
   */
  readonly takeAhead: () => Promise<boolean>;
  /** Takes the places without a look at who else did: of many at once some more than the limit may get one. */
  readonly takeLoosely: () => Promise<void>;
  /** To be called when the request changed nothing: then it does not count. */
  readonly giveBack: () => Promise<void>;
}

/** The limits that a request is under. */
export async function limitsOf(db: Firestore, requests: readonly LimitedRequest[]): Promise<Limits> {
  const wanted: WantedPlace[] = [];
  for (const request of requests) wanted.push(await wantedPlace(db, request));
  let seen: readonly DocumentSnapshot[] = [];
  let isTaken = false;
  const seenOf = (index: number) => {
    const start = wanted.slice(0, index).reduce((sum, { counters }) => sum + counters.length, 0);
    return seen.slice(start, start + (wanted[index]?.counters.length ?? 0));
  };
  const noteAll = async () => {
    for (const [index, place] of wanted.entries()) {
      await notePlace(db, place, outdatedIn(seenOf(index), place.request.now));
    }
  };
  return {
    refs: wanted.flatMap(({ counters }) => counters.map(({ ref }) => ref)),
    check: (documents) => {
      seen = documents;
      for (const [index, place] of wanted.entries()) refuseIfFull(seenOf(index), place);
      // The same request is under way already
      isTaken = wanted.every(({ name }, index) =>
        seenOf(index).every((counter) => placesIn(counter).has(name)),
      );
    },
    takeWith: (transaction) => {
      if (isTaken) return;
      for (const [index, place] of wanted.entries()) notePlaceAsRead(transaction, place, seenOf(index));
    },
    takeLoosely: noteAll,
    takeAhead: async () => {
      if (isTaken) return false;
      isTaken = true;
      await noteAll();
      for (const place of wanted) {
        refuseIfFull(await db.getAll(...place.counters.map(({ ref }) => ref)), place);
      }
      return true;
    },
    giveBack: async () => {
      if (isTaken) await Promise.all(wanted.map((place) => removePlace(db, place)));
    },
  };
}

/**
 * Takes a place for a request that has no transaction.
 * @throws Problem `rate-limited`
 */
export async function takePlace(db: Firestore, request: LimitedRequest): Promise<void> {
  const limits = await limitsOf(db, [request]);
  limits.check(await db.getAll(...limits.refs));
  try {
    await limits.takeAhead();
  } catch (problem) {
    await limits.giveBack();
    throw problem;
  }
}

/**
 * Looks for a place in a transaction, for work that is done without what has a limit where there is none.
 * @returns takes the place, once all is read; null where there is none
 */
export async function placeIn(
  transaction: Transaction,
  db: Firestore,
  request: LimitedRequest,
): Promise<((writer: Transaction) => void) | null> {
  const place = await wantedPlace(db, request);
  const documents = await transaction.getAll(...place.counters.map(({ ref }) => ref));
  if (freeAfter(documents, place) !== null) return null;
  return (writer) => notePlaceAsRead(writer, place, documents);
}

function outdatedIn(documents: readonly DocumentSnapshot[], now: Date): string[] {
  return documents.flatMap((document) =>
    [...placesIn(document)].flatMap(([name, place]) => (isRecent(place, now) ? [] : [name])),
  );
}

/** Refuses if so many others of the hour were before `name` as there are places. */
function refuseIfFull(documents: readonly DocumentSnapshot[], place: WantedPlace): void {
  const seconds = freeAfter(documents, place);
  if (seconds === null) return;
  logEvent('rate-limited', { route: place.request.route });
  throw new Problem('rate-limited', { headers: { 'Retry-After': String(seconds) } });
}

/** The seconds until a place is free; null if there is one now. */
function freeAfter(
  documents: readonly DocumentSnapshot[],
  { name, counters, request: { now } }: WantedPlace,
): number | null {
  for (const [index, { most }] of counters.entries()) {
    const places = placesIn(documents[index]);
    const others = [...places].filter(([other, place]) => other !== name && isRecent(place, now));
    const own = places.get(name);
    const before = others
      .filter(([other, { order }]) => !own || isBefore([other, order], [name, own.order]))
      .map(([, { at }]) => at.toMillis())
      .sort((a, b) => a - b);
    if (before.length < most) continue;
    const free = (before.at(-most) ?? now.getTime()) + HOUR_MS;
    return Math.max(1, Math.ceil((free - now.getTime()) / 1000));
  }
  return null;
}

function isBefore(
  [name, order]: [string, TakenPlace['order']],
  [other, otherOrder]: [string, TakenPlace['order']],
): boolean {
  return order.isEqual(otherOrder) ? name < other : order.valueOf() < otherOrder.valueOf();
}
