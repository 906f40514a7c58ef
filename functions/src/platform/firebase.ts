import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentSnapshot, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** The image bucket. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The project, as the function's own account. */
export function app(): App {
  return getApps()[0] ?? initializeApp();
}

/**
 * Verifies a token of App Check and uses it up; says whether it was before. Its code is loaded with the first token: no
 * visitor waits for it who only looks.
 * @throws FirebaseAppCheckError with an `app-check/…` code
 */
export async function consumeAppCheckToken(token: string): Promise<{ alreadyConsumed?: boolean }> {
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(app()).verifyToken(token, { consume: true });
}

/** The project's Firestore, by the function's own account: security rules do not apply. */
export function firestore(): Firestore {
  return getFirestore(app());
}

/** The project's private default bucket. */
export function defaultBucket(): Bucket {
  return getStorage(app()).bucket();
}

/** Returns the time at which a document was read. */
export type ReadClock = (read: Pick<DocumentSnapshot, 'readTime'>) => Date;

/** The database's own clock: one for all deliveries, whatever the machines think that they run on. */
export const databaseTime: ReadClock = ({ readTime }) => readTime.toDate();

/** Why the database refuses a write, as its errors' `code` says (the codes of gRPC). */

export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
/** The document is another one than the write was meant for. */
export const FAILED_PRECONDITION = 9;
