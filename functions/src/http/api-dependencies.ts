import type { Firestore } from 'firebase-admin/firestore';
import type { Settings } from '../platform/params.ts';

/** What the routes and services work with; tests pass their own. */
export interface ApiDependencies {
  readonly db: Firestore;
  readonly clock: () => Date;
  readonly settings: Settings;
}
