import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { MAIL } from '../../../src/domain/records/mail.ts';
import { logMailsRequeued } from '../platform/logging.ts';

/** Most mails that one run puts back; the next run takes the rest. */
const BATCH = 100;

/** Until the queue should have tried a mail that was put back. */
const GRACE_MS = 30 * 60_000;

/**
 * Puts mails back into the queue that nobody delivered in time: their trigger or their task was lost.
 * Sent and given-up mails have no `sweep_at` and are never found.
 */
export async function sweepOutbox({
  db,
  now,
  enqueue,
}: {
  db: Firestore;
  now: Date;
  enqueue: (mailId: string) => Promise<void>;
}): Promise<number> {
  const lost = await db
    .collection(MAIL.name)
    .where('sweep_at', '<=', Timestamp.fromDate(now))
    .orderBy('sweep_at')
    .limit(BATCH)
    .get();
  for (const mail of lost.docs) {
    await enqueue(mail.id);
    // Not over a newer state: if the delivery was faster than this, it stays as it is.
    await mail.ref
      .update(
        { sweep_at: Timestamp.fromMillis(now.getTime() + GRACE_MS) },
        { lastUpdateTime: mail.updateTime },
      )
      .catch(ignoreFailedPrecondition);
  }
  if (lost.size > 0) logMailsRequeued(lost.size);
  return lost.size;
}

function ignoreFailedPrecondition(error: { code?: unknown }): void {
  const FAILED_PRECONDITION = 9;
  if (error.code !== FAILED_PRECONDITION) throw error;
}
