import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ALERTS } from '../../../src/domain/records/alerts.ts';
import { MAIL } from '../../../src/domain/records/mail.ts';
import type { Bucket } from '../platform/firebase.ts';

/** Result of a check; `late`: mails are overdue. */
export type CheckResult = 'ok' | 'failed' | 'late';

/** Results of reading the database, reaching the image store, and delivering mail. */
export interface Health {
  readonly database: CheckResult;
  readonly images: CheckResult;
  readonly mail: CheckResult;
}

/** How long a check waits for its answer. */
const PATIENCE_MS = 4_000;

/**
 * So long after its time a mail has been left alone by its queue and by three runs of the sweeper. A mail whose server does not take it is
 * not late by this: it is tried again and again, and `mail-late` tells of it.
 */
const LEFT_ALONE_MS = 30 * 60_000;

/** Reads one document; nothing is stored at its path before the first alert, which the database has to say, too. */
export async function checkDatabase(db: Firestore): Promise<CheckResult> {
  return inTime(async () => {
    await db.doc(ALERTS.path('bookings-above-usual')).get();
    return 'ok';
  });
}

/** Asks the image store for the name of one file. That needs the bucket to be there and to let us read. */
export async function checkImages(bucket: () => Bucket): Promise<CheckResult> {
  return inTime(async () => {
    await bucket().getFiles({ maxResults: 1, autoPaginate: false });
    return 'ok';
  });
}

/** Looks for one mail of the outbox that neither its queue nor the sweeper has touched when they should have. */
export async function checkMail(db: Firestore, now: Date): Promise<CheckResult> {
  return inTime(async () => {
    const since = Timestamp.fromMillis(now.getTime() - LEFT_ALONE_MS);
    const { empty } = await db.collection(MAIL.name).where('sweep_at', '<=', since).limit(1).get();
    return empty ? 'ok' : 'late';
  });
}

/** Returns the check's result; `failed` if it throws or times out. */
async function inTime(check: () => Promise<CheckResult>): Promise<CheckResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve('failed'), PATIENCE_MS);
  });
  return Promise.race([check().catch((): CheckResult => 'failed'), late]).finally(() => clearTimeout(timer));
}
