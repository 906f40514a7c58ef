import type { Firestore } from 'firebase-admin/firestore';
import { KINDS_TO_VISITORS, MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { logEvent } from '../platform/logging.ts';
import { type Sweep, sweepItems } from '../platform/outbox.ts';

/**
 * Queues mails again whose trigger or task was lost, and those held back by an address's limit; visitors' mails first.
 * Sent and given-up mails have no `sweep_at`.
 * @returns the number of queued mails
 */
export function sweepOutbox(at: Sweep<Pick<Mail, 'kind'>>): Promise<number> {
  return sweepItems(MAIL, { ...at, first: (due) => due.where('kind', 'in', KINDS_TO_VISITORS) });
}

const MINUTE_MS = 60_000;

/** Maximum time a mail may wait before operators are warned. */
const LATE_MINUTES = 60;

/** Number of the oldest mails to read; those held back on purpose do not count. */
const LOOKED_AT = 50;

/** Logs the longest wait of a mail, and warns if it is too long. */
export async function watchOutbox(db: Firestore, now: Date): Promise<void> {
  const undelivered = db.collection(MAIL.name).where('state', 'in', ['waiting', 'sending']);
  const oldest = await undelivered.orderBy('created_at').limit(LOOKED_AT).get();
  const waits = oldest.docs.map((mail) => {
    const { created_at, not_before } = MAIL.read(mail.data());
    return now.getTime() - Math.max(created_at.toMillis(), not_before?.toMillis() ?? 0);
  });
  const oldest_minutes = Math.floor(Math.max(0, ...waits) / MINUTE_MS);
  logEvent('mail-queue', { oldest_minutes });
  if (oldest_minutes >= LATE_MINUTES) logEvent('mail-late', { oldest_minutes });
}
