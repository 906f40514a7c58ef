import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { type Booking, type BookingEvent, withEvent } from '../../../../src/domain/records/bookings.ts';
import { MAIL } from '../../../../src/domain/records/mail.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../../src/domain/records/slot-claims.ts';
import type {
  BookingChange,
  UndoBookings,
  UndoneBookings,
} from '../../../../src/domain/schemas/admin-bookings.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import { Problem } from '../../http/problem.ts';
import type { AdminDependencies } from '../../http/serve.ts';
import { requireInTime } from '../../http/within-deadline.ts';
import { linkQuote, quoteOf } from './booking-quote.ts';
import { existingBooking, requireAhead } from './find-meeting.ts';
import { claimOf, eachAlone } from './meeting-change.ts';
import { placeAndHostOf } from './place-and-host.ts';

/** Undoes the team's changes, each in its own transaction. Those already undone succeed, so a request can be repeated. */
export async function undoChanges(
  dependencies: AdminDependencies,
  by: string,
  { changes }: UndoBookings,
): Promise<UndoneBookings> {
  const { done, failed } = await eachAlone(changes, (change) => undoChange(dependencies, by, change));
  return { success: true, undone: done.map(({ id }) => id), failed };
}

/**
 * Undoes a cancellation, move or handing over by the team before anyone was mailed: deletes the waiting mails and
 * restores slot, host and quote, in one transaction. Succeeds if it is already undone. `sequence` keeps increasing, so
 * calendars never see a number twice.
 * @throws Problem `not-found`, `changed-meanwhile`, `meeting-over`, `undo-too-late`, `undo-slot-taken`
 */
async function undoChange({ db, timeOf }: AdminDependencies, by: string, { id, sequence }: BookingChange) {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const { undo } = booking;
    if (!undo || undo.sequence !== sequence) throw new Problem('changed-meanwhile');
    if (undo.is_undone) return;
    const isCanceled = booking.status === 'cancelled';
    const status = isCanceled ? 'confirmed' : booking.status;
    const now = timeOf(read);
    requireAhead({ ...booking, ...undo.before, status }, now);

    const { date, time, admin_id, starts_at } = undo.before;
    const mails = await heldMails(transaction, db, { id, sequence });
    const claimed = isCanceled ? null : await claimOf(transaction, db, id, booking);
    // A meeting that was handed over still has its slot
    const kept = isSameSlot(booking, undo.before) ? claimed : null;
    const claim = kept ?? db.doc(SLOT_CLAIMS.path(slotId(date, time)));
    if (!kept && (await transaction.get(claim)).exists) throw new Problem('undo-slot-taken');
    const quote = isCanceled ? await quoteOf(transaction, db, booking) : null;
    if (quote?.booking_id && quote.booking_id !== id) throw new Problem('changed-meanwhile');

    const deal = await readDeal(transaction, db, booking.deal_id);
    const { hostEmail } = await placeAndHostOf(db, { ...booking, ...undo.before });

    requireInTime();
    for (const mail of mails) transaction.delete(mail);
    const fields: SlotClaim = { date, time, booking_id: id, admin_id };
    if (kept) transaction.set(claim, fields);
    else transaction.create(claim, fields);
    if (claimed && !kept) transaction.delete(claimed);
    if (quote) linkQuote(transaction, db, booking, id);
    transaction.update(ref, {
      ...undo.before,
      status,
      sequence: booking.sequence + 1,
      cancelled_by: FieldValue.delete(),
      cancelled_at: FieldValue.delete(),
      cancel_reason: FieldValue.delete(),
      undo: { ...undo, is_undone: true },
      history: withEvent(booking, eventOf(booking, undo.before, { by, now })),
    });
    const what = { what: 'restored', id, starts_at, host: hostEmail ?? undefined } as const;
    writeDeal(transaction, deal, what, { at: Timestamp.fromDate(now), by });
  });
}

type Slot = Pick<Booking, 'date' | 'time'>;

function isSameSlot(one: Slot, other: Slot): boolean {
  return one.date === other.date && one.time === other.time;
}

/** Returns references to the mails about a change, unless a delivery has begun. */
async function heldMails(transaction: Transaction, db: Firestore, { id, sequence }: BookingChange) {
  const ofChange = db.collection(MAIL.name).where('booking_id', '==', id).where('sequence', '==', sequence);
  return (await transaction.get(ofChange)).docs.map((stored) => {
    const { state, unknown_outcomes } = MAIL.read(stored.data());
    if (state !== 'waiting' || unknown_outcomes > 0) throw new Problem('undo-too-late');
    return stored.ref;
  });
}

function eventOf(booking: Booking, before: Slot, { by, now }: { by: string; now: Date }): BookingEvent {
  const event = { what: 'undone', at: Timestamp.fromDate(now), by } as const;
  if (booking.status === 'cancelled' || isSameSlot(booking, before)) return event;
  const { date, time } = booking;
  return { ...event, from: { date, time }, to: { date: before.date, time: before.time } };
}
