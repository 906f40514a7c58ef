import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { meetingEnd } from '../../../src/domain/calendar.ts';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../src/domain/records/slot-claims.ts';
import type { MoveMeeting } from '../../../src/domain/schemas/meeting.ts';
import { slotId } from '../../../src/domain/slots.ts';
import type { Decision } from '../http/idempotency.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { meetingMovedMail, movedNoticeMail } from './booking-change-mails.ts';
import { bookingOf, managedMeeting, openedBy, requireAhead } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import { startOfOffered } from './offered-slot.ts';
import { quoteOf } from './quote-of.ts';

/**
 * Decides on moving a meeting to another slot. Its writes claim the new slot and free the old one, change the booking,
 * and tell both sides: all of it or nothing. As in booking, the new claim is created, never overwritten.
 * @throws Problem `meeting-not-found`, `meeting-over`, or why the slot cannot be had (see startOfOffered)
 */
export async function decideMove(
  transaction: Transaction,
  { db, settings, now }: { db: Firestore; settings: Settings; now: Date },
  token: string,
  request: MoveMeeting,
): Promise<Decision> {
  const ref = bookingOf(db, token);
  const [stored, availability] = await transaction.getAll(
    ref,
    db.doc(AVAILABILITY.path(request.availability_id)),
  );
  const before = openedBy(token, stored, now);
  requireAhead(before, now);
  if (before.date === request.date && before.time === request.time) {
    return { status: 200, body: { success: true, meeting: managedMeeting(before) }, write: () => undefined };
  }
  const startsAt = startOfOffered(availability, request, { settings, now });
  const freed = await claimOf(transaction, db, ref.id, before);
  const quote = await quoteOf(transaction, db, before);
  const change = {
    ...request,
    admin_id: String(availability?.get('admin_id')),
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
    sequence: before.sequence + 1,
    reminded_at: null,
  } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  const mailInput = { id: ref.id, booking, quote, settings, manageUrl: manageUrl(settings.siteUrl, token) };
  return {
    status: 200,
    body: { success: true, meeting: managedMeeting(booking) },
    write: (writer) => {
      const { date, time } = booking;
      const claim: SlotClaim = { date, time, booking_id: ref.id };
      writer.create(db.doc(SLOT_CLAIMS.path(slotId(date, time))), claim);
      if (freed) writer.delete(freed);
      writer.update(ref, change);
      const about = { booking_id: ref.id };
      addToOutbox(writer, db, now, { ...meetingMovedMail(mailInput, now), to: booking.user_email, ...about });
      addToOutbox(writer, db, now, {
        ...movedNoticeMail(mailInput, before),
        to: settings.teamEmail,
        ...about,
      });
    },
  };
}

/** The claim by which a booking has its slot; null if it has none. */
export async function claimOf(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
  { date, time }: Pick<Booking, 'date' | 'time'>,
): Promise<DocumentReference | null> {
  const claim = await transaction.get(db.doc(SLOT_CLAIMS.path(slotId(date, time))));
  return claim.get('booking_id') === bookingId ? claim.ref : null;
}
