import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import type { AdminDependencies } from '../../http/serve.ts';
import { requireInTime } from '../../http/within-deadline.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { existingBooking } from './find-meeting.ts';
import { type ByTeam, changedBy, type MeetingChange } from './meeting-change.ts';

/** Maximum time to change one meeting of several, ms. */
export const EACH_MS = 1_000;

/** Changes a meeting for the team. Returns the `sequence` by which undo finds the change; null if it cannot be undone. */
export function changeMeeting(
  { db, timeOf, settings }: AdminDependencies,
  { id, by, holdMs }: { id: string; by: string; holdMs: number },
  changeOf: (
    transaction: Transaction,
    context: ServiceContext,
    meeting: { ref: DocumentReference; before: Booking },
    author: ByTeam,
  ) => Promise<MeetingChange>,
): Promise<number | null> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking: before, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    const author: ByTeam = { by: 'team', who: by, until: new Date(now.getTime() + holdMs) };
    const context = { db, settings, now };
    const { booking, write } = await changeOf(transaction, context, { ref, before }, author);
    requireInTime();
    write(transaction);
    return changedBy(booking, before, now);
  });
}
