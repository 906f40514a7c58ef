import { type App, initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Document } from '../../../src/domain/records/document.ts';
import type { CollectionName } from '../../../src/domain/records/records.ts';

/**
 * `IdempotencyStrategy.RetryAlways` of @google-cloud/storage, without loading the package. Names are hashes of the
 * content, so repeated uploads change nothing.
 */
const RETRY_ALWAYS = 0;

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/**
 * Returns the default Firebase app, with the function's own account. Only the first call initializes it
 * (https://github.com/firebase/firebase-admin-node/pull/2947). `getApps()[0]` may be the app that firebase-functions
 * makes for itself (https://github.com/firebase/firebase-admin-node/issues/890).
 */
export function app(): App {
  return initializeApp();
}

/** Consumes an App Check token; loads the code for it first. @throws FirebaseAppCheckError with an `app-check/…` code */
export async function consumeAppCheckToken(token: string): Promise<{ alreadyConsumed?: boolean }> {
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(app()).verifyToken(token, { consume: true });
}

/** Returns the project's Firestore; security rules do not apply. */
export function firestore(): Firestore {
  return getFirestore(app());
}

export function defaultBucket(): Bucket {
  const bucket = getStorage(app()).bucket();
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return bucket;
}

/** Returns the record that a document holds; null if it does not exist. */
export function recordIn<T>(
  { read }: { readonly read: (document: Document) => T },
  stored: DocumentSnapshot | undefined,
): T | null {
  const document = stored?.data();
  return document ? read(document) : null;
}

/** Returns the time at which a document was read. */
export type ReadClock = (read: Pick<DocumentSnapshot, 'readTime'>) => Date;

/** The database's clock, the same for all instances. */
export const databaseTime: ReadClock = ({ readTime }) => readTime.toDate();

/** Resolves to true once a write is done, false if it was refused with one of the codes. */
export async function isWritten(write: Promise<unknown>, ...refusals: readonly number[]): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (refusals.includes(Number((error as { code?: unknown }).code))) return false;
    throw error;
  }
}

/** Resolves as `read`; null if the file does not exist. */
export async function nullIfMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}

/** Returns references to an administrator's records in these collections. */
export async function ownRefs(
  db: Firestore,
  collections: readonly CollectionName[],
  admin_id: string,
): Promise<DocumentReference[]> {
  const found = await Promise.all(
    collections.map((name) => db.collection(name).where('admin_id', '==', admin_id).select().get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/** Returns the number of a query's results, without reading them. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

const PAGE = 300;

/** Yields the pages of an ordered query. */
export async function* pagesOf(found: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = found.limit(PAGE);
  let { docs } = await page.get();
  for (let last = docs.at(-1); last; last = docs.at(-1)) {
    yield docs;
    if (docs.length < PAGE) return;
    ({ docs } = await page.startAfter(last).get());
  }
}

// gRPC codes of a refused write
export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
/** The document changed since it was read. */
export const FAILED_PRECONDITION = 9;
/** A transaction lost against others in each of its tries. */
export const ABORTED = 10;
