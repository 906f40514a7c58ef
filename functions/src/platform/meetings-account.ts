import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { BOOKING_LIMITS } from '../../../src/domain/records/booking-limits.ts';
import { sha256 } from './secret.ts';

/** Returns the reference to the count of an address's meetings. */
export function meetingsAccount(db: Firestore, email: string): DocumentReference {
  return db.doc(BOOKING_LIMITS.path(sha256(email.toLowerCase())));
}
