import type { Response } from 'express';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Settings } from '../platform/params.ts';

export interface AdminBookingDependencies {
  readonly db: Firestore;
  /** Returns the database's time at which a booking was read. */
  readonly timeOf: (read: Pick<DocumentSnapshot, 'readTime'>) => Date;
  /** E-mail address of the administrator who asks, in lower case. */
  readonly adminEmailOf: (response: Response) => string;
  readonly settings: Settings;
}
