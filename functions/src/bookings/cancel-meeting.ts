import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import type { CancelMeeting } from '../../../src/domain/schemas/meeting.ts';
import type { Decision } from '../http/idempotency.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { cancelledNoticeMail, meetingCancelledMail } from './booking-change-mails.ts';
import { bookingOf, managedMeeting, openedBy, requireAhead } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import { claimOf } from './move-meeting.ts';
import { quoteOf } from './quote-of.ts';

/**
 * Decides on cancelling a meeting. Its writes end the booking, free its slot at once, leave its quote without a meeting,
 * and tell both sides. A meeting that is cancelled already stays as it is, and the answer is the same.
 * @throws Problem `meeting-not-found`, or `meeting-over` once it has begun
 */
export async function decideCancellation(
  transaction: Transaction,
  { db, settings, now }: { db: Firestore; settings: Settings; now: Date },
  token: string,
  { reason }: CancelMeeting,
): Promise<Decision> {
  const ref = bookingOf(db, token);
  const before = openedBy(token, await transaction.get(ref), now);
  if (before.status === 'cancelled') {
    return { status: 200, body: { success: true, meeting: managedMeeting(before) }, write: () => undefined };
  }
  requireAhead(before, now);
  const freed = await claimOf(transaction, db, ref.id, before);
  const quote = await quoteOf(transaction, db, before);
  const change = {
    status: 'cancelled',
    sequence: before.sequence + 1,
    cancelled_by: 'visitor',
    cancelled_at: Timestamp.fromDate(now),
    cancel_reason: reason,
  } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  const mailInput = { id: ref.id, booking, quote, settings, manageUrl: manageUrl(settings.siteUrl, token) };
  return {
    status: 200,
    body: { success: true, meeting: managedMeeting(booking) },
    write: (writer) => {
      if (freed) writer.delete(freed);
      writer.update(ref, change);
      if (quote?.booking_id === ref.id && booking.quote_submission_id) {
        writer.update(db.doc(QUOTE_SUBMISSIONS.path(booking.quote_submission_id)), { booking_id: null });
      }
      const about = { booking_id: ref.id };
      addToOutbox(writer, db, now, {
        ...meetingCancelledMail(mailInput, now),
        to: booking.user_email,
        ...about,
      });
      addToOutbox(writer, db, now, { ...cancelledNoticeMail(mailInput), to: settings.teamEmail, ...about });
    },
  };
}
