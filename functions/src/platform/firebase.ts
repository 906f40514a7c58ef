import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { REGION } from '../../../src/config/region.ts';

/** The image bucket. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

function app() {
  return getApps()[0] ?? initializeApp();
}

/** The project's accounts. */
export function auth(): Auth {
  return getAuth(app());
}

/**
 * Verifies a token of App Check and uses it up; says whether it was before.
 * @throws FirebaseAppCheckError with an `app-check/…` code
 */
export function consumeAppCheckToken(token: string): Promise<{ alreadyConsumed?: boolean }> {
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

/** Puts a task with `data` into the queue of the task function `name`, to be done at once or at a later time. */
export async function enqueueTask(
  name: string,
  data: Record<string, unknown>,
  scheduleTime?: Date,
): Promise<void> {
  await getFunctions(app())
    .taskQueue(`locations/${REGION}/functions/${name}`)
    .enqueue(data, scheduleTime ? { scheduleTime } : {});
}
