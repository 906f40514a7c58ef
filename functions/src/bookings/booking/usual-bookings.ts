/** Usual number of bookings. Above that, new ones wait for a mailed link, and operators are alerted. */
import { type Firestore, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ALERTS } from '../../../../src/domain/records/alerts.ts';
import { BOOKINGS } from '../../../../src/domain/records/bookings.ts';
import { type ShortCopy, shortCopy } from '../../http/short-copy.ts';
import { countOf } from '../../platform/firebase.ts';
import { logEvent } from '../../platform/logging.ts';
import type { ServiceContext } from '../../platform/params.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Number of days whose mean makes the usual day or hour. */
const USUAL_DAYS = 28;
const TIMES_USUAL = 3;
const LEAST_AN_HOUR = 6;
const LEAST_A_DAY = 5;

/** Ten minutes: an hour's bookings hardly change the mean of four weeks. */
const KEPT_MS = HOUR_MS / 6;

/** Returns a cached copy of an hour's usual maximum: three times the mean of the last four weeks, at least six. */
export function usualBookings(db: Firestore, clock: () => Date): ShortCopy<number> {
  const limit = async () => {
    const booked = await countOf(bookedSince(db, clock().getTime() - USUAL_DAYS * DAY_MS));
    return Math.max(LEAST_AN_HOUR, Math.ceil((TIMES_USUAL * booked) / (USUAL_DAYS * 24)));
  };
  return shortCopy(limit, { keptMs: KEPT_MS, clock });
}

/** True if the next booking must be confirmed by mail. Reads in the transaction, against concurrent bookings. */
export async function isAboveUsual(
  transaction: Transaction,
  { db, settings, now }: ServiceContext<'confirmAbovePerHour'>,
  usual: ShortCopy<number>,
): Promise<boolean> {
  const { confirmAbovePerHour } = settings;
  if (confirmAbovePerHour === null) return false;
  const limit = confirmAbovePerHour === 'auto' ? await usual.get() : confirmAbovePerHour;
  const lastHour = bookedSince(db, now.getTime() - HOUR_MS);
  // Far above the limit, this read spares bookings the wait for each other's transactions
  if ((await countOf(lastHour)) >= limit) return true;
  return (await transaction.get(lastHour.select().limit(limit))).size >= limit;
}

/** Logs once a day if the last 24 hours had more than three times the bookings of a usual day. */
export async function watchBookings({ db, now }: { db: Firestore; now: Date }): Promise<void> {
  const dayAgo = Timestamp.fromMillis(now.getTime() - DAY_MS);
  const until = Timestamp.fromDate(now);
  const bookings = await countOf(bookedSince(db, dayAgo.toMillis()).where('created_at', '<', until));
  if (bookings < LEAST_A_DAY) return;
  const weeksAgo = dayAgo.toMillis() - USUAL_DAYS * DAY_MS;
  const before = await countOf(bookedSince(db, weeksAgo).where('created_at', '<', dayAgo));
  const usual = before / USUAL_DAYS;
  if (bookings <= TIMES_USUAL * usual) return;

  const alert = db.doc(ALERTS.path('bookings-above-usual'));
  const logged = (await alert.get()).get('logged_at') as Timestamp | undefined;
  if (logged && logged.toMillis() > dayAgo.toMillis()) return;
  logEvent('bookings-above-usual', { bookings, usual: Math.round(usual * 100) / 100 });
  await alert.set({ logged_at: until });
}

/** Returns the bookings made since `ms`, with any status. */
function bookedSince(db: Firestore, ms: number): Query {
  return db.collection(BOOKINGS.name).where('created_at', '>=', Timestamp.fromMillis(ms));
}
