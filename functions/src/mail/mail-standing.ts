import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOKINGS, isUndoOpen } from '../../../src/domain/records/bookings.ts';
import type { Mail } from '../../../src/domain/records/mail.ts';

/** Whether what a mail says is so; `open` while the team may still undo what it did with the meeting. */
export type MailStanding = 'true' | 'untrue' | 'open';

/**
 * Whether a mail is still to be sent at `now`. Only reminders are of a time that may have passed: one is true as long as
 * its meeting is confirmed, ahead, and has it for its reminder, which it has not once it was moved.
 */
export async function standingOf(
  transaction: Transaction,
  db: Firestore,
  { kind, booking_id, created_at }: Mail,
  now: Date,
): Promise<MailStanding> {
  if (kind !== 'meeting-reminder' || !booking_id) return 'true';
  const stored = await transaction.get(db.doc(BOOKINGS.path(booking_id)));
  const booking = BOOKINGS.read(stored.data() ?? {});
  if (!stored.exists) return 'untrue';
  if (isUndoOpen(booking, now)) return 'open';
  const isReminded = booking.reminded_at?.toMillis() === created_at.toMillis();
  return booking.status === 'confirmed' && isReminded && booking.starts_at.toDate() > now ? 'true' : 'untrue';
}
