/**
 * Items that leave for another server: mails and events of webhooks. They are stored first, then delivered by tasks. A
 * transaction leases an item to one delivery. An item that has to wait is queued for that time, since a task that sleeps
 * or fails would keep its slot of the queue. An item without `sweep_at` is over (docs/decisions/0012-outbox.md).
 */
import { randomUUID } from 'node:crypto';
import {
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Document } from '../../../src/domain/records/document.ts';
import type { Moment } from '../../../src/domain/records/moment.ts';
import { NOT_LEASED, type OutboxItem } from '../../../src/domain/records/outbox-fields.ts';
import { FAILED_PRECONDITION, isWritten, NOT_FOUND, type ReadClock } from './firebase.ts';
import { logEvent } from './logging.ts';

/** Time for a queue to begin a task; one that takes longer was lost. */
const LOST_TASK_MS = 10 * 60_000;

/** Delay of a task after the time it is for, since clocks differ: one that is early ends. */
const SKEW_MS = 1_000;

/** Adds an item's task to its queue, for now or later. */
export type Enqueue<Item = object> = (item: Item & { readonly id: string }, at?: Date) => Promise<void>;

/** An item within a transaction. */
export interface Found<Item> {
  readonly id: string;
  readonly ref: DocumentReference;
  readonly item: Item;
  readonly now: Date;
}

/** An item after an attempt, and if this delivery still has its lease. */
export interface Tried<Item, Outcome> extends Found<Item> {
  readonly outcome: Outcome;
  readonly isLeased: boolean;
}

/** The decision of a transaction. */
export interface Step {
  /** When the item is to be looked at again. */
  readonly at?: Moment | null | undefined;
  /** Logs it once it is written. */
  readonly log?: (() => void) | undefined;
}

/** The decision before an attempt: the changes to store with its lease, if it may be sent. */
export interface LeasedStep extends Step {
  readonly lease?: object;
}

/** The delivery of items of one kind. */
export interface Outbox<Item extends OutboxItem, Outcome> {
  readonly db: Firestore;
  /** Clock of the leases and pauses. */
  readonly timeOf: ReadClock;
  readonly record: { readonly path: (id: string) => string; readonly read: (stored: Document) => Item };
  /** Longer than any delivery. After that, one that never reported counts as crashed. */
  readonly leaseMs: number;
  readonly enqueue: Enqueue<Item>;
  /** Writes why an item is not sent now, or returns the changes to store with its lease. */
  readonly prepare: (transaction: Transaction, found: Found<Item>) => Promise<LeasedStep>;
  /** Does not throw. `item` is as it was before this attempt. */
  readonly send: (id: string, item: Item) => Promise<Outcome>;
  readonly report: (transaction: Transaction, tried: Tried<Item, Outcome>) => Promise<Step>;
}

/**
 * Delivers an item once, unless it is over, leased, or not due. Only one of several tasks sends it.
 * @returns when it is to be tried again: it is queued for that time
 */
export async function deliverItem<Item extends OutboxItem, Outcome>(
  id: string,
  box: Outbox<Item, Outcome>,
): Promise<Date | null> {
  const { db, timeOf, record, leaseMs } = box;
  const ref = db.doc(record.path(id));
  const lease_id = randomUUID();
  const inTransaction = async (
    work: (transaction: Transaction, found: Found<Item>) => Promise<LeasedStep>,
  ) => {
    const done = await db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(ref);
      const stored = snapshot.data();
      if (!stored) return null;
      const item = record.read(stored);
      return { item, step: await work(transaction, { id, ref, item, now: timeOf(snapshot) }) };
    });
    if (!done) return { item: null, at: null };
    const { item, step } = done;
    step.log?.();
    if (step.at) await box.enqueue({ ...item, id }, new Date(step.at.toMillis() + SKEW_MS));
    return { item: step.lease ? item : null, at: step.at?.toDate() ?? null };
  };

  const { item, at } = await inTransaction(async (transaction, found) => {
    const { attempts, lease_until: before, retry_at, sweep_at } = found.item;
    if (!sweep_at || isAhead(retry_at, found.now)) return {};
    if (isAhead(before, found.now)) return { at: before };
    const step = await box.prepare(transaction, found);
    if (!step.lease) return step;
    const lease_until = Timestamp.fromMillis(found.now.getTime() + leaseMs);
    const leased = { attempts: attempts + 1, lease_id, lease_until, retry_at: null };
    transaction.update(ref, { ...step.lease, ...leased, sweep_at: sweepAfter(lease_until) });
    return step;
  });
  if (!item) return at;
  const outcome = await box.send(id, item);
  const reported = await inTransaction((transaction, found) =>
    box.report(transaction, { ...found, outcome, isLeased: found.item.lease_id === lease_id }),
  );
  return reported.at;
}

export function isAhead(moment: Moment | null | undefined, now: Date): boolean {
  return Boolean(moment && moment.toDate() > now);
}

/** The shortest and the longest pause between two attempts. */
export interface Pauses {
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

/** Returns the time of the next attempt after this many: pauses double. */
export function nextAttempt(now: Date, attempts: number, { minSeconds, maxSeconds }: Pauses): Timestamp {
  return Timestamp.fromMillis(now.getTime() + 1_000 * Math.min(maxSeconds, minSeconds * 2 ** (attempts - 1)));
}

/** Returns when the task of an item that is due at a time counts as lost. */
export function sweepAfter(due: Moment): Timestamp {
  return Timestamp.fromMillis(due.toMillis() + LOST_TASK_MS);
}

/** Fields of an item that is free again, and is to be looked at from `retry_at` on. */
export function waitingUntil(retry_at: Moment) {
  return { ...NOT_LEASED, retry_at, sweep_at: sweepAfter(retry_at) };
}

/** Maximum items per run; the next run continues. */
const BATCH = 100;

/** Time for the queue to deliver an item that was queued again. */
const GRACE_MS = 30 * 60_000;

export interface Sweep<Item = object> {
  readonly db: Firestore;
  readonly now: Date;
  readonly enqueue: Enqueue<Item>;
  /** Narrows the due items to the urgent ones, which are queued first. */
  readonly first?: (due: Query) => Query;
}

/**
 * Queues items again whose trigger or task was lost; one task too many does nothing. An item that cannot be queued does
 * not stop the run, and has its next turn last.
 * @returns the number of queued items
 */
export async function sweepItems<Item>(
  { name, read }: { readonly name: string; readonly read: (stored: Document) => Item },
  { db, now, enqueue, first }: Sweep<Item>,
): Promise<number> {
  const due = db.collection(name).where('sweep_at', '<=', Timestamp.fromDate(now));
  const urgent = first ? await oldest(first(due)) : [];
  const others = (await oldest(due)).filter(({ id }) => urgent.every((item) => item.id !== id));
  const lost = (path: string, error: unknown) => logEvent('not-requeued', { path, error });
  let count = 0;
  for (const stored of [...urgent, ...others].slice(0, BATCH)) {
    const { id, ref, updateTime: lastUpdateTime } = stored;
    try {
      let wait = GRACE_MS;
      await enqueue({ ...read(stored.data()), id }).catch((error: unknown) => {
        wait = LOST_TASK_MS;
        lost(ref.path, error);
      });
      if (wait === GRACE_MS) count += 1;
      const sweep_at = Timestamp.fromMillis(now.getTime() + wait);
      // Conditional, so that it never overwrites the result of a faster delivery
      await isWritten(ref.update({ sweep_at }, { lastUpdateTime }), FAILED_PRECONDITION, NOT_FOUND);
    } catch (error) {
      lost(ref.path, error);
    }
  }
  if (count > 0) logEvent('requeued', { collection: name, count });
  return count;
}

async function oldest(due: Query): Promise<QueryDocumentSnapshot[]> {
  return (await due.orderBy('sweep_at').limit(BATCH).get()).docs;
}
