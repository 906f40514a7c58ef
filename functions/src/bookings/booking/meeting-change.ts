/** Shared parts of moving, canceling and handing over. Visitors are mailed once the team can no longer undo the change. */
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import type { DealChange } from '../../../../src/domain/deals/deal-events.ts';
import { type Booking, isUndoOpen } from '../../../../src/domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import { type OpenedDeal, writeDeal } from '../../deals/deal-store.ts';
import type { AdminDependencies } from '../../http/serve.ts';
import { requireInTime } from '../../http/within-deadline.ts';
import { addToOutbox } from '../../mail-kit/outbox.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import type { ServiceContext } from '../../platform/params.ts';
import type { BookingMailInput } from '../mails/booking-mail-parts.ts';
import { type InvitedKind, mailInvited } from '../mails/mail-invited.ts';
import type { TeamMail } from '../mails/notice-mails.ts';
import { existingBooking } from './find-meeting.ts';
import { withHash } from './manage-token.ts';
import { type PlaceAndHost, placeAndHostOf } from './place-and-host.ts';

/** Gap between two mails about one meeting, so that they leave in order. */
const APART_MS = 1_000;

export interface ByVisitor {
  readonly by: 'visitor';
  readonly token: string;
}

/** An administrator, whose change can be undone until `until`. */
export interface ByTeam {
  readonly by: 'team';
  readonly who: string;
  readonly until: Date;
}

/** The booking after a change, with its place and host, and the writes of the change. */
export interface MeetingChange extends PlaceAndHost {
  readonly booking: Booking;
  readonly write?: (writer: Transaction) => void;
}

/** Returns the answer to a change that the meeting already has. */
export async function unchanged(db: Firestore, booking: Booking): Promise<MeetingChange> {
  return { booking, ...(await placeAndHostOf(db, booking)) };
}

/** Returns the author of a change for the booking's history. */
export function authorOf(author: ByVisitor | ByTeam): string {
  return author.by === 'team' ? author.who : author.by;
}

/** Returns the token for the visitor's mail. The team does not know it, so its changes make a new one. */
export function linkFor(
  author: ByVisitor | ByTeam,
  bookingId: string,
  { manage_hashes }: Booking,
): { token: string; manage_hashes?: string[] } {
  if (author.by === 'visitor') return { token: author.token };
  const { token, hash } = newLinkToken(bookingId);
  return { token, manage_hashes: withHash(manage_hashes, hash) };
}

/** Returns the reference to the claim of the booking's slot; null if it has none. */
export async function claimOf(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
  { date, time }: Pick<Booking, 'date' | 'time'>,
): Promise<DocumentReference | null> {
  const claim = await transaction.get(db.doc(SLOT_CLAIMS.path(slotId(date, time))));
  return claim.get('booking_id') === bookingId ? claim.ref : null;
}

/** Returns the earliest time of a mail about a later change while the team's change can be undone; else null. */
export function afterUndoable({ undo }: Booking, now: Date): Timestamp | null {
  if (!undo || !isUndoOpen({ undo }, now)) return null;
  return Timestamp.fromMillis(undo.until.toMillis() + APART_MS);
}

interface WrittenChange {
  readonly ref: DocumentReference;
  readonly before: Booking;
  readonly change: Partial<Booking>;
  /** The booking's deal, and what happened to it. */
  readonly deal: OpenedDeal | null;
  readonly what: DealChange;
}

/** The mails about a change, each with the `sequence` by which undo finds it. */
interface ChangeMails {
  readonly input: BookingMailInput;
  /** Of the mail to those who are invited; null for none. */
  readonly kind: InvitedKind | null;
  readonly toTeam: readonly TeamMail[];
  readonly notBefore?: Date;
}

/**
 * Writes a change of the booking, its deal and its mails. If the visitor's mail about an earlier change by the team is still
 * waiting, the new one leaves after it. A change by the team also stores its undo data, and all its mails wait until
 * undo is no longer possible.
 */
export function writeChange(
  writer: Transaction,
  { db, now }: ServiceContext,
  { ref, before, change, deal, what }: WrittenChange,
  author: ByVisitor | ByTeam,
  { input, kind, toTeam, notBefore }: ChangeMails,
): void {
  writeDeal(writer, deal, what, { at: Timestamp.fromDate(now), by: authorOf(author) });
  const sequence = before.sequence + 1;
  const dueMs = Math.max(
    notBefore?.getTime() ?? 0,
    author.by === 'team' ? author.until.getTime() : 0,
    afterUndoable(before, now)?.toMillis() ?? 0,
  );
  const not_before = dueMs ? Timestamp.fromMillis(dueMs) : null;
  const by_team = author.by === 'team';
  if (kind) mailInvited(writer, { db, now }, input, kind, { not_before, by_team, sequence });
  const hold = by_team ? not_before : notBefore && Timestamp.fromDate(notBefore);
  for (const mail of toTeam) {
    if (mail.to === '') continue;
    addToOutbox(writer, db, now, {
      ...mail,
      booking_id: ref.id,
      sequence,
      ...(hold && { not_before: hold }),
    });
  }
  if (author.by === 'visitor') {
    writer.update(ref, change);
    return;
  }
  const { date, time, availability_id, admin_id, starts_at, ends_at, moves, reminded_at = null } = before;
  const undo: Booking['undo'] = {
    sequence,
    until: Timestamp.fromMillis(dueMs),
    is_undone: false,
    before: { date, time, availability_id, admin_id, starts_at, ends_at, moves, reminded_at },
  };
  writer.update(ref, { ...change, undo });
}

/** Returns the `sequence` of the team's undoable change, even if its answer was just lost; else null. */
export function changedBy(booking: Booking, before: Booking, now: Date): number | null {
  return booking !== before || isUndoOpen(before, now) ? booking.sequence : null;
}

/** Maximum time to change one meeting of several, ms. */
export const EACH_MS = 1_000;

/** Changes a meeting for the team. Returns the `sequence` by which undo finds the change; null if it cannot be undone. */
export function changeMeeting(
  { db, timeOf, settings }: AdminDependencies,
  { id, by, holdMs }: { id: string; by: string; holdMs: number },
  changeOf: (
    transaction: Transaction,
    context: ServiceContext,
    meeting: { ref: DocumentReference; before: Booking },
    author: ByTeam,
  ) => Promise<MeetingChange>,
): Promise<number | null> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking: before, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    const author: ByTeam = { by: 'team', who: by, until: new Date(now.getTime() + holdMs) };
    const context = { db, settings, now };
    const { booking, write } = await changeOf(transaction, context, { ref, before }, author);
    requireInTime();
    write?.(transaction);
    return changedBy(booking, before, now);
  });
}
