import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking/booking-history.ts';
import { slotId } from '../../../src/domain/booking/slots.ts';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import { logEvent } from '../platform/logging.ts';
import { detachQuote, quoteOf } from './booking-quote.ts';
import { isOverdue } from './find-meeting.ts';
import { claimOf } from './meeting-change.ts';

/** Most bookings of one run; the next run takes the rest. */
const BATCH = 100;

/** Cancels the overdue pending bookings and frees their slots and quotes; returns how many. */
export async function releasePending({ db, now }: { db: Firestore; now: Date }): Promise<number> {
  const overdue = db
    .collection(BOOKINGS.name)
    .where('pending_until', '<=', Timestamp.fromDate(now))
    .orderBy('pending_until')
    .limit(BATCH);
  let released = 0;
  for (const { id } of (await overdue.get()).docs) {
    if (await releaseOverdue(db, id, now)) released += 1;
  }
  if (released > 0) logEvent('pending-released', { count: released });
  return released;
}

/** Releases the booking that claims a slot if it is overdue; true if it did. */
export async function releaseClaimant(
  db: Firestore,
  { date, time }: { date: string; time: string },
  now: Date,
): Promise<boolean> {
  const claim = await db.doc(SLOT_CLAIMS.path(slotId(date, time))).get();
  if (!claim.exists) return false;
  const id = String(claim.get('booking_id'));
  const stored = await db.doc(BOOKINGS.path(id)).get();
  // Without a lock: many visitors may want one slot at once
  const isHeld = !stored.exists || !isOverdue(BOOKINGS.read(stored.data() ?? {}), now);
  return !isHeld && releaseOverdue(db, id, now);
}

function releaseOverdue(db: Firestore, id: string, now: Date): Promise<boolean> {
  const ref = db.doc(BOOKINGS.path(id));
  return db.runTransaction(async (transaction: Transaction) => {
    const stored = await transaction.get(ref);
    const booking = stored.exists ? BOOKINGS.read(stored.data() ?? {}) : null;
    if (!booking || !isOverdue(booking, now)) return false;
    const claim = await claimOf(transaction, db, id, booking);
    const quote = await quoteOf(transaction, db, booking);
    if (claim) transaction.delete(claim);
    detachQuote(transaction, db, { id, booking, quote });
    const at = Timestamp.fromDate(now);
    transaction.update(ref, {
      status: 'cancelled',
      pending_until: null,
      manage_hashes: [],
      cancelled_by: 'visitor',
      cancelled_at: at,
      cancel_reason: 'Not confirmed through the link in the email.',
      history: withEvent(booking, { what: 'cancelled', at, by: 'visitor' }),
    } satisfies Partial<Booking>);
    return true;
  });
}
