import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { Decision } from '../http/idempotency.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { bookingConfirmationMail } from './booking-confirmation-mail.ts';
import { bookingLeadMail } from './booking-lead-mail.ts';
import { bookingOf, managedMeeting, openedBy, requireAhead } from './find-meeting.ts';
import { heldQuoteMail } from './held-quote-mail.ts';
import { manageUrl } from './manage-token.ts';
import { designOf, pictureOf } from './picture-of.ts';
import { quoteOf } from './quote-of.ts';

/**
 * Decides on the press of the link in a mail: a pending booking becomes a confirmed one, and both mails of a booking go out in
 * the same transaction. Of one that is confirmed already the answer is the same.
 * @throws Problem `meeting-not-found` once it was released, `meeting-over` for one that was cancelled or has begun
 */
export async function decideConfirmation(
  transaction: Transaction,
  { db, settings, now }: { db: Firestore; settings: Settings; now: Date },
  token: string,
): Promise<Decision> {
  const ref = bookingOf(db, token);
  const before = openedBy(token, await transaction.get(ref), now);
  if (before.status !== 'pending') {
    requireAhead(before, now);
    return { status: 200, body: { success: true, meeting: managedMeeting(before) }, write: () => undefined };
  }
  const change = { status: 'confirmed', pending_until: null } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  requireAhead(booking, now);
  const quote = await quoteOf(transaction, db, booking);
  const heldMail = await heldQuoteMail(transaction, db, quote);
  const design = await designOf(db, quote)?.get();
  const picture = pictureOf(quote, design);
  const input = {
    id: ref.id,
    booking,
    quote,
    picture,
    settings,
    manageUrl: manageUrl(settings.siteUrl, token),
  };
  return {
    status: 200,
    body: { success: true, meeting: managedMeeting(booking) },
    write: (writer) => {
      writer.update(ref, change);
      if (heldMail) writer.delete(heldMail);
      const about = { booking_id: ref.id };
      addToOutbox(writer, db, now, { ...bookingConfirmationMail(input), to: booking.user_email, ...about });
      addToOutbox(writer, db, now, { ...bookingLeadMail(input), to: settings.teamEmail, ...about });
    },
  };
}
