import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { BOOKING_LOGOS } from '../../../src/domain/records/booking-logos.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';

type VisitorRecord = DocumentSnapshot;

/**
 * Returns all records about the visitor with this address, in any case. Reads whole collections, quotes first, mails
 * last.
 */
export async function visitorRecords(db: Firestore, email: string): Promise<VisitorRecord[]> {
  const sought = email.trim().toLowerCase();
  const found: VisitorRecord[] = [];
  for (const { name, visitorAddressesIn } of RECORDS.filter(({ holdsVisitors }) => holdsVisitors)) {
    const { docs } = await db.collection(name).get();
    const isAbout = (record: QueryDocumentSnapshot) =>
      visitorAddressesIn(record.data()).some((address) => address.toLowerCase() === sought);
    const about = docs.filter(isAbout);
    found.push(...about);
    if (name === BOOKINGS.name) found.push(...(await logosOf(db, about)));
  }
  return found;
}

/** Returns the logos of bookings, which contain no address. */
async function logosOf(db: Firestore, bookings: readonly VisitorRecord[]): Promise<VisitorRecord[]> {
  if (bookings.length === 0) return [];
  const logos = await db.getAll(...bookings.map(({ id }) => db.doc(BOOKING_LOGOS.path(id))));
  return logos.filter(({ exists }) => exists);
}

type DeleteBooking = (db: Firestore, id: string) => Promise<void>;

/** Deletes the records, and a booking's dependents with it. Safe to repeat. */
export async function deleteVisitorRecords(
  { db, deleteBooking }: { db: Firestore; deleteBooking: DeleteBooking },
  records: readonly VisitorRecord[],
): Promise<void> {
  for (const { ref } of records) {
    if (ref.parent.id === BOOKINGS.name) await deleteBooking(db, ref.id);
    else await ref.delete();
  }
}
