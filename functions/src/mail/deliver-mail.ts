import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isOverdue, isPending, PENDING_MINUTES } from '../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS, type Booking, isUndoOpen } from '../../../src/domain/records/bookings.ts';
import { isToVisitor, MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { NOT_LEASED } from '../../../src/domain/records/outbox-fields.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { nextTurn } from '../http/mail-turn.ts';
import { type ReadClock, recordIn } from '../platform/firebase.ts';
import { idInToken, opens, tokensIn, withoutTokens } from '../platform/link-token.ts';
import { logEvent } from '../platform/logging.ts';
import {
  deliverItem,
  type Enqueue,
  type Found,
  isAhead,
  type LeasedStep,
  type Step,
  type Tried,
} from '../platform/outbox.ts';
import { afterFailure, type DeliveryFailure, type DeliveryLimits, type MailOutcome } from './mail-outcome.ts';
import type { Mailer } from './mailer.ts';
import { reportUndelivered, type Team } from './undelivered-mail.ts';

/** Longer than any delivery. */
const LEASE_MS = 3 * 60_000;

/** Pause until a mail is looked at again whose change may still be undone. */
const OPEN_MS = 10_000;

/** A delivery that never reported: it may have arrived. Its lease was enough of a pause, so the next one starts at once. */
const CRASHED: DeliveryFailure = { verdict: 'unknown', reason: 'crashed' };

export interface DeliveryDependencies extends DeliveryLimits {
  readonly db: Firestore;
  readonly timeOf: ReadClock;
  readonly enqueue: Enqueue<Pick<Mail, 'kind'>>;
  readonly mailer: Mailer;
  readonly team: Team;
}

/**
 * Delivers a mail of the outbox once. Does nothing for a mail that was sent, given up, deleted, withdrawn or held back,
 * or is due later.
 * @returns when the mail is to be tried again; it is queued for that time
 */
export function deliverMail(dependencies: DeliveryDependencies, mailId: string): Promise<Date | null> {
  const { db, timeOf, enqueue, mailer } = dependencies;
  return deliverItem(mailId, {
    ...{ db, timeOf, enqueue, record: MAIL, leaseMs: LEASE_MS, send: mailer },
    prepare: (transaction, found) => prepare(transaction, dependencies, found),
    report: (transaction, found) => report(transaction, dependencies, found),
  });
}

async function prepare(
  transaction: Transaction,
  dependencies: DeliveryDependencies,
  found: Found<Mail>,
): Promise<LeasedStep> {
  const { db } = dependencies;
  const { id: mail_id, ref, item: mail, now } = found;
  if (isAhead(mail.not_before, now)) return { at: mail.not_before };
  let { unknown_outcomes, last_error } = mail;
  if (mail.state === 'sending') {
    const after = afterFailure(mail, CRASHED, now, dependencies);
    ({ unknown_outcomes, last_error } = after);
    if (after.state === 'failed') return writeFailure(transaction, dependencies, found, CRASHED);
  }
  // A retry does not count again
  const isCounted = isToVisitor(mail.kind) && mail.attempts === 0 && !mail.has_turn;
  const turn = isCounted ? await nextTurn(transaction, db, mail, now) : null;
  const isHeld = turn !== null && turn.at > now;
  const standing = await contentStateOf(transaction, db, mail, now);
  if (standing === 'open') return { at: Timestamp.fromMillis(now.getTime() + OPEN_MS) };
  if (standing === 'untrue' || (isHeld && (await isObsolete(transaction, db, mail)))) {
    transaction.delete(ref);
    return { log: () => logEvent('mail-withdrawn', { mail_id }) };
  }
  if (isHeld) {
    // The sweeper queues it when its turn comes
    const not_before = Timestamp.fromDate(turn.at);
    transaction.update(ref, { ...NOT_LEASED, state: 'waiting', not_before, sweep_at: not_before });
    return { log: () => logEvent('mail-held', { mail_id }) };
  }
  const extend = await pendingExtension(transaction, db, found);
  turn?.count();
  extend?.();
  return { lease: { state: 'sending', unknown_outcomes, last_error } };
}

/** Records an outcome. A failure counts only while the delivery holds the lease; a success always counts. */
async function report(
  transaction: Transaction,
  dependencies: DeliveryDependencies,
  found: Tried<Mail, MailOutcome>,
): Promise<Step> {
  const { id: mail_id, ref, item: mail, now, outcome, isLeased } = found;
  const { verdict } = outcome;
  if (verdict === 'sent' ? mail.state === 'sent' : !isLeased) {
    return { log: () => logEvent('mail-reported-late', { mail_id, verdict }) };
  }
  if (verdict !== 'sent') return writeFailure(transaction, dependencies, found, outcome);
  const extend = await pendingExtension(transaction, dependencies.db, found);
  transaction.update(ref, {
    ...{ state: 'sent', ...NOT_LEASED, sweep_at: null, last_error: null, sent_at: Timestamp.fromDate(now) },
    ...contentOfSent(mail),
    ...{ ics: FieldValue.delete(), picture: FieldValue.delete() },
  });
  extend?.();
  return { log: () => logEvent('mail-sent', { mail_id, attempts: mail.attempts }) };
}

/** Returns what stays of a mail's text and HTML once it is sent: no working link, since nothing sends it again. */
export function contentOfSent({ text }: Pick<Mail, 'text'>) {
  return { html: '', text: withoutTokens(text) };
}

/** Writes a failure, and after the last one a mail to the team. */
async function writeFailure(
  transaction: Transaction,
  dependencies: DeliveryDependencies,
  { id: mail_id, ref, item: mail, now }: Found<Mail>,
  failure: DeliveryFailure,
): Promise<Step> {
  const after = afterFailure(mail, failure, now, dependencies);
  const { state, last_error: reason, retry_at: at } = after;
  if (state === 'failed') await reportUndelivered(transaction, dependencies, { mail, failure, now });
  transaction.update(ref, after);
  const event = state === 'failed' ? 'mail-failed' : 'mail-delayed';
  return { at, log: () => logEvent(event, { mail_id, attempts: mail.attempts, reason }) };
}

/** Returns the write that begins the time to confirm a booking now, if a mail asks for that: it leaves or is tried. */
async function pendingExtension(
  transaction: Transaction,
  db: Firestore,
  { item: { kind, booking_id }, now }: Found<Mail>,
): Promise<(() => void) | null> {
  if (kind !== 'booking-pending' || !booking_id) return null;
  const stored = await transaction.get(db.doc(BOOKINGS.path(booking_id)));
  const booking = recordIn(BOOKINGS, stored);
  if (!booking || !isPending(booking)) return null;
  const pending_until = Timestamp.fromMillis(now.getTime() + PENDING_MINUTES * 60_000);
  return () => void transaction.update(stored.ref, { pending_until } satisfies Partial<Booking>);
}

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
async function contentStateOf(
  transaction: Transaction,
  db: Firestore,
  mail: Mail,
  now: Date,
): Promise<'true' | 'untrue' | 'open'> {
  if (mail.kind === 'proposal') return (await isLinkOpen(transaction, db, mail)) ? 'true' : 'untrue';
  const isTrue = TRUE_WHILE[mail.kind];
  if (!isTrue || !mail.booking_id) return 'true';
  const booking = recordIn(BOOKINGS, await transaction.get(db.doc(BOOKINGS.path(mail.booking_id))));
  if (!booking) return 'untrue';
  const holds = isTrue(booking, mail, now);
  // A reminder would reveal a change that can still be undone
  if (isUndoOpen(booking, now) && (!holds || mail.kind === 'meeting-reminder')) return 'open';
  return holds ? 'true' : 'untrue';
}

/** False for the mail of a proposal that was withdrawn, replaced or deleted, or whose link was closed by another. */
async function isLinkOpen(transaction: Transaction, db: Firestore, { text }: Mail): Promise<boolean> {
  const [token = ''] = tokensIn(text);
  const id = idInToken(token);
  const proposal = id ? recordIn(PROPOSALS, await transaction.get(db.doc(PROPOSALS.path(id)))) : null;
  if (!proposal) return false;
  const { state, version, links } = proposal;
  const newest = links.filter((link) => link.version === version).map(({ hash }) => hash);
  return state !== 'withdrawn' && opens(token, newest);
}

/**
 * True for the mail about a visitor's cancellation if the address was never mailed about the meeting. At the limit,
 * such mails are dropped. Otherwise, booking and canceling in another person's name would also use up the next hours.
 */
async function isObsolete(transaction: Transaction, db: Firestore, { kind, booking_id }: Mail) {
  if (kind !== 'meeting-cancelled' || !booking_id) return false;
  const booking = await transaction.get(db.doc(BOOKINGS.path(booking_id)));
  if (booking.get('cancelled_by') !== 'visitor') return false;
  const { docs } = await transaction.get(db.collection(MAIL.name).where('booking_id', '==', booking_id));
  return docs.every((mail) => !isToVisitor(mail.get('kind')) || mail.get('attempts') === 0);
}
