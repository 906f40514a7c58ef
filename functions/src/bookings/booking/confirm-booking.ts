import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isPending } from '../../../../src/domain/booking/pending-booking.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import { publishedTerms, TERMS, TERMS_ID } from '../../../../src/domain/records/terms.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { addBookingMails } from '../mails/booking-mails.ts';
import { designOf, heldQuoteMail, pictureOf, quoteOf } from './booking-quote.ts';
import { requireAhead } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import { type MeetingChange, unchanged } from './meeting-change.ts';
import { placeAndHostOf } from './place-and-host.ts';

interface PendingMeeting {
  readonly ref: DocumentReference;
  readonly before: Booking;
  readonly token: string;
}

/**
 * Returns the writes that confirm a booking, which holds its slot already; none if it is not pending.
 * @throws Problem `meeting-over` if it was canceled or has begun
 */
export async function confirm(
  transaction: Transaction,
  { db, settings, now }: ServiceContext,
  { ref, before, token }: PendingMeeting,
): Promise<MeetingChange> {
  if (!isPending(before)) {
    requireAhead(before, now);
    return unchanged(db, before);
  }
  const change = { status: 'confirmed', pending_until: null } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  requireAhead(booking, now);
  const quote = await quoteOf(transaction, db, booking);
  const heldMail = await heldQuoteMail(transaction, db, quote);
  const deal = await readDeal(transaction, db, booking.deal_id);
  const picture = pictureOf(quote, await designOf(db, quote)?.get());
  const held = await placeAndHostOf(db, booking);
  const stored = await db.doc(TERMS.path(TERMS_ID)).get();
  const terms = publishedTerms(stored.data());
  const input = { id: ref.id, booking, ...held, quote, picture, terms, settings };
  const link = manageUrl(settings.siteUrl, token);
  return {
    booking,
    ...held,
    write: (writer) => {
      writer.update(ref, change);
      const { starts_at, reference } = booking;
      const booked = { what: 'booked', id: ref.id, starts_at, reference, is_pending: false } as const;
      const author = { at: Timestamp.fromDate(now), by: 'visitor' };
      writeDeal(writer, deal, { ...booked, host: held.hostEmail ?? '' }, author);
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, { ...input, manageUrl: link });
    },
  };
}
