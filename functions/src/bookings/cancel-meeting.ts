import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking-history.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import type { CancelMeeting } from '../../../src/domain/schemas/meeting.ts';
import type { Decision } from '../http/idempotency.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { cancelledNoticeMail, meetingCancelledMail } from './booking-change-mails.ts';
import { quoteOf } from './booking-quote.ts';
import { bookingOf, managedMeeting, openedBy, requireAhead } from './find-meeting.ts';
import { manageUrl, newManageToken, withHash } from './manage-token.ts';
import { claimOf } from './move-meeting.ts';
import { type ByTeam, tellLater, tellVisitor } from './tell-visitor.ts';

interface Surroundings {
  readonly db: Firestore;
  readonly settings: Settings;
  readonly now: Date;
}

/** The canceller and the reason; a visitor has the token of a meeting's link. */
type Cancelling = CancelMeeting & ({ readonly by: 'visitor'; readonly token: string } | ByTeam);

/** The booking as it is afterwards, and the writes that make it so. */
interface Cancellation {
  readonly booking: Booking;
  readonly write: (writer: Transaction) => void;
}

/**
 * Decides on a visitor's wish to cancel a meeting. Of one that is cancelled already the answer is the same.
 * @throws Problem `meeting-not-found`, or `meeting-over` once it has begun
 */
export async function decideCancellation(
  transaction: Transaction,
  surroundings: Surroundings,
  token: string,
  { reason }: CancelMeeting,
): Promise<Decision> {
  const { db, now } = surroundings;
  const ref = bookingOf(db, token);
  const before = openedBy(token, await transaction.get(ref), now);
  const cancelling = { by: 'visitor', reason, token } as const;
  const { booking, write } = await cancellationOf(transaction, surroundings, ref, before, cancelling);
  return { status: 200, body: { success: true, meeting: managedMeeting(booking) }, write };
}

/**
 * Returns the writes that cancel a meeting: end the booking, free its slot, detach its quote, mail the
 * visitor, and mail the team if a visitor cancelled. A cancelled meeting stays as it is.
 * @throws Problem `meeting-over` once it has begun
 */
export async function cancellationOf(
  transaction: Transaction,
  { db, settings, now }: Surroundings,
  ref: DocumentReference,
  before: Booking,
  cancelling: Cancelling,
): Promise<Cancellation> {
  if (before.status === 'cancelled') return { booking: before, write: () => undefined };
  requireAhead(before, now);
  const freed = await claimOf(transaction, db, ref.id, before);
  const quote = await quoteOf(transaction, db, before);
  const { token, ...links } = linkFor(cancelling, ref.id, before);
  const change = {
    status: 'cancelled',
    sequence: before.sequence + 1,
    cancelled_by: cancelling.by,
    cancelled_at: Timestamp.fromDate(now),
    cancel_reason: cancelling.reason,
    undo: null,
    history: withEvent(before, { what: 'cancelled', at: Timestamp.fromDate(now), by: whoOf(cancelling) }),
    ...links,
  } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  const mailInput = { id: ref.id, booking, quote, settings, manageUrl: manageUrl(settings.siteUrl, token) };
  return {
    booking,
    write: (writer) => {
      if (freed) writer.delete(freed);
      if (quote?.booking_id === ref.id && booking.quote_submission_id) {
        writer.update(db.doc(QUOTE_SUBMISSIONS.path(booking.quote_submission_id)), { booking_id: null });
      }
      const about = { booking_id: ref.id };
      const toVisitor = { ...meetingCancelledMail(mailInput, now), to: booking.user_email, ...about };
      if (cancelling.by === 'team') {
        const undo = tellLater(writer, { db, now, before, until: cancelling.until }, toVisitor);
        writer.update(ref, { ...change, undo });
        return;
      }
      writer.update(ref, change);
      tellVisitor(writer, { db, now, before }, toVisitor);
      addToOutbox(writer, db, now, { ...cancelledNoticeMail(mailInput), to: settings.teamEmail, ...about });
    },
  };
}

/** The canceller's name in the booking's history. */
function whoOf(cancelling: Cancelling): string {
  return cancelling.by === 'team' ? cancelling.who : cancelling.by;
}

/** The token for the visitor's mail. The team knows none, so it gets a new one, whose hash goes beside the others. */
function linkFor(
  cancelling: Cancelling,
  bookingId: string,
  { manage_hashes }: Booking,
): { token: string; manage_hashes?: string[] } {
  if (cancelling.by === 'visitor') return { token: cancelling.token };
  const { token, hash } = newManageToken(bookingId);
  return { token, manage_hashes: withHash(manage_hashes, hash) };
}
