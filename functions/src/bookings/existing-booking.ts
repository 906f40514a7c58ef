import type { Response } from 'express';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import { Problem } from '../http/problem.ts';
import type { ReadClock } from '../platform/firebase.ts';
import type { Settings } from '../platform/params.ts';

export interface AdminBookingDependencies {
  readonly db: Firestore;
  readonly timeOf: ReadClock;
  /** E-mail address of the calling administrator, in lower case. */
  readonly adminEmailOf: (response: Response) => string;
  readonly settings: Settings;
}

/** Reads a booking of any administrator: they share the work. @throws Problem `not-found` */
export async function existingBooking(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<{ ref: DocumentReference; booking: Booking; read: DocumentSnapshot }> {
  const ref = db.doc(BOOKINGS.path(id));
  const read = await transaction.get(ref);
  if (!read.exists) throw new Problem('not-found');
  return { ref, booking: BOOKINGS.read(read.data() ?? {}), read };
}
