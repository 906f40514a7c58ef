/** Limits the hours that unconfirmed bookings hold, so that forged ones cannot hold them all. */
import { type Firestore, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { type ShortCopy, shortCopy } from '../http/short-copy.ts';
import type { ApiDependencies } from '../http/visitor-post.ts';
import { listAvailability } from './offered-slots.ts';
import { freeSlots } from './slot-taken.ts';

/** Held hours for each hour that stays free: a quarter. */
const HELD_PER_FREE = 1 / 4;

/** Returns a cached copy of the number of hours that are free, or would be without the held ones. */
export function unbookedHours({ db, clock, settings }: ApiDependencies): ShortCopy<number> {
  return shortCopy(
    async () => {
      const now = clock();
      const [days, held] = await Promise.all([
        listAvailability(db, { settings, now }),
        heldAt(db, now).count().get(),
      ]);
      return freeSlots(days).length + held.data().count;
    },
    { keptMs: settings.copySeconds * 1000, clock },
  );
}

/**
 * True if one more unconfirmed booking may hold its hour: at most a quarter of the free hours is held, over all callers.
 * Reads in the transaction, against concurrent bookings.
 */
export async function mayHold(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: Date },
  unbooked: ShortCopy<number>,
): Promise<boolean> {
  // Held hours are no longer free, so the share of both is smaller
  const max = Math.ceil(((await unbooked.get()) * HELD_PER_FREE) / (1 + HELD_PER_FREE));
  const held = heldAt(db, now);
  // Beyond the limit, this read spares bookings the wait for each other's transactions
  if ((await held.count().get()).data().count >= max) return false;
  return (await transaction.get(held.select().limit(max))).size < max;
}

function heldAt(db: Firestore, now: Date): Query {
  return db
    .collection(BOOKINGS.name)
    .where('holds_slot', '==', true)
    .where('pending_until', '>', Timestamp.fromDate(now));
}
