import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isOverdue, isPending } from '../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS, type Booking, isUndoOpen } from '../../../src/domain/records/bookings.ts';
import { isToVisitor, MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { idInToken, opens, tokensIn } from '../platform/link-token.ts';

/** Conditions under which the content of a waiting mail about a meeting is still true. */
const TRUE_WHILE: Partial<Record<Mail['kind'], (booking: Booking, mail: Mail, now: Date) => boolean>> = {
  'booking-confirmation': ({ status, moves }) => status !== 'cancelled' && moves === 0,
  // Confirmed, or its time is over
  'booking-pending': (booking, _mail, now) => isPending(booking) && !isOverdue(booking, now),
  'meeting-moved': ({ status }) => status !== 'cancelled',
  'meeting-moved-notice': ({ status }) => status !== 'cancelled',
  'meeting-handed-notice': ({ status }) => status !== 'cancelled',
  'meeting-host': isLastChange,
  'meeting-place': isLastChange,
  'meeting-place-notice': isLastChange,
  // Only the latest reminder of an unmoved meeting
  'meeting-reminder': ({ status, reminded_at, starts_at }, { created_at }, now) =>
    status === 'confirmed' && reminded_at?.toMillis() === created_at.toMillis() && starts_at.toDate() > now,
};

/** True if the mail is about the last change of the meeting. Later changes are mailed with the current place. */
function isLastChange({ status, history }: Booking, { created_at }: Mail): boolean {
  return status === 'confirmed' && history.at(-1)?.at?.toMillis() === created_at.toMillis();
}

/** Returns the state of a mail's content; `open` while the team may undo. A later mail may report a newer time. */
export async function contentStateOf(
  transaction: Transaction,
  db: Firestore,
  mail: Mail,
  now: Date,
): Promise<'true' | 'untrue' | 'open'> {
  if (mail.kind === 'proposal') return (await isLinkOpen(transaction, db, mail)) ? 'true' : 'untrue';
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

/** False for the mail of a proposal that was withdrawn, replaced or deleted, or whose link was closed by another. */
async function isLinkOpen(transaction: Transaction, db: Firestore, { text }: Mail): Promise<boolean> {
  const [token = ''] = tokensIn(text);
  const id = idInToken(token);
  const stored = id ? await transaction.get(db.doc(PROPOSALS.path(id))) : null;
  if (!stored?.exists) return false;
  const { state, version, links } = PROPOSALS.read(stored.data() ?? {});
  const newest = links.filter((link) => link.version === version).map(({ hash }) => hash);
  return state !== 'withdrawn' && opens(token, newest);
}

/**
 * True for the mail about a visitor's cancellation if the address was never mailed about the meeting. At the limit,
 * such mails are dropped. Otherwise, booking and canceling in another person's name would also use up the next hours.
 */
export async function isObsolete(
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
