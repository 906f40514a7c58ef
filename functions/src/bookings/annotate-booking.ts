import { Timestamp } from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking/booking-history.ts';
import { isPending } from '../../../src/domain/booking/pending-booking.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { Outcome } from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem } from '../http/problem.ts';
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

/** Replaces the team's note. Returns the previous one. @throws Problem `not-found` */
export async function setNote(dependencies: DatabaseClock, id: string, note: string): Promise<string> {
  const before = await updateBooking(dependencies, id, () => ({ note }));
  return before.note ?? '';
}

/** Restores the previous note, once. @throws Problem `not-found`, or `changed-meanwhile` if it changed since */
export async function undoNote(
  dependencies: DatabaseClock,
  id: string,
  { from, to }: Way<string>,
): Promise<void> {
  await updateBooking(dependencies, id, ({ note = '' }) => {
    if (note === to) return null;
    if (note !== from) throw new Problem('changed-meanwhile');
    return { note: to };
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
