import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { BOOKING_LOGOS } from '../../../src/domain/records/booking-logos.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { DEALS } from '../../../src/domain/records/deals.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import { versionPaths } from '../../../src/domain/records/proposal-versions.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { valueAt } from '../../../src/domain/records/record.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';

const PHONE_PATHS = ['phone', 'user_phone', 'contact.phone'];
/** Digits of a U.S. number without its country code. */
const PHONE_DIGITS = 10;

/**
 * Returns all records about the visitor with this email address, in any case, or phone number, in any notation, and the
 * records of their deals. Reads whole collections, quotes first, mails last. Mails contain no phone field.
 */
export async function visitorRecords(db: Firestore, sought: string): Promise<DocumentSnapshot[]> {
  const isSought = sought.includes('@')
    ? hasAddress(sought.trim().toLowerCase())
    : hasPhone(digitsOf(sought));
  const all = RECORDS.filter(({ holdsVisitors }) => holdsVisitors);
  const stored = await Promise.all(all.map(({ name }) => db.collection(name).get()));
  const deals = stored[all.findIndex(({ name }) => name === DEALS.name)]?.docs ?? [];
  const found: DocumentSnapshot[] = [];
  const own = deals.filter((deal) => isSought(deal.data(), DEALS.visitorAddressesIn)).map(({ id }) => id);
  for (const [index, { name, visitorAddressesIn }] of all.entries()) {
    const about = (stored[index]?.docs ?? []).filter(
      (record) => own.includes(record.get('deal_id')) || isSought(record.data(), visitorAddressesIn),
    );
    found.push(...about, ...(await belongingTo(db, name, about)));
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

/** Returns the records that contain no address: the logos and files of bookings, and the versions of proposals. */
async function belongingTo(db: Firestore, collection: string, records: readonly DocumentSnapshot[]) {
  const paths = records.flatMap((record) => {
    const { id } = record;
    if (collection === BOOKINGS.name) return [BOOKING_LOGOS.path(id)];
    if (collection !== PROPOSALS.name) return [];
    return versionPaths(id, PROPOSALS.read(record.data() ?? {}).version);
  });
  if (paths.length === 0) return [];
  const found = await db.getAll(...paths.map((path) => db.doc(path)));
  return found.filter(({ exists }) => exists);
}

type Delete = (db: Firestore, id: string) => Promise<void>;

interface Deletion {
  readonly db: Firestore;
  readonly deleteBooking: Delete;
  readonly deleteProposal: Delete;
}

/**
 * Deletes all records about the visitor, of which `found` are known, and those that a request stores meanwhile, such as
 * the mails of an acceptance.
 * @returns the number of records
 */
export async function deleteVisitor(
  deletion: Deletion,
  sought: string,
  found: readonly DocumentSnapshot[],
): Promise<number> {
  let count = 0;
  for (let left = found; left.length > 0; left = await visitorRecords(deletion.db, sought)) {
    await deleteVisitorRecords(deletion, left);
    count += left.length;
  }
  return count;
}

/** Deletes records with their dependents, the last ones first: they are found by their deal. Safe to repeat. */
export async function deleteVisitorRecords(
  { db, deleteBooking, deleteProposal }: Deletion,
  records: readonly DocumentSnapshot[],
): Promise<void> {
  for (const { ref } of records.toReversed()) {
    if (ref.parent.id === BOOKINGS.name) await deleteBooking(db, ref.id);
    else if (ref.parent.id === PROPOSALS.name) await deleteProposal(db, ref.id);
    else await ref.delete();
  }
}
