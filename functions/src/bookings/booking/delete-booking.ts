import type { Firestore } from 'firebase-admin/firestore';
import { BOOKING_LOGOS } from '../../../../src/domain/records/booking-logos.ts';
import { BOOKINGS } from '../../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { Bucket } from '../../platform/firebase.ts';
import { deleteBookingFiles } from '../files/booking-files.ts';

/** Deletes a booking with its logo, picture and claim, and detaches its quotes, in one transaction. Safe to repeat. */
export async function deleteBooking(db: Firestore, id: string, bucket: Bucket): Promise<void> {
  await db.runTransaction(async (transaction) => {
    // Locks it: an upload that is under way sees the deleted booking
    await transaction.get(db.doc(BOOKINGS.path(id)));
    const claims = await transaction.get(db.collection(SLOT_CLAIMS.name).where('booking_id', '==', id));
    const quotes = await transaction.get(db.collection(QUOTE_SUBMISSIONS.name).where('booking_id', '==', id));
    // First: without the booking, no one would know of them
    await deleteBookingFiles(bucket, id);
    for (const claim of claims.docs) transaction.delete(claim.ref);
    for (const quote of quotes.docs) transaction.update(quote.ref, { booking_id: null });
    for (const record of [BOOKING_LOGOS, BOOKINGS]) transaction.delete(db.doc(record.path(id)));
  });
}
