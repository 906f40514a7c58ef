/**
 * Holds, confirms and releases pending bookings (docs/decisions/0057-links-to-meetings.md). `usual-bookings.ts`
 * decides when a new booking must be confirmed.
 */
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { withEvent } from '../../../src/domain/booking/booking-history.ts';
import { isOverdue, isPending } from '../../../src/domain/booking/pending-booking.ts';
import { slotId } from '../../../src/domain/booking/slots.ts';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import type { Decision } from '../http/idempotency.ts';
import { greeting, paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import { logEvent } from '../platform/logging.ts';
import type { ServiceContext } from '../platform/params.ts';
import { type BookingMailInput, forVisitor, visitorMeetingRows } from './booking-mail-parts.ts';
import { addBookingMails } from './booking-mails.ts';
import { designOf, detachQuote, heldQuoteMail, pictureOf, quoteOf } from './booking-quote.ts';
import { requireAhead } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import { claimOf, type MeetingChange, unchanged } from './meeting-change.ts';
import { placeAndHostOf } from './place-and-host.ts';

/** Minutes that a pending booking holds its slot. */
const PENDING_MINUTES = 30;

/** Maximum bookings per run; the next run continues. */
const BATCH = 100;

/** Returns the fields of a new booking that holds its slot. */
export function hold(now: Date): Pick<Booking, 'status' | 'pending_until'> {
  return { status: 'pending', pending_until: Timestamp.fromMillis(now.getTime() + PENDING_MINUTES * 60_000) };
}

/**
 * Returns the answer to a visitor whose booking is pending. It has no link, since only the mailbox proves the
 * address.
 */
export function pendingAnswer({ pending_until, date, time }: Booking): Pick<Decision, 'status' | 'body'> {
  const until = pending_until?.toDate().toISOString();
  return { status: 202, body: { success: true, pending: { until, date, time } } };
}

/** Adds the only mail of a pending booking to its transaction: to the visitor, with the link that confirms it. */
export function addPendingMail(writer: Transaction, db: Firestore, now: Date, input: BookingMailInput): void {
  const { id, booking } = input;
  addToOutbox(writer, db, now, { ...pendingMail(input), to: booking.user_email, booking_id: id });
}

function pendingMail(full: BookingMailInput): RenderedMail {
  const input = forVisitor(full);
  const { booking } = input;
  const when = formatMeeting(booking.starts_at.toDate(), booking.time_zone);
  return renderMail({
    kind: 'booking-pending',
    subject: `Please confirm: kickoff meeting with ${brand.name}, ${when}`,
    preview: when,
    title: 'Please confirm your kickoff meeting',
    blocks: [
      paragraph(
        `${greeting(booking.user_name)}We're holding this time for you for ${PENDING_MINUTES} minutes. Open the link below to book it.`,
      ),
      visitorMeetingRows(input),
      { kind: 'link', label: 'Confirm your meeting', url: input.manageUrl },
      paragraph(
        "If you didn't request this meeting, you can ignore this email: nothing is booked unless you open the link.",
      ),
    ],
  });
}

/**
 * Returns the writes that confirm a booking; none if it is not pending.
 * @throws Problem `meeting-over` if it was canceled or has begun
 */
export async function confirm(
  transaction: Transaction,
  { db, settings, now }: ServiceContext,
  { ref, before, token }: { ref: DocumentReference; before: Booking; token: string },
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
  const picture = pictureOf(quote, await designOf(db, quote)?.get());
  const held = await placeAndHostOf(db, booking);
  const input = { id: ref.id, booking, ...held, quote, picture, settings };
  const link = manageUrl(settings.siteUrl, token);
  return {
    booking,
    ...held,
    write: (writer) => {
      writer.update(ref, change);
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, { ...input, manageUrl: link });
    },
  };
}

/** Releases overdue bookings; returns how many. */
export async function releasePending({ db, now }: { db: Firestore; now: Date }): Promise<number> {
  const overdue = db
    .collection(BOOKINGS.name)
    .where('pending_until', '<=', Timestamp.fromDate(now))
    .orderBy('pending_until')
    .limit(BATCH);
  let released = 0;
  for (const { id } of (await overdue.get()).docs) {
    if (await release(db, id, now)) released += 1;
  }
  if (released > 0) logEvent('pending-released', { count: released });
  return released;
}

/** Releases the booking that claims a slot if it is overdue; true if it did. */
export async function releaseClaimant(
  db: Firestore,
  { date, time }: { date: string; time: string },
  now: Date,
): Promise<boolean> {
  const claim = await db.doc(SLOT_CLAIMS.path(slotId(date, time))).get();
  if (!claim.exists) return false;
  const id = String(claim.get('booking_id'));
  const stored = await db.doc(BOOKINGS.path(id)).get();
  // Without a lock: many visitors may want one slot at once
  const isHeld = !stored.exists || !isOverdue(BOOKINGS.read(stored.data() ?? {}), now);
  return !isHeld && release(db, id, now);
}

/** Cancels a booking if it is overdue, and frees its slot and quote; true if it was. */
function release(db: Firestore, id: string, now: Date): Promise<boolean> {
  const ref = db.doc(BOOKINGS.path(id));
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const booking = stored.exists ? BOOKINGS.read(stored.data() ?? {}) : null;
    if (!booking || !isOverdue(booking, now)) return false;
    const claim = await claimOf(transaction, db, id, booking);
    const quote = await quoteOf(transaction, db, booking);
    if (claim) transaction.delete(claim);
    detachQuote(transaction, db, { id, booking, quote });
    const at = Timestamp.fromDate(now);
    transaction.update(ref, {
      status: 'cancelled',
      pending_until: null,
      manage_hashes: [],
      cancelled_by: 'visitor',
      cancelled_at: at,
      cancel_reason: 'Not confirmed through the link in the email.',
      history: withEvent(booking, { what: 'cancelled', at, by: 'visitor' }),
    } satisfies Partial<Booking>);
    return true;
  });
}
