import type { Response } from 'express';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Settings } from '../platform/params.ts';

/** What the team's work on bookings needs. */
export interface AdminBookingDependencies {
  readonly db: Firestore;
  /** What time it was when a booking was read. */
  readonly timeOf: (read: Pick<DocumentSnapshot, 'readTime'>) => Date;
  /** E-mail address of the administrator who asks, in lower case. */
  readonly adminEmailOf: (response: Response) => string;
  readonly settings: Settings;
}
