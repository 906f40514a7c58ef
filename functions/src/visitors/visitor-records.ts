import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { BOOKING_FILES } from '../../../src/domain/records/booking-files.ts';
import { BOOKING_LOGOS } from '../../../src/domain/records/booking-logos.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import { valueAt } from '../../../src/domain/records/record.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';

type VisitorRecord = DocumentSnapshot;

const PHONE_PATHS = ['phone', 'user_phone', 'contact.phone'];
/** Digits of a U.S. number without its country code. */
const PHONE_DIGITS = 10;

/**
 * Returns all records about the visitor with this email address, in any case, or phone number, in any notation. Reads
 * whole collections, quotes first, mails last. Mails contain no phone field.
 */
export async function visitorRecords(db: Firestore, sought: string): Promise<VisitorRecord[]> {
  const isSought = sought.includes('@')
    ? hasAddress(sought.trim().toLowerCase())
    : hasPhone(digitsOf(sought));
  const found: VisitorRecord[] = [];
  for (const { name, visitorAddressesIn } of RECORDS.filter(({ holdsVisitors }) => holdsVisitors)) {
    const { docs } = await db.collection(name).get();
    const about = docs.filter((record) => isSought(record.data(), visitorAddressesIn));
    found.push(...about);
    if (name === BOOKINGS.name) found.push(...(await sentWith(db, about)));
  }
  return found;
}

type IsSought = (document: Document, addressesIn: (document: Document) => string[]) => boolean;

function hasAddress(sought: string): IsSought {
  return (document, addressesIn) => addressesIn(document).some((address) => address.toLowerCase() === sought);
}

function hasPhone(sought: string): IsSought {
  return (document) =>
    PHONE_PATHS.some((path) => sought !== '' && digitsOf(valueAt(document, path)) === sought);
}

function digitsOf(phone: unknown): string {
  return String(phone ?? '')
    .replace(/\D/g, '')
    .slice(-PHONE_DIGITS);
}

/** Returns the logos and files of bookings, which contain no address. */
async function sentWith(db: Firestore, bookings: readonly VisitorRecord[]): Promise<VisitorRecord[]> {
  if (bookings.length === 0) return [];
  const sent = await db.getAll(
    ...[BOOKING_LOGOS, BOOKING_FILES].flatMap((record) => bookings.map(({ id }) => db.doc(record.path(id)))),
  );
  return sent.filter(({ exists }) => exists);
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
