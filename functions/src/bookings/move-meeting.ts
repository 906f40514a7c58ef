import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking-history.ts';
import { meetingEnd } from '../../../src/domain/calendar.ts';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import type { Booking, BookingEvent } from '../../../src/domain/records/bookings.ts';
import { MAIL } from '../../../src/domain/records/mail.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../src/domain/records/slot-claims.ts';
import type { MoveBooking } from '../../../src/domain/schemas/admin-bookings.ts';
import type { MoveMeeting } from '../../../src/domain/schemas/meeting.ts';
import { slotId } from '../../../src/domain/slots.ts';
import type { Decision } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { meetingMovedMail, movedNoticeMail } from './booking-change-mails.ts';
import { quoteOf } from './booking-quote.ts';
import { bookingOf, managedMeeting, openedBy, requireAhead } from './find-meeting.ts';
import { manageUrl, newManageToken, withHash } from './manage-token.ts';
import { startOfOffered } from './offered-slots.ts';
import { type ByTeam, tellLater, tellVisitor } from './tell-visitor.ts';

/** Each move mails an address that may be a stranger's. */
const MOST_MOVES = 3;
const DAY_MS = 24 * 3_600_000;

/** Returns the moves that the visitor made within 24 hours before `now`, the earliest first. */
function visitorMoves({ history = [] }: Booking, now: Date): BookingEvent[] {
  return history.filter(
    ({ what, by, at }) =>
      what === 'moved' && by === 'visitor' && at && at.toMillis() > now.getTime() - DAY_MS,
  );
}

/** @throws Problem `too-many-moves` after three within 24 hours; Retry-After says when the next is possible, in seconds */
function requireMoveLeft(booking: Booking, now: Date): void {
  const at = visitorMoves(booking, now).at(-MOST_MOVES)?.at;
  if (!at) return;
  const seconds = Math.ceil((at.toMillis() + DAY_MS - now.getTime()) / 1000);
  throw new Problem('too-many-moves', { headers: { 'Retry-After': String(seconds) } });
}

interface Surroundings {
  readonly db: Firestore;
  readonly settings: Settings;
  readonly now: Date;
}

/** The mover: a visitor has the token of a meeting's link and a time zone. */
type Moving = { readonly by: 'visitor'; readonly token: string; readonly time_zone: string } | ByTeam;

/** The booking as it is afterwards, and the writes that make it so. */
interface Move {
  readonly booking: Booking;
  readonly write: (writer: Transaction) => void;
}

/**
 * Decides on a visitor's wish to move a meeting to another slot.
 * @throws Problem `meeting-not-found`, `too-many-moves`, or what `moveOf` throws
 */
export async function decideMove(
  transaction: Transaction,
  surroundings: Surroundings,
  token: string,
  { time_zone, ...slot }: MoveMeeting,
): Promise<Decision> {
  const { db, now } = surroundings;
  const ref = bookingOf(db, token);
  const before = openedBy(token, await transaction.get(ref), now);
  const moving = { by: 'visitor', token, time_zone } as const;
  const { booking, write } = await moveOf(transaction, surroundings, { ref, before }, slot, moving);
  return { status: 200, body: { success: true, meeting: managedMeeting(booking) }, write };
}

/**
 * Returns the writes that move a meeting: claim the new slot, free the old one, change the booking, mail the
 * visitor, and mail the team if a visitor moved it. As in booking, the new claim is created, never
 * overwritten. A meeting that already has the slot stays as it is. Of several moves in a row only the last is
 * mailed.
 * @throws Problem `meeting-over`, `too-many-moves` for a visitor, or why the slot cannot be booked (see
 * startOfOffered)
 */
export async function moveOf(
  transaction: Transaction,
  { db, settings, now }: Surroundings,
  { ref, before }: { ref: DocumentReference; before: Booking },
  slot: MoveBooking,
  moving: Moving,
): Promise<Move> {
  requireAhead(before, now);
  if (before.date === slot.date && before.time === slot.time) {
    return { booking: before, write: () => undefined };
  }
  if (moving.by === 'visitor') requireMoveLeft(before, now);
  const availability = await transaction.get(db.doc(AVAILABILITY.path(slot.availability_id)));
  const startsAt = startOfOffered(availability, slot, { settings, now });
  const freed = await claimOf(transaction, db, ref.id, before);
  const quote = await quoteOf(transaction, db, before);
  const replaced = moving.by === 'visitor' ? await waitingMoveMails(transaction, db, ref.id, before) : [];
  const { token, ...ways } = waysOf(moving, ref.id, before);
  const change = {
    ...slot,
    ...ways,
    admin_id: String(availability.get('admin_id')),
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
    sequence: before.sequence + 1,
    moves: before.moves + 1,
    reminded_at: null,
    undo: null,
    history: withEvent(before, {
      what: 'moved',
      at: Timestamp.fromDate(now),
      by: moving.by === 'team' ? moving.who : moving.by,
      from: { date: before.date, time: before.time },
      to: { date: slot.date, time: slot.time },
    }),
  } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  const mailInput = { id: ref.id, booking, quote, settings, manageUrl: manageUrl(settings.siteUrl, token) };
  return {
    booking,
    write: (writer) => {
      const { date, time } = booking;
      const claim: SlotClaim = { date, time, booking_id: ref.id };
      writer.create(db.doc(SLOT_CLAIMS.path(slotId(date, time))), claim);
      if (freed) writer.delete(freed);
      const about = { booking_id: ref.id };
      const toVisitor = { ...meetingMovedMail(mailInput, now, moving.by), to: booking.user_email, ...about };
      if (moving.by === 'team') {
        const undo = tellLater(writer, { db, now, before, until: moving.until }, toVisitor);
        writer.update(ref, { ...change, undo });
        return;
      }
      writer.update(ref, change);
      for (const mail of replaced) writer.delete(mail);
      const not_before = Timestamp.fromMillis(now.getTime() + settings.undoSeconds * 1000);
      tellVisitor(writer, { db, now, before }, { ...toVisitor, not_before });
      const notice = movedNoticeMail(mailInput, visitorMoves(booking, now));
      addToOutbox(writer, db, now, { ...notice, to: settings.teamEmail, ...about, not_before });
    },
  };
}

/** The token for the visitor's mail, and what of the booking follows from who moves it: the team's mail has a link of its own. */
function waysOf(
  moving: Moving,
  bookingId: string,
  { manage_hashes }: Booking,
): { token: string; time_zone?: string; manage_hashes?: string[] } {
  if (moving.by === 'visitor') return { token: moving.token, time_zone: moving.time_zone };
  const { token, hash } = newManageToken(bookingId);
  return { token, manage_hashes: withHash(manage_hashes, hash) };
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

/**
 * Returns the mails to visitor and team about the visitor's earlier moves of which no delivery has begun: the mails about a newer one
 * replace them. The team's own move stays, since it apologizes and may be undone.
 */
async function waitingMoveMails(
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
