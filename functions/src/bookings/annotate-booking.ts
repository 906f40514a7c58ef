import { Timestamp } from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking-history.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { Outcome } from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem } from '../http/problem.ts';
import type { AdminBookingDependencies } from './existing-booking.ts';
import { existingBooking } from './existing-booking.ts';

type Dependencies = Pick<AdminBookingDependencies, 'db' | 'timeOf'>;

/** Id of the booking, and the administrator's e-mail address. */
interface ByAdministrator {
  readonly id: string;
  readonly by: string;
}

/** A change of a value: before and after. */
interface Way<Value> {
  readonly from: Value;
  readonly to: Value;
}

/**
 * @Records if a meeting took place, or takes that back. Sends no mail.
 * @returns the previous outcome
 * @throws Problem `not-found`, `meeting-over` for a cancelled meeting, `meeting-not-begun`
 */
export async function setOutcome(
  { db, timeOf }: Dependencies,
  { id, by }: ByAdministrator,
  status: Outcome,
): Promise<Outcome> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    if (booking.status === 'cancelled' || booking.status === 'pending') throw new Problem('meeting-over');
    const now = timeOf(read);
    if (booking.starts_at.toDate() > now) throw new Problem('meeting-not-begun');
    if (booking.status !== status) transaction.update(ref, marked(booking, { status, by, now }));
    return booking.status;
  });
}

/**
 * Takes back a meeting's outcome. Succeeds if that was already done.
 * @throws Problem `not-found`, or `changed-meanwhile` if the outcome changed since
 */
export async function undoOutcome(
  { db, timeOf }: Dependencies,
  { id, by }: ByAdministrator,
  { from, to }: Way<Outcome>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    if (booking.status === to) return;
    if (booking.status !== from) throw new Problem('changed-meanwhile');
    transaction.update(ref, marked(booking, { status: to, by, now: timeOf(read) }));
  });
}

/**
 * @Replaces the team's note about a booking of any status.
 * @returns the previous note
 * @throws Problem `not-found`
 */
export async function setNote({ db }: Dependencies, id: string, note: string): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking } = await existingBooking(transaction, db, id);
    transaction.update(ref, { note } satisfies Partial<Booking>);
    return booking.note ?? '';
  });
}

/**
 * Restores the previous note. Succeeds if that was already done.
 * @throws Problem `not-found`, or `changed-meanwhile` if the note changed since
 */
export async function undoNote({ db }: Dependencies, id: string, { from, to }: Way<string>): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking } = await existingBooking(transaction, db, id);
    const present = booking.note ?? '';
    if (present === to) return;
    if (present !== from) throw new Problem('changed-meanwhile');
    transaction.update(ref, { note: to } satisfies Partial<Booking>);
  });
}

/** Fields to write for an outcome. */
function marked(
  booking: Booking,
  { status, by, now }: { status: Outcome; by: string; now: Date },
): Partial<Booking> {
  return { status, history: withEvent(booking, { what: status, at: Timestamp.fromDate(now), by }) };
}
