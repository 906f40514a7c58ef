/** Limits the hours that unconfirmed bookings hold, so that forged ones cannot hold them all. */
import { type Firestore, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../../src/config/brand.ts';
import { PENDING_MINUTES } from '../../../../src/domain/booking/pending-booking.ts';
import { bookingMessages } from '../../../../src/domain/messages/booking.ts';
import { BOOKINGS } from '../../../../src/domain/records/bookings.ts';
import { RATE_LIMITS } from '../../../../src/domain/records/rate-limits.ts';
import { Problem } from '../../http/problem.ts';
import type { ApiDependencies } from '../../http/serve.ts';
import { type ShortCopy, shortCopy } from '../../http/short-copy.ts';
import { countOf } from '../../platform/firebase.ts';
import { logEvent } from '../../platform/logging.ts';
import { listAvailability } from './offered-slots.ts';
import { freeSlots } from './slot-taken.ts';

/** Held hours for each hour that stays free: a quarter. */
const HELD_PER_FREE = 1 / 4;

/** Longer than any request. */
const KEPT_MS = 2 * 3_600_000;

/** Returns a cached copy of the number of hours that are free, or would be without the held ones. */
export function unbookedHours({ db, clock, settings }: ApiDependencies): ShortCopy<number> {
  return shortCopy(
    async () => {
      const now = clock();
      const listed = listAvailability(db, { settings, now });
      const [days, held] = await Promise.all([listed, countOf(heldAt(db, now))]);
      return freeSlots(days).length + held;
    },
    { keptMs: settings.copySeconds * 1000, clock },
  );
}

/**
 * Returns the write with which one more unconfirmed booking holds its hour. Nothing is locked, since a flood would wait
 * for it: the commit fails if another hold was written since the count.
 * @throws Problem `unavailable` with Retry-After if a quarter of the free hours is held, over all callers
 */
export async function nextHold({ db, now }: { db: Firestore; now: Date }, unbooked: ShortCopy<number>) {
  // Held hours are no longer free, so the share of both is smaller
  const max = Math.ceil(((await unbooked.get()) * HELD_PER_FREE) / (1 + HELD_PER_FREE));
  // Read before the count
  const last = await db.doc(RATE_LIMITS.path('held-hours')).get();
  if ((await countOf(heldAt(db, now))) >= max) {
    logEvent('rate-limited', { route: 'held-hours' });
    throw new Problem('unavailable', {
      text: bookingMessages.tooManyHeld(brand.phone),
      isLimit: true,
      headers: { 'Retry-After': String(PENDING_MINUTES * 60) },
    });
  }
  return (writer: Transaction, last_hold: string) => {
    const fields = { last_hold, expires_at: Timestamp.fromMillis(now.getTime() + KEPT_MS) };
    if (last.updateTime) writer.update(last.ref, fields, { lastUpdateTime: last.updateTime });
    else writer.create(last.ref, fields);
  };
}

function heldAt(db: Firestore, now: Date): Query {
  return db.collection(BOOKINGS.name).where('pending_until', '>', Timestamp.fromDate(now));
}
