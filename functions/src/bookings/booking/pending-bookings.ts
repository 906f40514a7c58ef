/**
 * Writes and releases pending bookings (docs/decisions/0057-links-to-meetings.md). `usual-bookings.ts` decides when a
 * new booking must be confirmed, `create-booking.ts` how many may wait at once.
 */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isOverdue } from '../../../../src/domain/booking/pending-booking.ts';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { bookingMessages } from '../../../../src/domain/messages/booking.ts';
import { BOOKINGS, type Booking, withEvent } from '../../../../src/domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import type { Decision } from '../../http/idempotency.ts';
import { nextTurn } from '../../http/mail-turn.ts';
import { Problem } from '../../http/problem.ts';
import { recordIn } from '../../platform/firebase.ts';
import { logEvent } from '../../platform/logging.ts';
import type { BookingMailInput } from '../mails/booking-mail-parts.ts';
import { mailInvited } from '../mails/mail-invited.ts';
import { linkQuote, quoteOf } from './booking-quote.ts';
import { claimOf } from './meeting-change.ts';

/** Maximum bookings per run; the next run continues. */
const BATCH = 100;

/** Returns the answer for a pending booking, without a link: only the mailbox proves the address. */
export function pendingAnswer(booking: Booking): Decision {
  const { pending_until, date, time } = booking;
  const until = pending_until?.toDate().toISOString();
  return { status: 202, body: { success: true, pending: { until, date, time } } };
}

/**
 * Returns a function that adds the only mail of a pending booking to its transaction: to the visitor, with the link
 * that confirms it. It has its turn already, so that it leaves at once.
 * @throws Problem `unavailable` with Retry-After if the address got too many mails for this one to leave now
 */
export async function pendingMailTo(transaction: Transaction, db: Firestore, to: string, now: Date) {
  const turn = await nextTurn(transaction, db, { kind: 'booking-pending', to }, now);
  if (turn.at > now) {
    logEvent('rate-limited', { route: 'booking-pending' });
    throw new Problem('unavailable', {
      text: bookingMessages.linkNotMailed,
      isLimit: true,
      headers: { 'Retry-After': String(Math.ceil((turn.at.getTime() - now.getTime()) / 1000)) },
    });
  }
  return (writer: Transaction, input: BookingMailInput) => {
    turn.count();
    mailInvited(writer, { db, now }, input, 'booking-pending', { has_turn: true });
  };
}

/** Releases overdue bookings; returns how many. */
export async function releasePending({ db, now }: { db: Firestore; now: Date }): Promise<number> {
  const overdue = db
    .collection(BOOKINGS.name)
    .where('pending_until', '<=', Timestamp.fromDate(now))
    .orderBy('pending_until')
    .limit(BATCH);
  let released = 0;
  for (const { id } of (await overdue.get()).docs) {
    if (await release(db, id, now)) released += 1;
  }
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
  // Without a lock: many visitors may want one slot at once
  const booking = recordIn(BOOKINGS, await db.doc(BOOKINGS.path(id)).get());
  return booking !== null && isOverdue(booking, now) && release(db, id, now);
}

/** Cancels a booking if it is overdue, and frees its slot and quote; true if it was. */
function release(db: Firestore, id: string, now: Date): Promise<boolean> {
  const ref = db.doc(BOOKINGS.path(id));
  return db.runTransaction(async (transaction) => {
    const booking = recordIn(BOOKINGS, await transaction.get(ref));
    if (!booking || !isOverdue(booking, now)) return false;
    const claim = await claimOf(transaction, db, id, booking);
    const quote = await quoteOf(transaction, db, booking);
    const deal = await readDeal(transaction, db, booking.deal_id);
    if (claim) transaction.delete(claim);
    if (quote?.booking_id === id) linkQuote(transaction, db, booking, null);
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
    writeDeal(transaction, deal, { what: 'canceled', id }, { at, by: 'visitor' });
    return true;
  });
}
