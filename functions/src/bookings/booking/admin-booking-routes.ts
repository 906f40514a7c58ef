import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  CANCEL_BOOKINGS,
  MOVE_BOOKING,
  PLACE_BOOKING,
  SET_BOOKING_STATUS,
  UNDO_BOOKINGS,
} from '../../../../src/domain/api/admin-routes.ts';
import { isPending } from '../../../../src/domain/booking/pending-booking.ts';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { type Booking, type BookingEvent, withEvent } from '../../../../src/domain/records/bookings.ts';
import { MAIL } from '../../../../src/domain/records/mail.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../../src/domain/records/slot-claims.ts';
import type {
  BookingChange,
  CancelBookings,
  CanceledBookings,
  MoveBooking,
  MovedBooking,
  Outcome,
  UndoneBookings,
} from '../../../../src/domain/schemas/admin-bookings.ts';
import {
  type MeetingPlace,
  type PlaceChoice,
  placeOf,
} from '../../../../src/domain/schemas/meeting-place.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import { Problem } from '../../http/problem.ts';
import { type AdminDependencies, type Call, type ServedRoute, serve } from '../../http/serve.ts';
import { requireInTime } from '../../http/within-deadline.ts';
import { ALREADY_EXISTS } from '../../platform/firebase.ts';
import { listAvailability } from '../hours/offered-slots.ts';
import { slotTaken } from '../hours/slot-taken.ts';
import { changeNoticeMail } from '../mails/team-mails.ts';
import { linkQuote, quoteOf } from './booking-quote.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { existingBooking, requireAhead } from './find-meeting.ts';
import { changed, changeMeeting, claimOf, EACH_MS, eachAlone } from './meeting-change.ts';
import { moveOf } from './move-meeting.ts';
import { placeAndHostOf } from './place-and-host.ts';

type TeamCall = Pick<Call, 'id' | 'by'>;

/** The team's routes that change bookings. */
export function teamBookingRoutes(dependencies: AdminDependencies): ServedRoute[] {
  return [
    serve(CANCEL_BOOKINGS, (input, { by }) => cancelBookings(dependencies, by, input)),
    // Those already undone succeed, so a request can be repeated
    serve(UNDO_BOOKINGS, async ({ changes }, { by }): Promise<UndoneBookings> => {
      const { done, failed } = await eachAlone(changes, (change) => undoChange(dependencies, by, change));
      return { success: true, undone: done.map(({ id }) => id), failed };
    }),
    serve(MOVE_BOOKING, (slot, { by, id }) => moveBooking(dependencies, { id, by }, slot)),
    serve(SET_BOOKING_STATUS, ({ status }, call) => setOutcome(dependencies, call, status)),
    serve(PLACE_BOOKING, async (choice, call) => ({ place: await placeMeeting(dependencies, call, choice) })),
  ];
}

/**
 * Cancels meetings for the team, each in its own transaction and within the deadline, so that one failure does not stop
 * the rest. Meetings that are already canceled count as successes, so a repeated request is harmless. All can be undone
 * until the last one's time is up.
 */
async function cancelBookings(
  dependencies: AdminDependencies,
  by: string,
  { ids, reason }: CancelBookings,
): Promise<CanceledBookings> {
  const undoMs = dependencies.settings.undoSeconds * 1000;
  const holdMs = undoMs > 0 ? undoMs + (ids.length - 1) * EACH_MS : 0;
  const meetings = [...new Set(ids)].map((id) => ({ id }));
  const { done, failed } = await eachAlone(meetings, ({ id }) =>
    changeMeeting(dependencies, { id, by, holdMs }, (transaction, at, meeting, author) =>
      cancellationOf(transaction, at, meeting, { ...author, reason }),
    ),
  );
  return {
    success: true,
    cancelled: done.map(({ id }) => id),
    changes: done.flatMap(({ result }) => result ?? []),
    failed,
  };
}

/** Moves a meeting. @throws Problem `not-found`, `meeting-over`, `slot-taken`; see also `startOfOffered`, `startOfHour` */
async function moveBooking(
  dependencies: AdminDependencies,
  of: TeamCall,
  slot: MoveBooking,
): Promise<MovedBooking> {
  const { db, settings, clock } = dependencies;
  try {
    const change = await changeMeeting(dependencies, of, (transaction, at, meeting, author) =>
      moveOf(transaction, at, meeting, slot, author),
    );
    return { success: true, change };
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    throw await slotTaken(() => listAvailability(db, { settings, now: clock() }), slot);
  }
}

/** Records if a meeting took place. @throws Problem `not-found`, `meeting-over` if canceled, `meeting-not-begun` */
async function setOutcome({ db, timeOf }: AdminDependencies, { id, by }: TeamCall, status: Outcome) {
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
    const author = { by: 'team', who: by, until: null } as const;
    const change = await changed(transaction, { db, settings, now }, { ref, before }, author, {
      fields: { place },
      event: { what: 'place' },
      kindOf: () => 'meeting-place',
      toTeam: (input) => [changeNoticeMail(input, now, 'meeting-place-notice')],
    });
    requireInTime();
    change.write?.(transaction);
    return place;
  });
}

/**
 * Undoes a cancellation, move or handing over by the team before anyone was mailed: deletes the waiting mails and
 * restores slot, host and quote, in one transaction. Succeeds if it is already undone. `sequence` keeps increasing, so
 * calendars never see a number twice.
 * @throws Problem `not-found`, `changed-meanwhile`, `meeting-over`, `undo-too-late`, `undo-slot-taken`
 */
async function undoChange({ db, timeOf }: AdminDependencies, by: string, { id, sequence }: BookingChange) {
  await db.runTransaction(async (transaction) => {
    const { ref, booking, read } = await existingBooking(transaction, db, id);
    const { undo } = booking;
    if (!undo || undo.sequence !== sequence) throw new Problem('changed-meanwhile');
    if (undo.is_undone) return;
    const isCanceled = booking.status === 'cancelled';
    const status = isCanceled ? 'confirmed' : booking.status;
    const now = timeOf(read);
    requireAhead({ ...booking, ...undo.before, status }, now);

    const { date, time, admin_id, starts_at } = undo.before;
    const mails = await heldMails(transaction, db, { id, sequence });
    const claimed = isCanceled ? null : await claimOf(transaction, db, id, booking);
    // A meeting that was handed over still has its slot
    const kept = isSameSlot(booking, undo.before) ? claimed : null;
    const claim = kept ?? db.doc(SLOT_CLAIMS.path(slotId(date, time)));
    if (!kept && (await transaction.get(claim)).exists) throw new Problem('undo-slot-taken');
    const quote = isCanceled ? await quoteOf(transaction, db, booking) : null;
    if (quote?.booking_id && quote.booking_id !== id) throw new Problem('changed-meanwhile');

    const deal = await readDeal(transaction, db, booking.deal_id);
    const { hostEmail } = await placeAndHostOf(db, { ...booking, ...undo.before });

    requireInTime();
    for (const mail of mails) transaction.delete(mail);
    const fields: SlotClaim = { date, time, booking_id: id, admin_id };
    if (kept) transaction.set(claim, fields);
    else transaction.create(claim, fields);
    if (claimed && !kept) transaction.delete(claimed);
    if (quote) linkQuote(transaction, db, booking, id);
    transaction.update(ref, {
      ...undo.before,
      status,
      sequence: booking.sequence + 1,
      cancelled_by: FieldValue.delete(),
      cancelled_at: FieldValue.delete(),
      cancel_reason: FieldValue.delete(),
      undo: { ...undo, is_undone: true },
      history: withEvent(booking, eventOf(booking, undo.before, { by, now })),
    });
    const what = { what: 'restored', id, starts_at, host: hostEmail ?? undefined } as const;
    writeDeal(transaction, deal, what, { at: Timestamp.fromDate(now), by });
  });
}

type Slot = Pick<Booking, 'date' | 'time'>;

function isSameSlot(one: Slot, other: Slot): boolean {
  return one.date === other.date && one.time === other.time;
}

/** Returns references to the mails about a change, unless a delivery has begun. */
async function heldMails(transaction: Transaction, db: Firestore, { id, sequence }: BookingChange) {
  const ofChange = db.collection(MAIL.name).where('booking_id', '==', id).where('sequence', '==', sequence);
  return (await transaction.get(ofChange)).docs.map((stored) => {
    const { state, unknown_outcomes } = MAIL.read(stored.data());
    if (state !== 'waiting' || unknown_outcomes > 0) throw new Problem('undo-too-late');
    return stored.ref;
  });
}

function eventOf(booking: Booking, before: Slot, { by, now }: { by: string; now: Date }): BookingEvent {
  const event = { what: 'undone', at: Timestamp.fromDate(now), by } as const;
  if (booking.status === 'cancelled' || isSameSlot(booking, before)) return event;
  const { date, time } = booking;
  return { ...event, from: { date, time }, to: { date: before.date, time: before.time } };
}
