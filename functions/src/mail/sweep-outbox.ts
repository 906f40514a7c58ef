import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { KINDS_TO_VISITORS, MAIL } from '../../../src/domain/records/mail.ts';
import { FAILED_PRECONDITION } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import type { EnqueueMail } from './enqueue-mail.ts';

/** Maximum mails per run; the next run continues. */
const BATCH = 100;

/** Time for the queue to deliver a mail that was queued again. */
const GRACE_MS = 30 * 60_000;

/** Delay of a mail that could not be queued; the next run retries it after the others. */
const NEXT_RUN_MS = 10 * 60_000;

interface SweepDependencies {
  readonly db: Firestore;
  readonly now: Date;
  readonly enqueue: EnqueueMail;
}

/**
 * Queues mails again whose trigger or task was lost, and those held back by an address's limit; visitors' mails first.
 * A failure is logged and does not stop the others. Sent and given-up mails have no `sweep_at`.
 * @returns the number of queued mails
 */
export async function sweepOutbox(dependencies: SweepDependencies): Promise<number> {
  const { db, now } = dependencies;
  const due = db.collection(MAIL.name).where('sweep_at', '<=', Timestamp.fromDate(now));
  const first = await oldest(due.where('kind', 'in', KINDS_TO_VISITORS), BATCH);
  const others = (await oldest(due, BATCH)).filter(({ id }) => first.every((mail) => mail.id !== id));
  let count = 0;
  for (const mail of [...first, ...others].slice(0, BATCH)) {
    if (await putBack(dependencies, mail)) count += 1;
  }
  if (count > 0) logEvent('mails-requeued', { count });
  return count;
}

async function oldest(due: Query, most: number): Promise<QueryDocumentSnapshot[]> {
  return (await due.orderBy('sweep_at').limit(most).get()).docs;
}

async function putBack({ now, enqueue }: SweepDependencies, mail: QueryDocumentSnapshot): Promise<boolean> {
  const isQueued = await enqueue({ id: mail.id, kind: mail.get('kind') }).then(
    () => true,
    (error: unknown) => {
      logEvent('mail-not-requeued', { mail_id: mail.id, error });
      return false;
    },
  );
  const wait = isQueued ? GRACE_MS : NEXT_RUN_MS;
  // Conditional, so that it never overwrites the result of a faster delivery
  await mail.ref
    .update({ sweep_at: Timestamp.fromMillis(now.getTime() + wait) }, { lastUpdateTime: mail.updateTime })
    .catch((error: { code?: unknown }) => {
      if (error.code !== FAILED_PRECONDITION) logEvent('mail-not-requeued', { mail_id: mail.id, error });
    });
  return isQueued;
}

const MINUTE_MS = 60_000;

/** Maximum time a mail may wait before operators are warned. */
const LATE_MINUTES = 60;

/** Number of the oldest mails to read; those held back on purpose do not count. */
const LOOKED_AT = 50;

/** Logs the number of waiting mails and their longest wait, and warns if that is too long. */
export async function watchOutbox(db: Firestore, now: Date): Promise<void> {
  const undelivered = db.collection(MAIL.name).where('state', 'in', ['waiting', 'sending']);
  const oldest = await undelivered.orderBy('created_at').limit(LOOKED_AT).get();
  const dueTimes = oldest.docs.map((mail) => {
    const { created_at, not_before } = MAIL.read(mail.data());
    return Math.max(created_at.toMillis(), not_before?.toMillis() ?? 0);
  });
  const waits = dueTimes.map((due) => now.getTime() - due).filter((wait) => wait >= 0);
  const waiting = oldest.size < LOOKED_AT ? waits.length : (await undelivered.count().get()).data().count;
  const found = { waiting, oldest_minutes: Math.floor(Math.max(0, ...waits) / MINUTE_MS) };
  logEvent('mail-queue', found);
  if (found.oldest_minutes >= LATE_MINUTES) logEvent('mail-late', found);
}
