import type { Firestore } from 'firebase-admin/firestore';
import type { Settings } from '../platform/params.ts';
import type { VerifyAppCheck } from './app-check.ts';

/** What the routes and services work with; tests pass their own. */
export interface ApiDependencies {
  readonly db: Firestore;
  readonly clock: () => Date;
  readonly settings: Settings;
  /** There where visitors' requests have to have a token of App Check. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}
