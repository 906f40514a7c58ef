import type { Firestore } from 'firebase-admin/firestore';
import type { Settings } from '../platform/params.ts';
import type { VerifyAppCheck } from './app-check.ts';

/** What the routes and services work with; tests pass their own. */
export interface ApiDependencies {
  readonly db: Firestore;
  readonly clock: () => Date;
  readonly settings: Settings;
  /** The addresses that may sign in, in lower case. */
  readonly admins: () => ReadonlySet<string>;
  /** There where visitors' requests have to have a token of App Check. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}
