import type { RequestHandler } from 'express';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import {
  cancelMeetingSchema,
  confirmMeetingSchema,
  moveMeetingSchema,
} from '../../../src/domain/schemas/meeting.ts';
import type { Decision } from '../http/idempotency.ts';
import type { ApiDependencies, VisitorPost } from '../http/visitor-post.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { bookingConfirmationMail, bookingLeadMail } from './booking-mails.ts';
import { designOf, heldQuoteMail, pictureOf, quoteOf } from './booking-quote.ts';
import { decideCancellation } from './cancel-meeting.ts';
import { bookingOf, managedMeeting, openedBy, requireAhead } from './find-meeting.ts';
import { manageUrl, TOKEN_HEADER } from './manage-token.ts';
import { decideMove } from './move-meeting.ts';
import { releaseClaimant } from './release-pending.ts';
import { type DaysWithout, slotTakenIfClaimed } from './slot-taken.ts';

/** GET /api/meeting: the meeting that the token opens. */
export function meetingRoute({ db, clock }: ApiDependencies): RequestHandler {
  return async (request, response) => {
    const token = request.get(TOKEN_HEADER) ?? '';
    const stored = await withinDeadline(() => bookingOf(db, token).get());
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.json({ success: true, meeting: managedMeeting(openedBy(token, stored, clock())) });
  };
}

/** POST /api/meeting/move: another slot for a booked meeting, or why not. */
export function moveMeetingRoute(
  { db, settings }: ApiDependencies,
  daysWithout: DaysWithout,
): VisitorPost<typeof moveMeetingSchema> {
  return {
    name: 'move-meeting',
    schema: moveMeetingSchema,
    share: 1 / 2,
    credentialHeader: TOKEN_HEADER,
    work: (request, now, { credential: token }) => ({
      decide: (transaction) => decideMove(transaction, { db, settings, now }, token, request),
      conflict: async () =>
        (await releaseClaimant(db, request, now)) ? null : slotTakenIfClaimed(db, daysWithout, request),
    }),
  };
}

/** POST /api/meeting/cancel: the meeting does not take place; its slot is free at once. */
export function cancelMeetingRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof cancelMeetingSchema> {
  return {
    name: 'cancel-meeting',
    schema: cancelMeetingSchema,
    share: 1 / 2,
    credentialHeader: TOKEN_HEADER,
    work: (request, now, { credential: token }) => ({
      decide: (transaction) => decideCancellation(transaction, { db, settings, now }, token, request),
    }),
  };
}

/** POST /api/meeting/confirm: books a pending meeting; again, the answer is the same. */
export function confirmMeetingRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof confirmMeetingSchema> {
  return {
    name: 'confirm-meeting',
    schema: confirmMeetingSchema,
    share: 1 / 2,
    credentialHeader: TOKEN_HEADER,
    work: (_request, now, { credential: token }) => ({
      decide: (transaction) => decideConfirmation(transaction, { db, settings, now }, token),
    }),
  };
}

/**
 * Decides on the press of the link in a mail: a pending booking becomes a confirmed one, and both mails of a booking go out in
 * the same transaction. Of one that is confirmed already the answer is the same.
 * @throws Problem `meeting-not-found` once it was released, `meeting-over` for one that was cancelled or has begun
 */
async function decideConfirmation(
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
