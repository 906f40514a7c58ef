import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import type { Settings } from '../platform/params.ts';

const HOUR_MS = 3_600_000;
/** The days whose bookings make the usual hour. */
const USUAL_DAYS = 28;
/** Above the usual: more than so many times the usual hour, and at least so many bookings. */
const TIMES = 3;
const LEAST = 6;

/**
 * Returns true if so many meetings were booked in the hour up to `now` that the next one must be confirmed by
 * mail. Reads the hour in the transaction, so concurrent bookings cannot exceed it.
 */
export async function isAboveUsual(
  transaction: Transaction,
  { db, settings, now }: { db: Firestore; settings: Pick<Settings, 'confirmAbovePerHour'>; now: Date },
): Promise<boolean> {
  const { confirmAbovePerHour } = settings;
  if (confirmAbovePerHour === null) return false;
  const limit = confirmAbovePerHour === 'auto' ? await usualLimit(db, now) : confirmAbovePerHour;
  const lastHour = bookedSince(db, now.getTime() - HOUR_MS);
  // Far above the limit no booking need wait for the others' transactions
  if ((await lastHour.count().get()).data().count >= limit) return true;
  return (await transaction.get(lastHour.select().limit(limit))).size >= limit;
}

/** Three times the bookings of a usual hour, at least six. */
async function usualLimit(db: Firestore, now: Date): Promise<number> {
  const hours = USUAL_DAYS * 24;
  const counted = await bookedSince(db, now.getTime() - hours * HOUR_MS)
    .count()
    .get();
  return Math.max(LEAST, Math.ceil((TIMES * counted.data().count) / hours));
}

function bookedSince(db: Firestore, ms: number) {
  return db.collection(BOOKINGS.name).where('created_at', '>=', Timestamp.fromMillis(ms));
}
