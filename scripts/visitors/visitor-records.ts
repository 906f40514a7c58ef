import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The collections that hold something about a visitor, each with the fields where the visitor's address stands. */
const ADDRESS_FIELDS = {
  quote_submissions: ['contact.email'],
  bookings: ['user_email'],
  custom_requests: ['email'],
  contact_messages: ['email'],
  mail: ['to', 'reply_to'],
} as const;

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
    found.push(...docs.filter((record) => fields.some((field) => isSought(record.get(field)))));
  }
  return found;
}

/**
 * Deletes the records, and with a booking the claim of its slot, which is free again at once.
 * Each document goes in one transaction with what belongs to it; running it again finishes what was cut short.
 */
export async function deleteVisitorRecords(db: Firestore, records: readonly VisitorRecord[]): Promise<void> {
  for (const { ref } of records) {
    const claims = db.collection('slot_claims').where('booking_id', '==', ref.id);
    await db.runTransaction(async (transaction) => {
      const held: readonly DocumentSnapshot[] =
        ref.parent.id === 'bookings' ? (await transaction.get(claims)).docs : [];
      for (const claim of held) transaction.delete(claim.ref);
      transaction.delete(ref);
    });
  }
}
