import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../platform/firebase.ts';
import type { Settings } from '../platform/params.ts';
import type { VerifyAppCheck } from './app-check.ts';

/** Dependencies of routes and services; tests pass their own. */
export interface ApiDependencies {
  readonly db: Firestore;
  /** The image bucket, resolved on first use. */
  readonly bucket: () => Bucket;
  readonly clock: () => Date;
  readonly settings: Settings;
  /** The addresses that may sign in, in lower case. */
  readonly admins: () => ReadonlySet<string>;
  /** There where visitors' requests have to have a token of App Check. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}
