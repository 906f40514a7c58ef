import { Timestamp } from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking/booking-history.ts';
import { customerNote } from '../../../src/domain/booking/customer-note.ts';
import { isPending } from '../../../src/domain/booking/pending-booking.ts';
import type { Lead } from '../../../src/domain/records/lead.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import type { NewNote, Outcome } from '../../../src/domain/schemas/admin-bookings.ts';
import { Problem } from '../http/problem.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { quoteOf } from './booking-quote.ts';
import { type DatabaseClock, existingBooking } from './find-meeting.ts';

/** The booking's id and the administrator's email address. */
interface ByAdministrator {
  readonly id: string;
  readonly by: string;
}

/**
 * Records if a meeting took place.
 * @throws Problem `not-found`, `meeting-over` for a canceled meeting, `meeting-not-begun`
 */
export async function setOutcome(
  { db, timeOf }: DatabaseClock,
  { id, by }: ByAdministrator,
  status: Outcome,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    if (booking.status === 'cancelled' || isPending(booking)) throw new Problem('meeting-over');
    if (booking.starts_at.toDate() > now) throw new Problem('meeting-not-begun');
    if (booking.status === status) return;
    requireInTime();
    const history = withEvent(booking, { what: status, at: Timestamp.fromDate(now), by });
    transaction.update(ref, { status, history });
  });
}

/**
 * Replaces the team's note about the customer. It is the quote's, which leads show, too; a booking without a quote has
 * its own.
 * @throws Problem `not-found`, or `changed-meanwhile` if the note is not as `expected`
 */
export async function setNote(
  { db, timeOf }: DatabaseClock,
  { id, by }: ByAdministrator,
  { note, expected }: NewNote,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const quote = await quoteOf(transaction, db, booking);
    const before = customerNote(booking, quote);
    if (note === before) return;
    if (expected !== undefined && before !== expected) throw new Problem('changed-meanwhile');
    requireInTime();
    if (!quote || !booking.quote_submission_id) {
      transaction.update(ref, { note });
      return;
    }
    const changed = { note, changed_at: Timestamp.fromDate(timeOf(read)), changed_by: by };
    const lead: Lead = { ...quote.lead, ...changed };
    transaction.update(db.doc(QUOTE_SUBMISSIONS.path(booking.quote_submission_id)), { lead });
  });
}
