import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The collections that hold something about a visitor, each with the fields where the visitor's address stands. */
const ADDRESS_FIELDS = {
  quote_submissions: ['contact.email', 'custom_design.email'],
  bookings: ['user_email'],
  custom_requests: ['email'],
  contact_messages: ['email'],
  mail: ['reply_to'],
} as const;

/** The one kind of mail that goes to visitors; `to` of the others is the team's address, about everybody. */
const TO_VISITOR = 'booking-confirmation';

/** One document about a visitor: where it is, and everything in it. */
export type VisitorRecord = QueryDocumentSnapshot;

/**
 * Everything that is stored about the visitor with this address, whatever its case, quotes first and mails last.
 * Reads the collections whole: Firestore compares to the letter, and addresses are kept as they were typed.
 */
export async function visitorRecords(db: Firestore, email: string): Promise<VisitorRecord[]> {
  const sought = email.trim().toLowerCase();
  const isSought = (value: unknown) => typeof value === 'string' && value.toLowerCase() === sought;
  const found: VisitorRecord[] = [];
  for (const [collection, fields] of Object.entries(ADDRESS_FIELDS)) {
    const { docs } = await db.collection(collection).get();
    found.push(
      ...docs.filter(
        (record) =>
          fields.some((field) => isSought(record.get(field))) ||
          (record.get('kind') === TO_VISITOR && isSought(record.get('to'))),
      ),
    );
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
    if (ref.parent.id === 'bookings') await deleteBooking(db, ref.id);
    else await ref.delete();
  }
}
