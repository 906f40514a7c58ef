import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ALERTS } from '../../../src/domain/records/alerts.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { logEvent } from '../platform/logging.ts';

const DAY_MS = 24 * 3_600_000;

/** Days whose mean is the usual day. */
const DAYS_BEFORE = 28;

const TIMES = 3;
const LEAST = 5;

/** Logs once a day if more than three times the meetings of a usual day were booked in the last 24 hours. */
export async function watchBookings({ db, now }: { db: Firestore; now: Date }): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const bookings = await bookedBetween(db, dayAgo, now);
  if (bookings < LEAST) return;
  const before = await bookedBetween(db, new Date(dayAgo.getTime() - DAYS_BEFORE * DAY_MS), dayAgo);
  const usual = before / DAYS_BEFORE;
  if (bookings <= TIMES * usual) return;

  const alert = db.doc(ALERTS.path('bookings-above-usual'));
  const logged = (await alert.get()).get('logged_at') as Timestamp | undefined;
  if (logged && logged.toDate() > dayAgo) return;
  logEvent('bookings-above-usual', { bookings, usual: Math.round(usual * 100) / 100 });
  await alert.set({ logged_at: Timestamp.fromDate(now) });
}

/** Counts the bookings made from `from` until before `until`, of any status. */
async function bookedBetween(db: Firestore, from: Date, until: Date): Promise<number> {
  const booked = db
    .collection(BOOKINGS.name)
    .where('created_at', '>=', Timestamp.fromDate(from))
    .where('created_at', '<', Timestamp.fromDate(until));
  return (await booked.count().get()).data().count;
}
