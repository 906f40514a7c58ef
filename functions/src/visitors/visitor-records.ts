import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';

/** One document about a visitor: where it is, and everything in it. */
export type VisitorRecord = QueryDocumentSnapshot;

/**
 * Everything that is stored about the visitor with this address, whatever its case, quotes first and mails last.
 * Reads the collections whole: Firestore compares to the letter, and addresses are kept as they were typed.
 */
export async function visitorRecords(db: Firestore, email: string): Promise<VisitorRecord[]> {
  const sought = email.trim().toLowerCase();
  const found: VisitorRecord[] = [];
  for (const { name, visitorAddressesIn } of RECORDS.filter(({ holdsVisitors }) => holdsVisitors)) {
    const { docs } = await db.collection(name).get();
    const isAbout = (record: VisitorRecord) =>
      visitorAddressesIn(record.data()).some((address) => address.toLowerCase() === sought);
    found.push(...docs.filter(isAbout));
  }
  return found;
}

/** Deletes one booking, and frees its slot in the same transaction. */
type DeleteBooking = (db: Firestore, id: string) => Promise<void>;

/**
 * Deletes the records, a booking with all that hangs on it. Deleting them again finishes what was cut short.
 */
export async function deleteVisitorRecords(
  { db, deleteBooking }: { db: Firestore; deleteBooking: DeleteBooking },
  records: readonly VisitorRecord[],
): Promise<void> {
  for (const { ref } of records) {
    if (ref.parent.id === BOOKINGS.name) await deleteBooking(db, ref.id);
    else await ref.delete();
  }
}
