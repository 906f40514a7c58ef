import { Timestamp } from 'firebase-admin/firestore';
import { withEvent } from '../../../../src/domain/booking/booking-history.ts';
import { isPending } from '../../../../src/domain/booking/pending-booking.ts';
import type { Outcome } from '../../../../src/domain/schemas/admin-bookings.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import { Problem } from '../../http/problem.ts';
import { requireInTime } from '../../http/within-deadline.ts';
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
    const deal = await readDeal(transaction, db, booking.deal_id);
    requireInTime();
    const at = Timestamp.fromDate(now);
    transaction.update(ref, { status, history: withEvent(booking, { what: status, at, by }) });
    const { starts_at } = booking;
    const change =
      status === 'confirmed' ? ({ what: 'restored', id, starts_at } as const) : { what: status, id };
    writeDeal(transaction, deal, change, { at, by });
  });
}
