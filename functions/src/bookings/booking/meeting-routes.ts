import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  CANCEL_MEETING,
  CONFIRM_MEETING,
  LIST_MEETING_AVAILABILITY,
  MOVE_MEETING,
  READ_MEETING,
} from '../../../../src/domain/api/visitor-routes.ts';
import { isPending } from '../../../../src/domain/booking/pending-booking.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import type { CancelMeeting, ManagedMeeting, MoveMeeting } from '../../../../src/domain/schemas/meeting.ts';
import { UNSET_PLACE } from '../../../../src/domain/schemas/meeting-place.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import type { RequestWork } from '../../http/idempotency.ts';
import {
  type ApiDependencies,
  type Call,
  type KeyedCall,
  type ServedRoute,
  serve,
} from '../../http/serve.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { calendarsFor, type RefreshCalendars } from '../hours/admin-schedule.ts';
import { type AvailabilityCopy, daysFrom } from '../hours/availability-route.ts';
import { slotsIn } from '../hours/offered-slots.ts';
import { slotTaken, slotTakenIfClaimed } from '../hours/slot-taken.ts';
import { addBookingMails } from '../mails/team-mails.ts';
import { heldQuoteMail, quoteOf } from './booking-quote.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { bookingOf, meetingFacts, openedBy, requireAhead } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import { type Meeting, type MeetingChange, unchanged } from './meeting-change.ts';
import { moveOf } from './move-meeting.ts';
import { bookingFacts } from './new-booking.ts';
import { releaseClaimant } from './pending-bookings.ts';
import { type PlaceAndHost, placeAndHostOf } from './place-and-host.ts';

/**
 * The routes of the meeting that a token opens. Its availability includes the slots that only this meeting closes, from
 * the cached records of the public list. Repeating a change returns the same answer.
 */
export function meetingRoutes(
  dependencies: ApiDependencies,
  availability: AvailabilityCopy,
  refreshCalendars: RefreshCalendars,
): ServedRoute[] {
  const { db, clock } = dependencies;
  const onChange = () => availability.drop();
  const daysWithout = daysFrom(availability);
  const read = async (_none: undefined, { token }: Call) => {
    const booking = openedBy(token, await bookingOf(db, token).get(), clock());
    return { success: true, meeting: managedMeeting(booking, await placeAndHostOf(db, booking)) };
  };
  const list = async (_none: undefined, { token }: Call) => {
    const ref = bookingOf(db, token);
    openedBy(token, await ref.get(), clock());
    return { availability: slotsIn((await availability.get()).hours, { except: ref.id }) };
  };
  const move: Work<MoveMeeting> = async (request, { token, now, read: calendars }) => {
    await refreshCalendars(calendars, now);
    const taken = () => slotTaken(daysWithout, request);
    return {
      decide: changing(dependencies, { token, now }, (...opened) =>
        moveOf(...opened, request, { by: 'visitor', token, taken }),
      ),
      conflict: async () =>
        (await releaseClaimant(db, request, now)) ? null : slotTakenIfClaimed(db, daysWithout, request),
    };
  };
  const cancel: Work<CancelMeeting> = ({ reason }, { token, now }) => ({
    decide: changing(dependencies, { token, now }, (...opened) =>
      cancellationOf(...opened, { by: 'visitor', reason, token }),
    ),
  });
  const book: Work<unknown> = (_request, { token, now }) => ({
    decide: changing(dependencies, { token, now }, (...opened) => confirm(...opened, token)),
  });
  const reads = (request: MoveMeeting) => calendarsFor(db, request);
  return [
    serve(READ_MEETING, read, dependencies),
    serve(LIST_MEETING_AVAILABILITY, list, dependencies),
    serve(MOVE_MEETING, move, { ...dependencies, reads, onChange }),
    serve(CANCEL_MEETING, cancel, { ...dependencies, onChange }),
    serve(CONFIRM_MEETING, book, dependencies),
  ];
}

type Work<Input> = (input: Input, call: KeyedCall) => RequestWork | Promise<RequestWork>;

/** Returns the decision that changes the token's meeting and answers with it. */
function changing(
  { db, settings }: ApiDependencies,
  { token, now }: Pick<KeyedCall, 'token' | 'now'>,
  changeOf: (...opened: [Transaction, ServiceContext, Meeting]) => Promise<MeetingChange>,
): RequestWork['decide'] {
  return async (transaction) => {
    const ref = bookingOf(db, token);
    const before = openedBy(token, await transaction.get(ref), now);
    const context = { db, settings, now };
    const { booking, write, ...held } = await changeOf(transaction, context, { ref, before });
    return { status: 200, body: { success: true, meeting: managedMeeting(booking, held) }, write };
  };
}

function managedMeeting(booking: Booking, held: PlaceAndHost): ManagedMeeting {
  return { status: booking.status, ...meetingFacts(booking, held) };
}

/**
 * Returns the writes that confirm a booking, which holds its slot already; none if it is not pending.
 * @throws Problem `meeting-over` if it was canceled or has begun
 */
async function confirm(
  transaction: Transaction,
  { db, settings, now }: ServiceContext,
  { ref, before }: Meeting,
  token: string,
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
  const deal = await readDeal(transaction, db, booking.deal_id);
  const { placeFor, host, hostEmail, picture, terms } = await bookingFacts(db, booking.admin_id, quote);
  const held = { place: booking.place ?? placeFor(booking.reference) ?? UNSET_PLACE, host, hostEmail };
  const input = { id: ref.id, booking, ...held, quote, picture, terms, settings };
  const link = manageUrl(settings.siteUrl, token);
  return {
    booking,
    ...held,
    write: (writer) => {
      writer.update(ref, change);
      const { starts_at, reference } = booking;
      const booked = { what: 'booked', id: ref.id, starts_at, reference, is_pending: false } as const;
      const author = { at: Timestamp.fromDate(now), by: 'visitor' };
      writeDeal(writer, deal, { ...booked, host: hostEmail ?? '' }, author);
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, { ...input, manageUrl: link });
    },
  };
}
