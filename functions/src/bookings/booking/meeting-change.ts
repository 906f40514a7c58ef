/** Shared parts of moving, canceling and handing over. Visitors are mailed once the team can no longer undo the change. */
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import type { DealChange } from '../../../../src/domain/deals/deal-events.ts';
import {
  type Booking,
  type BookingEvent,
  isUndoOpen,
  withEvent,
} from '../../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { BookingChange } from '../../../../src/domain/schemas/admin-bookings.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import { Problem, type ProblemCode } from '../../http/problem.ts';
import type { AdminDependencies } from '../../http/serve.ts';
import { requireInTime, withinDeadline } from '../../http/within-deadline.ts';
import { addToOutbox } from '../../mail-kit/outbox.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import type { ServiceContext } from '../../platform/params.ts';
import type { BookingMailInput } from '../mails/booking-mail-parts.ts';
import { type InvitedKind, mailInvited } from '../mails/mail-invited.ts';
import type { TeamMail } from '../mails/team-mails.ts';
import { quoteOf } from './booking-quote.ts';
import { existingBooking } from './find-meeting.ts';
import { manageUrl, withHash } from './manage-token.ts';
import { type PlaceAndHost, placeAndHostOf } from './place-and-host.ts';

/** Gap between two mails about one meeting, so that they leave in order. */
const APART_MS = 1_000;

export interface ByVisitor {
  readonly by: 'visitor';
  readonly token: string;
}

/** An administrator, whose change can be undone until `until`; never if that is null. */
export interface ByTeam {
  readonly by: 'team';
  readonly who: string;
  readonly until: Date | null;
}

/** A meeting as it was before a change. */
export interface Meeting {
  readonly ref: DocumentReference;
  readonly before: Booking;
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

/** Returns the earliest time of a mail about a later change while the team's change can be undone, in ms; else 0. */
function afterUndoable({ undo }: Booking, now: Date): number {
  return undo && isUndoOpen({ undo }, now) ? undo.until.toMillis() + APART_MS : 0;
}

/** Parts of a change that differ by its kind. */
interface WantedChange {
  readonly fields: Partial<Booking>;
  readonly event: Omit<BookingEvent, 'at' | 'by'>;
  /** Returns what happened to the deal, given the address of the host from now on; missing for nothing. */
  readonly dealChange?: (host: string | undefined) => DealChange;
  /** Returns the kind of the mail to those who are invited; null for none. */
  readonly kindOf: (held: PlaceAndHost, former: PlaceAndHost) => InvitedKind | null;
  readonly toTeam: (input: BookingMailInput, former: PlaceAndHost) => readonly TeamMail[];
  readonly write?: (
    writer: Transaction,
    read: { claim: DocumentReference | null; quote: QuoteSubmission | null },
  ) => void;
  /** When the mails may leave at the earliest. */
  readonly notBefore?: Date | undefined;
}

/**
 * Returns the writes of a change of the booking, its deal and its mails, each with the `sequence` by which undo finds it.
 * If the visitor's mail about an earlier change by the team is still waiting, the new one leaves after it. The team's
 * undoable change also stores its undo data, and all its mails wait until undo is no longer possible.
 */
export async function changed(
  transaction: Transaction,
  { db, settings, now }: ServiceContext,
  { ref, before }: Meeting,
  author: ByVisitor | ByTeam,
  { fields, event, dealChange, kindOf, toTeam, write, notBefore }: WantedChange,
): Promise<MeetingChange> {
  const claim = await claimOf(transaction, db, ref.id, before);
  const quote = await quoteOf(transaction, db, before);
  const deal = await readDeal(transaction, db, before.deal_id);
  const held = await placeAndHostOf(db, { ...before, ...fields });
  const isSameHost = (fields.admin_id ?? before.admin_id) === before.admin_id;
  const former = isSameHost ? held : await placeAndHostOf(db, before);
  const kind = kindOf(held, former);
  const by_team = author.by === 'team';
  const by = by_team ? author.who : author.by;
  const at = Timestamp.fromDate(now);
  const sequence = before.sequence + 1;
  // The team does not know the visitor's token, so its changes make a new one
  const link = by_team ? newLinkToken(ref.id) : author;
  const change = {
    ...fields,
    ...('hash' in link && kind && { manage_hashes: withHash(before.manage_hashes, link.hash) }),
    sequence,
    undo: null,
    history: withEvent(before, { ...event, at, by }),
  } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  const url = manageUrl(settings.siteUrl, link.token);
  const input = { id: ref.id, booking, ...held, quote, settings, manageUrl: url };
  return {
    booking,
    ...held,
    write: (writer) => {
      write?.(writer, { claim, quote });
      if (dealChange) writeDeal(writer, deal, dealChange(held.hostEmail ?? undefined), { at, by });
      const dueMs = Math.max(
        notBefore?.getTime() ?? 0,
        (by_team && author.until?.getTime()) || 0,
        afterUndoable(before, now),
      );
      const not_before = dueMs ? Timestamp.fromMillis(dueMs) : null;
      if (kind) mailInvited(writer, { db, now }, input, kind, { not_before, by_team, sequence });
      const hold = by_team ? not_before : notBefore && Timestamp.fromDate(notBefore);
      for (const mail of toTeam(input, former)) {
        if (mail.to === '') continue;
        const when = hold && { not_before: hold };
        addToOutbox(writer, db, now, { ...mail, ...when, booking_id: ref.id, sequence });
      }
      const isUndoable = by_team && author.until !== null;
      writer.update(ref, isUndoable ? { ...change, undo: undoOf(before, dueMs) } : change);
    },
  };
}

/** Returns the data with which a change by the team can be undone until its mails leave. */
function undoOf(before: Booking, untilMs: number): Booking['undo'] {
  const { date, time, availability_id, admin_id, starts_at, ends_at, moves, reminded_at = null } = before;
  return {
    sequence: before.sequence + 1,
    until: Timestamp.fromMillis(untilMs),
    is_undone: false,
    before: { date, time, availability_id, admin_id, starts_at, ends_at, moves, reminded_at },
  };
}

/** Maximum time to change one meeting of several, ms. */
export const EACH_MS = 1_000;

/** Changes a meeting for the team. Returns what undoes it, even if its answer was just lost; null if nothing does. */
export function changeMeeting(
  { db, timeOf, settings }: AdminDependencies,
  { id, by, holdMs = settings.undoSeconds * 1000 }: { id: string; by: string; holdMs?: number },
  changeOf: (
    transaction: Transaction,
    context: ServiceContext,
    meeting: Meeting,
    author: ByTeam,
  ) => Promise<MeetingChange>,
): Promise<BookingChange | null> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking: before, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    const author: ByTeam = { by: 'team', who: by, until: new Date(now.getTime() + holdMs) };
    const context = { db, settings, now };
    const { booking, write } = await changeOf(transaction, context, { ref, before }, author);
    requireInTime();
    write?.(transaction);
    return booking !== before || isUndoOpen(before, now) ? { id, sequence: booking.sequence } : null;
  });
}

/**
 * Does the work for each meeting within the deadline, so that one refusal stops no other meeting.
 * @returns the results, and the problem's code for each other meeting
 */
export async function eachAlone<Item extends { readonly id: string }, Result>(
  meetings: readonly Item[],
  work: (meeting: Item) => Promise<Result>,
) {
  const done: { id: string; result: Result }[] = [];
  const failed: { id: string; code: ProblemCode }[] = [];
  for (const meeting of meetings) {
    const { id } = meeting;
    try {
      done.push({ id, result: await withinDeadline(() => work(meeting)) });
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
      failed.push({ id, code: error.code });
    }
  }
  return { done, failed };
}
