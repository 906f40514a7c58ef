/**
 * Time at which the visitor is mailed about a change: changes by the team can be undone for some seconds
 * before.
 */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Booking, isUndoOpen } from '../../../src/domain/records/bookings.ts';
import { addToOutbox, type OutgoingMail } from '../mail-kit/outbox.ts';

/** Gap between two mails about one meeting, so that they leave in order. */
const APART_MS = 1_000;

/** The team changes a meeting; until then it may be undone. */
export interface ByTeam {
  readonly by: 'team';
  /** The administrator's e-mail address. */
  readonly who: string;
  readonly until: Date;
}

interface Occasion {
  readonly db: Firestore;
  readonly now: Date;
  /** As the booking was before the change. */
  readonly before: Booking;
}

/** Mails the visitor about their own change, after a pending mail about the team's change just before. */
export function tellVisitor(writer: Transaction, { db, now, before }: Occasion, mail: OutgoingMail): void {
  const earliest = Math.max(mail.not_before?.toMillis() ?? 0, afterEarlier(before, now)?.toMillis() ?? 0);
  addToOutbox(writer, db, now, { ...mail, not_before: earliest ? Timestamp.fromMillis(earliest) : null });
}

/**
 * Mails the visitor of what the team did, not before `until`.
 * @returns what the booking is to keep, so that it can be undone
 */
export function tellLater(
  writer: Transaction,
  { db, now, before, until }: Occasion & { readonly until: Date },
  mail: OutgoingMail,
): NonNullable<Booking['undo']> {
  const untilMs = Math.max(until.getTime(), afterEarlier(before, now)?.toMillis() ?? 0);
  const not_before = Timestamp.fromMillis(untilMs);
  const mail_id = addToOutbox(writer, db, now, { ...mail, not_before });
  const { date, time, availability_id, admin_id, starts_at, ends_at, moves, reminded_at = null } = before;
  return {
    sequence: before.sequence + 1,
    mail_id,
    until: not_before,
    is_undone: false,
    before: { date, time, availability_id, admin_id, starts_at, ends_at, moves, reminded_at },
  };
}

/**
 * The `sequence` that names what the team did with a meeting, so that it can be undone: of a change that is being made,
 * or of one that was made a moment ago, when its answer may have got lost. Else null.
 */
export function changedBy(booking: Booking, before: Booking, now: Date): number | null {
  return booking !== before || isUndoOpen(before, now) ? booking.sequence : null;
}

function afterEarlier(before: Booking, now: Date): Timestamp | null {
  if (!before.undo || !isUndoOpen(before, now)) return null;
  return Timestamp.fromMillis(before.undo.until.toMillis() + APART_MS);
}
