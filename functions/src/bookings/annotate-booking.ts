import { Timestamp } from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking/booking-history.ts';
import { customerNote } from '../../../src/domain/booking/customer-note.ts';
import { isPending } from '../../../src/domain/booking/pending-booking.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { Lead } from '../../../src/domain/records/lead.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import type { NewNote, Outcome } from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem } from '../http/problem.ts';
import { quoteOf } from './booking-quote.ts';
import { type DatabaseClock, existingBooking } from './find-meeting.ts';

/** The booking's id and the administrator's email address. */
interface ByAdministrator {
  readonly id: string;
  readonly by: string;
}

/** A value before and after a change. */
interface Way<Value> {
  readonly from: Value;
  readonly to: Value;
}

/**
 * Records if a meeting took place. Returns the previous outcome.
 * @throws Problem `not-found`, `meeting-over` for a canceled meeting, `meeting-not-begun`
 */
export async function setOutcome(
  dependencies: DatabaseClock,
  { id, by }: ByAdministrator,
  status: Outcome,
): Promise<Outcome> {
  const before = await updateBooking(dependencies, id, (booking, now) => {
    if (booking.status === 'cancelled' || isPending(booking)) throw new Problem('meeting-over');
    if (booking.starts_at.toDate() > now) throw new Problem('meeting-not-begun');
    return booking.status === status ? null : marked(booking, { status, by, now });
  });
  return before.status as Outcome;
}

/** Takes back an outcome, once. @throws Problem `not-found`, or `changed-meanwhile` if it changed since */
export async function undoOutcome(
  dependencies: DatabaseClock,
  { id, by }: ByAdministrator,
  { from, to }: Way<Outcome>,
): Promise<void> {
  await updateBooking(dependencies, id, (booking, now) => {
    if (booking.status === to) return null;
    if (booking.status !== from) throw new Problem('changed-meanwhile');
    return marked(booking, { status: to, by, now });
  });
}

/**
 * Replaces the team's note about the customer. Returns the previous one.
 * @throws Problem `not-found`, or `changed-meanwhile` if the note is not as `expected`
 */
export function setNote(
  dependencies: DatabaseClock,
  { id, by }: ByAdministrator,
  { note, expected }: NewNote,
): Promise<string> {
  return updateNote(dependencies, { id, by }, (before) => {
    if (expected !== undefined && before !== expected && before !== note) {
      throw new Problem('changed-meanwhile');
    }
    return note;
  });
}

/** Restores the previous note, once. @throws Problem `not-found`, or `changed-meanwhile` if it changed since */
export async function undoNote(
  dependencies: DatabaseClock,
  { id, by }: ByAdministrator,
  { from, to }: Way<string>,
): Promise<void> {
  await updateNote(dependencies, { id, by }, (before) => {
    if (before !== to && before !== from) throw new Problem('changed-meanwhile');
    return to;
  });
}

/**
 * Updates the note based on the stored one. It is the quote's, which leads show, too; a booking without a quote has its
 * own. Returns the note before the change.
 */
function updateNote(
  { db, timeOf }: DatabaseClock,
  { id, by }: ByAdministrator,
  noteAfter: (before: string) => string,
): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const quote = await quoteOf(transaction, db, booking);
    const before = customerNote(booking, quote);
    const note = noteAfter(before);
    if (note === before) return before;
    if (!quote || !booking.quote_submission_id) {
      transaction.update(ref, { note });
      return before;
    }
    const changed = { note, changed_at: Timestamp.fromDate(timeOf(read)), changed_by: by };
    const lead: Lead = { ...quote.lead, ...changed };
    transaction.update(db.doc(QUOTE_SUBMISSIONS.path(booking.quote_submission_id)), { lead });
    return before;
  });
}

/**
 * Updates a booking based on its stored state, unless `changeOf` returns null. Returns the booking before the change.
 */
function updateBooking(
  { db, timeOf }: DatabaseClock,
  id: string,
  changeOf: (booking: Booking, now: Date) => Partial<Booking> | null,
): Promise<Booking> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const change = changeOf(booking, timeOf(read));
    if (change) transaction.update(ref, { ...change });
    return booking;
  });
}

function marked(
  booking: Booking,
  { status, by, now }: { status: Outcome; by: string; now: Date },
): Partial<Booking> {
  return { status, history: withEvent(booking, { what: status, at: Timestamp.fromDate(now), by }) };
}
