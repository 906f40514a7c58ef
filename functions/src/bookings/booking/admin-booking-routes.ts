import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import {
  CANCEL_BOOKINGS,
  MOVE_BOOKING,
  PLACE_BOOKING,
  SET_BOOKING_STATUS,
  UNDO_BOOKINGS,
} from '../../../../src/domain/api/admin-routes.ts';
import { withEvent } from '../../../../src/domain/booking/booking-history.ts';
import { isPending } from '../../../../src/domain/booking/pending-booking.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import type {
  BookingChange,
  CancelBookings,
  CanceledBookings,
  MoveBooking,
  MovedBooking,
  Outcome,
} from '../../../../src/domain/schemas/admin-bookings.ts';
import {
  type MeetingPlace,
  type PlaceChoice,
  placeOf,
} from '../../../../src/domain/schemas/meeting-place.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import { Problem, type ProblemCode } from '../../http/problem.ts';
import { type AdminDependencies, type Call, type ServedRoute, serve } from '../../http/serve.ts';
import { requireInTime, withinDeadline } from '../../http/within-deadline.ts';
import { addToOutbox } from '../../mail-kit/outbox.ts';
import { ALREADY_EXISTS } from '../../platform/firebase.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import { listAvailability } from '../hours/offered-slots.ts';
import { slotTakenIfClaimed } from '../hours/slot-taken.ts';
import { mailInvited } from '../mails/mail-invited.ts';
import { placeNoticeMail } from '../mails/team-mails.ts';
import { quoteOf } from './booking-quote.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { existingBooking, requireAhead } from './find-meeting.ts';
import { manageUrl, withHash } from './manage-token.ts';
import { afterUndoable, changeMeeting, EACH_MS } from './meeting-change.ts';
import { moveOf } from './move-meeting.ts';
import { placeAndHostOf } from './place-and-host.ts';
import { undoChanges } from './undo-changes.ts';

/** An administrator's call about one booking. */
type TeamCall = Pick<Call, 'id' | 'by'>;

/** The team's routes that change bookings. */
export function teamBookingRoutes(dependencies: AdminDependencies): ServedRoute[] {
  return [
    serve(CANCEL_BOOKINGS, (input, { by }) => cancelBookings(dependencies, by, input)),
    serve(UNDO_BOOKINGS, (input, { by }) => undoChanges(dependencies, by, input)),
    serve(MOVE_BOOKING, (slot, { by, id }) => moveBooking(dependencies, { id, by }, slot)),
    serve(SET_BOOKING_STATUS, ({ status }, call) => setOutcome(dependencies, call, status)),
    serve(PLACE_BOOKING, async (choice, call) => ({ place: await placeMeeting(dependencies, call, choice) })),
  ];
}

/**
 * Cancels meetings for the team, each in its own transaction and within the deadline, so that one failure does not stop the rest. Meetings
 * that are already canceled count as successes, so a repeated request is harmless. All can be undone until the last
 * one's time is up.
 * @returns the canceled ids, their undoable changes, and the problem's code for each other id
 */
async function cancelBookings(
  dependencies: AdminDependencies,
  by: string,
  { ids, reason }: CancelBookings,
): Promise<CanceledBookings> {
  const canceled: string[] = [];
  const changes: BookingChange[] = [];
  const undoMs = dependencies.settings.undoSeconds * 1000;
  const holdMs = undoMs > 0 ? undoMs + (ids.length - 1) * EACH_MS : 0;
  const failed: { id: string; code: ProblemCode }[] = [];
  for (const id of new Set(ids)) {
    try {
      const sequence = await withinDeadline(() =>
        changeMeeting(dependencies, { id, by, holdMs }, (transaction, at, meeting, author) =>
          cancellationOf(transaction, at, meeting, { ...author, reason }),
        ),
      );
      canceled.push(id);
      if (sequence !== null) changes.push({ id, sequence });
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
      failed.push({ id, code: error.code });
    }
  }
  return { success: true, cancelled: canceled, changes, failed };
}

/** Moves a meeting. @throws Problem `not-found`, `meeting-over`, `slot-taken`; see also `startOfOffered`, `startOfHour` */
async function moveBooking(
  dependencies: AdminDependencies,
  of: TeamCall,
  slot: MoveBooking,
  attempts = 2,
): Promise<MovedBooking> {
  const { db, settings } = dependencies;
  const holdMs = settings.undoSeconds * 1000;
  let now = new Date(0);
  try {
    const sequence = await changeMeeting(
      dependencies,
      { ...of, holdMs },
      (transaction, at, meeting, author) => {
        now = at.now;
        return moveOf(transaction, at, meeting, slot, author);
      },
    );
    return { success: true, change: sequence === null ? null : { id: of.id, sequence } };
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    const problem = await slotTakenIfClaimed(db, () => listAvailability(db, { settings, now }), slot);
    // The slot was freed in the meantime
    if (!problem && attempts > 1) return moveBooking(dependencies, of, slot, attempts - 1);
    throw problem ?? error;
  }
}

/** Records if a meeting took place. @throws Problem `not-found`, `meeting-over` if canceled, `meeting-not-begun` */
async function setOutcome(
  { db, timeOf }: AdminDependencies,
  { id, by }: TeamCall,
  status: Outcome,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    if (booking.status === 'cancelled' || isPending(booking)) throw new Problem('meeting-over');
    if (booking.starts_at.toDate() > now) throw new Problem('meeting-not-begun');
    if (booking.status === status) return;
    const deal = await readDeal(transaction, db, booking.deal_id);
    requireInTime();
    const at = Timestamp.fromDate(now);
    transaction.update(ref, { status, history: withEvent(booking, { what: status, at, by }) });
    const { starts_at } = booking;
    const change =
      status === 'confirmed' ? ({ what: 'restored', id, starts_at } as const) : { what: status, id };
    writeDeal(transaction, deal, change, { at, by });
  });
}

/**
 * Gives a future meeting another place and mails the update to the visitor and the host. The place it already has
 * changes nothing. A new place cannot be undone, and neither can the team's change before it, since the mail shows
 * its time.
 * @throws Problem `not-found`, `meeting-over`
 */
function placeMeeting(
  { db, timeOf, settings }: AdminDependencies,
  { id, by }: TeamCall,
  choice: PlaceChoice,
): Promise<MeetingPlace> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking: before, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    requireAhead(before, now);
    const place = placeOf(choice, before.reference);
    if (isDeepStrictEqual(place, before.place)) return place;
    const quote = await quoteOf(transaction, db, before);
    const held = { ...(await placeAndHostOf(db, before)), place };
    const { token, hash } = newLinkToken(id);
    const at = Timestamp.fromDate(now);
    const change = {
      place,
      sequence: before.sequence + 1,
      undo: null,
      manage_hashes: withHash(before.manage_hashes, hash),
      history: withEvent(before, { what: 'place', at, by }),
    } satisfies Partial<Booking>;
    const booking: Booking = { ...before, ...change };
    const link = manageUrl(settings.siteUrl, token);
    const input = { id, booking, ...held, quote, settings, manageUrl: link };
    const not_before = afterUndoable(before, now);
    requireInTime();
    transaction.update(ref, change);
    mailInvited(transaction, { db, now }, input, 'meeting-place', { not_before, by_team: true });
    const toHost = placeNoticeMail(input, now, by);
    if (toHost.to) addToOutbox(transaction, db, now, { ...toHost, booking_id: id, not_before });
    return place;
  });
}
