import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import type { MailDelivery, OutgoingMail } from '../mail-kit/outbox.ts';
import { logMailDelayed, logMailFailed, logMailSent } from '../platform/logging.ts';
import { failureCode, type Mailer } from './mailer.ts';

/** Longer than any delivery takes; after it, a delivery that never reported back counts as crashed. */
const LEASE_MS = 2 * 60_000;

export interface DeliveryDependencies {
  readonly db: Firestore;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  /** Attempts after which a mail is given up. */
  readonly maxAttempts: number;
  /** Longest wait of the queue before it tries again, in seconds. */
  readonly maxRetrySeconds: number;
}

/** The mail was not sent and should be tried again later; the queue does that when its task fails. */
export class MailDelayed extends Error {
  constructor(reason: string) {
    super(`The mail is to be tried again: ${reason}`);
    this.name = 'MailDelayed';
  }
}

/**
 * Delivers a mail of the outbox once: it is leased in a transaction, so of several tasks for it only one sends.
 * Does nothing for a mail that is sent, given up or gone.
 * @throws MailDelayed if the mail has to be tried again
 */
export async function deliverMail(dependencies: DeliveryDependencies, mailId: string): Promise<void> {
  const { db, clock, mailer, maxAttempts, maxRetrySeconds } = dependencies;
  const ref = db.collection(MAIL.name).doc(mailId);
  const leased = await lease(db, ref, clock, maxRetrySeconds);
  if (!leased) return;

  const { mail, attempts } = leased;
  try {
    await mailer(mailId, mail);
  } catch (error) {
    const reason = failureCode(error);
    const isLast = attempts >= maxAttempts;
    await ref.update({
      state: isLast ? 'failed' : 'waiting',
      lease_until: null,
      sweep_at: isLast ? null : sweepAfter(clock(), maxRetrySeconds),
      last_error: reason,
    } satisfies Partial<MailDelivery>);
    if (isLast) {
      logMailFailed(mailId, attempts, reason);
      return;
    }
    logMailDelayed(mailId, attempts, reason);
    throw new MailDelayed(reason);
  }
  await ref.update({
    state: 'sent',
    lease_until: null,
    sweep_at: null,
    last_error: null,
    sent_at: Timestamp.fromDate(clock()),
  } satisfies Partial<MailDelivery>);
  logMailSent(mailId, attempts);
}

/**
 * Takes the mail for this delivery and counts the attempt; null if there is nothing to do.
 * @throws MailDelayed while another delivery has it: that one may have crashed, then the lease runs out
 */
async function lease(
  db: Firestore,
  ref: DocumentReference,
  clock: () => Date,
  maxRetrySeconds: number,
): Promise<{ mail: OutgoingMail; attempts: number } | null> {
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const mail = snapshot.data() as Mail | undefined;
    if (!mail || mail.state === 'sent' || mail.state === 'failed') return null;
    const now = clock();
    if (mail.state === 'sending' && mail.lease_until && mail.lease_until.toDate() > now) {
      throw new MailDelayed('another delivery has it');
    }
    const attempts = mail.attempts + 1;
    transaction.update(ref, {
      state: 'sending',
      attempts,
      lease_until: Timestamp.fromMillis(now.getTime() + LEASE_MS),
      sweep_at: sweepAfter(now, maxRetrySeconds),
    } satisfies Partial<MailDelivery>);
    return { mail, attempts };
  });
}

/** By then the queue has tried again, if it still has the mail: twice its longest wait, and a lease. */
function sweepAfter(now: Date, maxRetrySeconds: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + 2 * maxRetrySeconds * 1000 + LEASE_MS);
}
