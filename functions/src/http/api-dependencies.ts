import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../platform/firebase.ts';
import type { Settings } from '../platform/params.ts';
import type { VerifyAppCheck } from './app-check.ts';

/** What the routes and services work with; tests pass their own. */
export interface ApiDependencies {
  readonly db: Firestore;
  /** Where the images are; asked for when it is needed. */
  readonly bucket: () => Bucket;
  readonly clock: () => Date;
  readonly settings: Settings;
  /** The addresses that may sign in, in lower case. */
  readonly admins: () => ReadonlySet<string>;
  /** There where visitors' requests have to have a token of App Check. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}
