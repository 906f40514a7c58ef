import type { Firestore } from 'firebase-admin/firestore';
import { BOOKING_LOGOS } from '../../../src/domain/records/booking-logos.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';

/** Deletes a booking with the visitor's logo and the slot's claim, and detaches its quotes, in one transaction. */
export async function deleteBooking(db: Firestore, id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const claims = await transaction.get(db.collection(SLOT_CLAIMS.name).where('booking_id', '==', id));
    const quotes = await transaction.get(db.collection(QUOTE_SUBMISSIONS.name).where('booking_id', '==', id));
    for (const claim of claims.docs) transaction.delete(claim.ref);
    for (const quote of quotes.docs) transaction.update(quote.ref, { booking_id: null });
    transaction.delete(db.doc(BOOKING_LOGOS.path(id)));
    transaction.delete(db.doc(BOOKINGS.path(id)));
  });
}
