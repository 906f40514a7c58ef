import type { Firestore } from 'firebase-admin/firestore';
import { MAIL } from '../../../src/domain/records/mail.ts';
import { logEvent } from '../platform/logging.ts';

const MINUTE_MS = 60_000;

/** Longest a mail may wait before the team is warned. */
const LATE_MINUTES = 60;

/** As many of the oldest as are looked at: those of them that are held back on purpose do not count. */
const LOOKED_AT = 50;

/** Logs how many mails wait, and for how long the oldest does; again, as an event of its own, if that is too long. */
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
