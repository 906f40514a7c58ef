import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { meetingEnd } from '../../../src/domain/calendar.ts';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../src/domain/records/slot-claims.ts';
import type { CreateBooking } from '../../../src/domain/schemas/create-booking.ts';
import { searchWords } from '../../../src/domain/search-words.ts';
import { searchedInBooking } from '../../../src/domain/searched-texts.ts';
import { slotId } from '../../../src/domain/slots.ts';
import type { Decision } from '../http/idempotency.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { bookingConfirmationMail } from './booking-confirmation-mail.ts';
import { bookingLeadMail } from './booking-lead-mail.ts';
import { bookingPendingMail } from './booking-pending-mail.ts';
import { bookingReceipt } from './booking-receipt.ts';
import { newBookingReference } from './booking-reference.ts';
import { isAboveUsual } from './bookings-above-usual.ts';
import { heldQuoteMail } from './held-quote-mail.ts';
import { manageUrl, newManageToken } from './manage-token.ts';
import { meetingsAccount, meetingsAhead, writeLimit } from './meetings-ahead.ts';
import { startOfOffered } from './offered-slot.ts';
import { bookedBefore } from './own-booking.ts';
import { PENDING_MINUTES, pendingAnswer } from './pending-booking.ts';
import { designOf, pictureOf } from './picture-of.ts';
import { releaseClaimant } from './release-pending.ts';
import { type DaysWithout, slotTaken } from './slot-taken.ts';

/**
 * Decides on a booking request and answers 201 with the booking. Its writes are the booking, the slot's claim, both mails, and
 * the booking's id on its quote, whose own mail to the team goes if it still waits. The claim is created, never overwritten: if
 * the slot gets one meanwhile, the whole transaction fails and the caller answers `slot-taken`; nothing else can decide between two
 * visitors. Above the usual number of bookings an hour it answers 202: the booking is pending until the link in its only mail
 * is pressed.
 * @throws Problem why the slot is not available (see startOfOffered), `slot-taken`, `too-many-meetings`, or `invalid` for a quote that cannot
 *   be booked with
 */
export async function decideBooking(
  transaction: Transaction,
  {
    db,
    settings,
    now,
    daysWithout,
  }: { db: Firestore; settings: Settings; now: Date; daysWithout: DaysWithout },
  request: CreateBooking,
): Promise<Decision> {
  const quoteId = request.quote_submission_id;
  const [availability, quote] = await transaction.getAll(
    db.doc(AVAILABILITY.path(request.availability_id)),
    ...(quoteId ? [db.doc(QUOTE_SUBMISSIONS.path(quoteId))] : []),
  );
  if (quoteId) {
    const own = await bookedBefore(transaction, { db, siteUrl: settings.siteUrl, now }, quote, request);
    if (own) return own;
  }
  const startsAt = startOfOffered(availability, request, { settings, now });
  const quoted = quote?.exists ? QUOTE_SUBMISSIONS.read(quote.data() ?? {}) : null;
  const claimRef = db.doc(SLOT_CLAIMS.path(slotId(request.date, request.time)));
  const [{ account, claimed, design }, heldMail] = await Promise.all([
    readApart(db, request.user_email, claimRef, quoted),
    heldQuoteMail(transaction, db, quoted),
  ]);
  const ahead = await meetingsAhead(db, account, now);
  if (claimed.exists && !(await releaseClaimant(db, request, now)))
    throw await slotTaken(daysWithout, request);
  const isPending = await isAboveUsual(transaction, { db, settings, now });
  const picture = pictureOf(quoted, design);

  const ref = db.collection(BOOKINGS.name).doc();
  const { token, hash } = newManageToken(ref.id);
  const link = manageUrl(settings.siteUrl, token);
  const reference = newBookingReference();
  const booking: Booking = {
    ...request,
    admin_id: String(availability?.get('admin_id')),
    reference,
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
    status: isPending ? 'pending' : 'confirmed',
    ...(isPending && {
      pending_until: Timestamp.fromMillis(now.getTime() + PENDING_MINUTES * 60_000),
    }),
    sequence: 0,
    moves: 0,
    created_at: Timestamp.fromDate(now),
    manage_hashes: [hash],
    history: [
      {
        what: 'booked',
        at: Timestamp.fromDate(now),
        by: 'visitor',
        to: { date: request.date, time: request.time },
      },
    ],
    search_words: searchWords(searchedInBooking({ ...request, reference })),
  };
  const mailInput = {
    id: ref.id,
    booking,
    quote: quoted,
    picture,
    settings,
    manageUrl: link,
  };
  const answer = isPending
    ? pendingAnswer(booking)
    : { status: 201, body: { success: true, booking: bookingReceipt(ref.id, booking, link) } };
  return {
    ...answer,
    write: (writer) => {
      writer.create(ref, booking);
      writeLimit(writer, ahead, { email: booking.user_email, bookingId: ref.id, now });
      if (quote) writer.update(quote.ref, { booking_id: ref.id });
      const { date, time } = booking;
      const claim: SlotClaim = { date, time, booking_id: ref.id };
      writer.create(claimRef, claim);
      const about = { booking_id: ref.id };
      if (isPending) {
        addToOutbox(writer, db, now, { ...bookingPendingMail(mailInput), to: booking.user_email, ...about });
        return;
      }
      if (heldMail) writer.delete(heldMail);
      addToOutbox(writer, db, now, {
        ...bookingConfirmationMail(mailInput),
        to: booking.user_email,
        ...about,
      });
      addToOutbox(writer, db, now, { ...bookingLeadMail(mailInput), to: settings.teamEmail, ...about });
    },
  };
}

/**
 * Reads without a lock, in one call: the address's count of meetings, the slot's claim (so most latecomers
 * need no failed commit), and the quote's design. An administrator who saves the design must not wait for
 * bookings, nor bookings for that.
 */
async function readApart(
  db: Firestore,
  email: string,
  claim: DocumentReference,
  quote: QuoteSubmission | null,
): Promise<{ account: DocumentSnapshot; claimed: DocumentSnapshot; design: DocumentSnapshot | undefined }> {
  const chosen = designOf(db, quote);
  const [account, claimed, design] = await db.getAll(
    meetingsAccount(db, email),
    claim,
    ...(chosen ? [chosen] : []),
  );
  if (!account || !claimed) throw new Error('The database left a document out');
  return { account, claimed, design };
}
