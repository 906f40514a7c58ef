import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

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

/**
 * Deletes the records, and with a booking the claim of its slot, which is free again at once; a quote that stays, being
 * another visitor's, has no booking then. What belongs together goes in one transaction; running it again finishes what
 * was cut short.
 */
export async function deleteVisitorRecords(db: Firestore, records: readonly VisitorRecord[]): Promise<void> {
  for (const { ref } of records) {
    if (ref.parent.id === 'bookings') await deleteBooking(db, ref);
    else await ref.delete();
  }
}

function deleteBooking(db: Firestore, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const claims = await transaction.get(db.collection('slot_claims').where('booking_id', '==', ref.id));
    const quotes = await transaction.get(
      db.collection('quote_submissions').where('booking_id', '==', ref.id),
    );
    for (const claim of claims.docs) transaction.delete(claim.ref);
    for (const quote of quotes.docs) transaction.update(quote.ref, { booking_id: null });
    transaction.delete(ref);
  });
}
