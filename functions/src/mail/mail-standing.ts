import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOKINGS, type Booking, isUndoOpen } from '../../../src/domain/records/bookings.ts';
import { isToVisitor, MAIL, type Mail } from '../../../src/domain/records/mail.ts';

/** Truth of a mail's content; `open` while the team may still undo its change to the meeting. */
type MailStanding = 'true' | 'untrue' | 'open';

/** Conditions under which a waiting mail about a meeting is still true. */
const TRUE_WHILE: Partial<Record<Mail['kind'], (booking: Booking, mail: Mail, now: Date) => boolean>> = {
  'booking-confirmation': ({ status, moves }) => status !== 'cancelled' && moves === 0,
  'meeting-moved': ({ status }) => status !== 'cancelled',
  'meeting-moved-notice': ({ status }) => status !== 'cancelled',
  // It is the reminder that the meeting keeps, which it does not once it was moved
  'meeting-reminder': ({ status, reminded_at, starts_at }, { created_at }, now) =>
    status === 'confirmed' && reminded_at?.toMillis() === created_at.toMillis() && starts_at.toDate() > now,
};

/** Returns whether a mail is still to be sent at `now`: not if it would tell of a time that a later mail takes back. */
export async function standingOf(
  transaction: Transaction,
  db: Firestore,
  mail: Mail,
  now: Date,
): Promise<MailStanding> {
  const isTrue = TRUE_WHILE[mail.kind];
  if (!isTrue || !mail.booking_id) return 'true';
  const stored = await transaction.get(db.doc(BOOKINGS.path(mail.booking_id)));
  const booking = BOOKINGS.read(stored.data() ?? {});
  if (!stored.exists) return 'untrue';
  const holds = isTrue(booking, mail, now);
  // A reminder would reveal a change that can still be undone
  if (isUndoOpen(booking, now) && (!holds || mail.kind === 'meeting-reminder')) return 'open';
  return holds ? 'true' : 'untrue';
}

/**
 * Returns true for the mail that a visitor cancelled a meeting of which the address was never mailed. Such mails are not kept for
 * an address that got its mails of the hour: someone who books and cancels in its name would fill the next hours, too.
 */
export async function isNeedless(
  transaction: Transaction,
  db: Firestore,
  { kind, booking_id }: Mail,
): Promise<boolean> {
  if (kind !== 'meeting-cancelled' || !booking_id) return false;
  const booking = await transaction.get(db.doc(BOOKINGS.path(booking_id)));
  if (booking.get('cancelled_by') !== 'visitor') return false;
  const { docs } = await transaction.get(db.collection(MAIL.name).where('booking_id', '==', booking_id));
  return docs.every((mail) => !isToVisitor(mail.get('kind')) || mail.get('attempts') === 0);
}
