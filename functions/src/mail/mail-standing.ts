import { createHash } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { mailboxKey } from '../../../src/domain/mailbox-key.ts';
import { BOOKINGS, type Booking, isUndoOpen } from '../../../src/domain/records/bookings.ts';
import { isToVisitor, MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { LEASE_MS } from './after-failure.ts';

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

/**
 * Limits what one address is mailed within an hour, since any address in a request may be a stranger's. Asked where a delivery
 * begins, so that no route and no 'send again' gets around it (docs/decisions/0055-limits-by-network.md).
 */

const MOST_MAILS = 6;

/** An hour, and as long as a delivery may take to hand its mail over. */
const WINDOW_MS = 60 * 60_000 + LEASE_MS;

/** When a mail may leave, and what notes that it does; to be called after all reads of the transaction. */
interface Turn {
  readonly at: Date;
  readonly take: () => void;
}

/** Returns `now`, or the moment from which fewer than six mails have left for the address within the hour before. */
export async function turnOf(
  transaction: Transaction,
  db: Firestore,
  { id, to }: { id: string; to: string },
  now: Date,
): Promise<Turn> {
  const ref = db.doc(RATE_LIMITS.path(`mail_${createHash('sha256').update(mailboxKey(to)).digest('hex')}`));
  const { requests = {} } = RATE_LIMITS.read((await transaction.get(ref)).data() ?? {});
  // Another try of the same mail takes no second place
  const others = Object.entries(requests).filter(
    ([other, { at }]) => other !== id && at.toMillis() > now.getTime() - WINDOW_MS,
  );
  const sixth = others
    .map(([, { at }]) => at.toMillis())
    .sort((a, b) => a - b)
    .at(-MOST_MAILS);
  const at = Timestamp.fromDate(now);
  return {
    at: sixth === undefined ? now : new Date(sixth + WINDOW_MS),
    take: () => {
      transaction.set(ref, {
        requests: { ...Object.fromEntries(others), [id]: { at, order: at } },
        expires_at: Timestamp.fromMillis(now.getTime() + WINDOW_MS),
      });
    },
  };
}
