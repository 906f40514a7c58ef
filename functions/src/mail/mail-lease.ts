/** Leases a mail to one delivery. A report of failure after the lease expired is ignored. */
import { randomUUID } from 'node:crypto';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { isToVisitor, MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { nextTurn } from '../http/mail-turn.ts';
import { type MailDelivery, NOT_LEASED } from '../mail-kit/outbox.ts';
import type { ReadClock } from '../platform/firebase.ts';
import { withoutTokens } from '../platform/link-token.ts';
import { extendPending, pendingBookingOf } from './extend-pending.ts';
import { contentStateOf, isObsolete } from './mail-checks.ts';
import type { DeliveryFailure, MailOutcome } from './mail-outcome.ts';
import { afterFailure, type DeliveryLimits, LEASE_MS, sweepAfter } from './mail-outcome.ts';
import { reportUndelivered, type Team } from './undelivered-mail.ts';

/** A task that is early by this much or less waits in its queue; an earlier one ends. */
const SOON_MS = 60_000;

export interface LeaseDependencies extends DeliveryLimits {
  readonly db: Firestore;
  /** Clock of the leases. */
  readonly timeOf: ReadClock;
  readonly team: Team;
}

/**
 * Failure of a delivery that never reported; its mail may have arrived. Waiting for the lease was enough of a pause,
 * so the next delivery starts at once.
 */
const CRASHED: DeliveryFailure = { verdict: 'unknown', reason: 'crashed' };

interface Lease {
  readonly id: string;
  readonly ref: DocumentReference;
  readonly mail: Mail;
}

type Taking =
  | { readonly is: 'taken'; readonly lease: Lease }
  /** Sent, given up, deleted, or not due yet. */
  | { readonly is: 'nothing-to-do' }
  /** Another delivery holds the lease, or the reported change may still be undone. */
  | { readonly is: 'busy' }
  /** The address reached its limit; the sweeper queues the mail when its turn comes. */
  | { readonly is: 'held' }
  /** Its content is no longer true, so it was deleted. */
  | { readonly is: 'withdrawn' }
  | { readonly is: 'given-up'; readonly attempts: number; readonly reason: string };

export async function takeMail(dependencies: LeaseDependencies, mailId: string): Promise<Taking> {
  const { db, timeOf, maxRetrySeconds } = dependencies;
  const ref = db.doc(MAIL.path(mailId));
  return db.runTransaction(async (transaction): Promise<Taking> => {
    const snapshot = await transaction.get(ref);
    const stored = snapshot.data();
    if (!stored) return { is: 'nothing-to-do' };
    const mail = MAIL.read(stored);
    const now = timeOf(snapshot);
    if (mail.state === 'sent' || mail.state === 'failed') return { is: 'nothing-to-do' };
    if (isAhead(mail.retry_at, now)) return { is: 'nothing-to-do' };
    if (isAhead(mail.not_before, now)) {
      // The Tasks emulator runs delayed tasks at once and blocks on them; the sweeper queues them when due
      const isSoon = !isAhead(mail.not_before, new Date(now.getTime() + SOON_MS));
      return isSoon ? { is: 'busy' } : { is: 'nothing-to-do' };
    }
    let { unknown_outcomes, last_error } = mail;
    if (mail.state === 'sending') {
      if (isAhead(mail.lease_until, now)) return { is: 'busy' };
      const after = afterFailure(mail, CRASHED, now, dependencies);
      ({ unknown_outcomes, last_error } = after);
      if (after.state === 'failed') {
        await writeFailure(transaction, dependencies, { ref, mail, now }, CRASHED);
        return { is: 'given-up', attempts: mail.attempts, reason: after.last_error };
      }
    }
    // A retry does not count again
    const isCounted = isToVisitor(mail.kind) && mail.attempts === 0 && !mail.has_turn;
    const turn = isCounted ? await nextTurn(transaction, db, mail, now) : null;
    const isHeld = turn !== null && turn.at > now;
    const standing = await contentStateOf(transaction, db, mail, now);
    if (standing === 'open') return { is: 'busy' };
    if (standing === 'untrue' || (isHeld && (await isObsolete(transaction, db, mail)))) {
      transaction.delete(ref);
      return { is: 'withdrawn' };
    }
    if (isHeld) {
      const not_before = Timestamp.fromDate(turn.at);
      const waiting = { ...NOT_LEASED, state: 'waiting', not_before, sweep_at: not_before };
      transaction.update(ref, { ...waiting, unknown_outcomes, last_error });
      return { is: 'held' };
    }
    const pending = await pendingBookingOf(transaction, db, mail);
    turn?.count();
    if (pending) extendPending(transaction, pending, now);
    const lease: Lease = { id: randomUUID(), ref, mail: { ...mail, attempts: mail.attempts + 1 } };
    transaction.update(ref, {
      state: 'sending',
      attempts: lease.mail.attempts,
      unknown_outcomes,
      last_error,
      lease_id: lease.id,
      lease_until: Timestamp.fromMillis(now.getTime() + LEASE_MS),
      retry_at: null,
      sweep_at: sweepAfter(now, maxRetrySeconds),
    } satisfies Partial<MailDelivery>);
    return { is: 'taken', lease };
  });
}

function isAhead(moment: Mail['not_before'], now: Date): boolean {
  return Boolean(moment && moment.toDate() > now);
}

/** Result of a report: the mail's new state, or `late` if another delivery now holds the lease. */
type Report =
  | { readonly is: 'sent' | 'late' }
  | { readonly is: 'waiting' | 'failed'; readonly reason: string; readonly isQueued: boolean };

/**
 * Records the outcome of a delivery. A failure counts only while the delivery holds the lease; a success always
 * counts.
 */
export async function reportOutcome(
  dependencies: LeaseDependencies,
  { id, ref }: Lease,
  outcome: MailOutcome,
): Promise<Report> {
  const { db, timeOf } = dependencies;
  return db.runTransaction(async (transaction): Promise<Report> => {
    const snapshot = await transaction.get(ref);
    const stored = snapshot.data();
    if (!stored) return { is: 'late' };
    const mail = MAIL.read(stored);
    const now = timeOf(snapshot);
    if (outcome.verdict === 'sent') {
      if (mail.state === 'sent') return { is: 'late' };
      const pending = await pendingBookingOf(transaction, db, mail);
      writeSent(transaction, ref, mail, now);
      if (pending) extendPending(transaction, pending, now);
      return { is: 'sent' };
    }
    if (mail.lease_id !== id) return { is: 'late' };
    const after = await writeFailure(transaction, dependencies, { ref, mail, now }, outcome);
    return { is: after.state, reason: after.last_error, isQueued: after.retry_at === null };
  });
}

function writeSent(transaction: Transaction, ref: DocumentReference, mail: Mail, now: Date): void {
  const delivery = {
    state: 'sent',
    ...NOT_LEASED,
    sweep_at: null,
    last_error: null,
    sent_at: Timestamp.fromDate(now),
  } satisfies Partial<MailDelivery>;
  transaction.update(ref, {
    ...delivery,
    ...contentOfSent(mail),
    ics: FieldValue.delete(),
    picture: FieldValue.delete(),
  });
}

/** Returns what stays of a mail's text and HTML once it is sent: no working link, since nothing sends it again. */
export function contentOfSent({ text }: Pick<Mail, 'text'>) {
  return { html: '', text: withoutTokens(text) };
}

/** Writes a failure, and after the last one a mail to the team. */
async function writeFailure(
  transaction: Transaction,
  dependencies: LeaseDependencies,
  { ref, mail, now }: { ref: DocumentReference; mail: Mail; now: Date },
  failure: DeliveryFailure,
) {
  const after = afterFailure(mail, failure, now, dependencies);
  if (after.state === 'failed') await reportUndelivered(transaction, dependencies, { mail, failure, now });
  transaction.update(ref, after);
  return after;
}
