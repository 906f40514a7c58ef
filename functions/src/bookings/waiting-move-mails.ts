import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import { MAIL } from '../../../src/domain/records/mail.ts';

/**
 * Returns the mails to visitor and team about the visitor's earlier moves of which no delivery has begun: the mails about a newer one
 * replace them. The team's own move stays, since it apologizes and may be undone.
 */
export async function waitingMoveMails(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
  { undo }: Booking,
): Promise<DocumentReference[]> {
  const { docs } = await transaction.get(db.collection(MAIL.name).where('booking_id', '==', bookingId));
  return docs.flatMap((stored) => {
    const { kind, state, attempts } = MAIL.read(stored.data());
    const isMove = kind === 'meeting-moved' || kind === 'meeting-moved-notice';
    const isUnsent = state === 'waiting' && attempts === 0;
    return isMove && isUnsent && stored.id !== undo?.mail_id ? [stored.ref] : [];
  });
}
