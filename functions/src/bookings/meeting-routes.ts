import type { RequestHandler } from 'express';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { BodyRoute } from '../../../src/domain/api/api-route.ts';
import { CANCEL_MEETING, CONFIRM_MEETING, MOVE_MEETING } from '../../../src/domain/api/visitor-routes.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { ManagedMeeting } from '../../../src/domain/schemas/meeting.ts';
import { linkGet, linkPost } from '../http/link-routes.ts';
import type { ApiDependencies, VisitorPost } from '../http/visitor-post.ts';
import type { ServiceContext } from '../platform/params.ts';
import { calendarsFor, type RefreshCalendars } from './admin-schedule.ts';
import type { AvailabilityCopy } from './availability-route.ts';
import { cancellationOf } from './cancel-meeting.ts';
import { confirm } from './confirm-booking.ts';
import { bookingOf, meetingFacts, openedBy } from './find-meeting.ts';
import { TOKEN_HEADER } from './manage-token.ts';
import type { MeetingChange } from './meeting-change.ts';
import { moveOf } from './move-meeting.ts';
import { slotsIn } from './offered-slots.ts';
import { releaseClaimant } from './pending-bookings.ts';
import { type PlaceAndHost, placeAndHostOf } from './place-and-host.ts';
import { type DaysWithout, slotTaken, slotTakenIfClaimed } from './slot-taken.ts';

/** GET /api/meeting: the meeting that the token opens. */
export function meetingRoute(dependencies: ApiDependencies): RequestHandler {
  const { db, clock } = dependencies;
  return linkGet(dependencies, TOKEN_HEADER, async (token) => {
    const booking = openedBy(token, await bookingOf(db, token).get(), clock());
    return { success: true, meeting: managedMeeting(booking, await placeAndHostOf(db, booking)) };
  });
}

/**
 * GET /api/meeting/availability: the offered slots, including those that only this meeting closes. Uses the cached
 * records of the public list.
 */
export function meetingAvailabilityRoute(
  dependencies: ApiDependencies,
  copy: AvailabilityCopy,
): RequestHandler {
  const { db, clock } = dependencies;
  return linkGet(dependencies, TOKEN_HEADER, async (token) => {
    const ref = bookingOf(db, token);
    openedBy(token, await ref.get(), clock());
    return { availability: slotsIn((await copy.get()).hours, { except: ref.id }) };
  });
}

/** POST /api/meeting/move: moves a booked meeting to another slot. */
export function moveMeetingRoute(
  dependencies: ApiDependencies,
  daysWithout: DaysWithout,
  refreshCalendars: RefreshCalendars,
): VisitorPost<typeof MOVE_MEETING> {
  const { db } = dependencies;
  const route = changeRoute(
    dependencies,
    { name: 'move-meeting', route: MOVE_MEETING },
    (transaction, { context, ...meeting }, request) =>
      moveOf(transaction, context, meeting, request, {
        by: 'visitor',
        token: meeting.token,
        taken: () => slotTaken(daysWithout, request),
      }),
  );
  return {
    ...route,
    reads: (request) => calendarsFor(db, request),
    work: async (request, now, caller, calendars) => {
      await refreshCalendars(calendars, now);
      return {
        ...(await route.work(request, now, caller, [])),
        conflict: async () =>
          (await releaseClaimant(db, request, now)) ? null : slotTakenIfClaimed(db, daysWithout, request),
      };
    },
  };
}

/** POST /api/meeting/cancel: cancels a meeting and frees its slot. Repeating it returns the same answer. */
export function cancelMeetingRoute(dependencies: ApiDependencies): VisitorPost<typeof CANCEL_MEETING> {
  return changeRoute(
    dependencies,
    { name: 'cancel-meeting', route: CANCEL_MEETING },
    (transaction, { context, token, ref, before }, { reason }) =>
      cancellationOf(transaction, context, { ref, before }, { by: 'visitor', reason, token }),
  );
}

/** POST /api/meeting/confirm: books a pending meeting. Repeating it returns the same answer. */
export function confirmMeetingRoute(dependencies: ApiDependencies): VisitorPost<typeof CONFIRM_MEETING> {
  return changeRoute(
    dependencies,
    { name: 'confirm-meeting', route: CONFIRM_MEETING },
    (transaction, { context, ...meeting }) => confirm(transaction, context, meeting),
  );
}

interface OpenedMeeting {
  readonly context: ServiceContext;
  readonly token: string;
  readonly ref: DocumentReference;
  readonly before: Booking;
}

/** Returns a visitor's route that changes the token's meeting and answers with it. */
function changeRoute<Route extends BodyRoute>(
  { db, settings }: ApiDependencies,
  { name, route }: { name: string; route: Route },
  changeOf: (
    transaction: Transaction,
    meeting: OpenedMeeting,
    request: z.output<Route['body']>,
  ) => Promise<MeetingChange>,
): VisitorPost<Route> {
  return linkPost({ name, route, header: TOKEN_HEADER }, async (transaction, { token, now }, request) => {
    const ref = bookingOf(db, token);
    const before = openedBy(token, await transaction.get(ref), now);
    const meeting = { context: { db, settings, now }, token, ref, before };
    const { booking, write, ...held } = await changeOf(transaction, meeting, request);
    return { status: 200, body: { success: true, meeting: managedMeeting(booking, held) }, write };
  });
}

/** Returns the meeting as its page shows it. */
function managedMeeting(booking: Booking, held: PlaceAndHost): ManagedMeeting {
  const { reference, ...facts } = meetingFacts(booking, held);
  return { reference, status: booking.status, ...facts };
}
