import type { RequestHandler } from 'express';
import {
  cancelMeetingSchema,
  confirmMeetingSchema,
  moveMeetingSchema,
} from '../../../src/domain/schemas/meeting.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { decideCancellation } from './cancel-meeting.ts';
import { decideConfirmation } from './confirm-meeting.ts';
import { bookingOf, managedMeeting, openedBy } from './find-meeting.ts';
import { TOKEN_HEADER } from './meeting-token-header.ts';
import { decideMove } from './move-meeting.ts';
import { releaseClaimant } from './release-pending.ts';
import { type DaysWithout, slotTakenIfClaimed } from './slot-taken.ts';

/** GET /api/meeting: the meeting that the token opens. */
export function meetingRoute({ db, clock }: ApiDependencies): RequestHandler {
  return async (request, response) => {
    const token = request.get(TOKEN_HEADER) ?? '';
    const stored = await withinDeadline(() => bookingOf(db, token).get());
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.json({ success: true, meeting: managedMeeting(openedBy(token, stored, clock())) });
  };
}

/** POST /api/meeting/move: another slot for a booked meeting, or why not. */
export function moveMeetingRoute(
  { db, settings }: ApiDependencies,
  daysWithout: DaysWithout,
): VisitorPost<typeof moveMeetingSchema> {
  return {
    name: 'move-meeting',
    schema: moveMeetingSchema,
    share: 1 / 2,
    credentialHeader: TOKEN_HEADER,
    work: (request, now, { credential: token }) => ({
      decide: (transaction) => decideMove(transaction, { db, settings, now }, token, request),
      conflict: async () =>
        (await releaseClaimant(db, request, now)) ? null : slotTakenIfClaimed(db, daysWithout, request),
    }),
  };
}

/** POST /api/meeting/cancel: the meeting does not take place; its slot is free at once. */
export function cancelMeetingRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof cancelMeetingSchema> {
  return {
    name: 'cancel-meeting',
    schema: cancelMeetingSchema,
    share: 1 / 2,
    credentialHeader: TOKEN_HEADER,
    work: (request, now, { credential: token }) => ({
      decide: (transaction) => decideCancellation(transaction, { db, settings, now }, token, request),
    }),
  };
}

/** POST /api/meeting/confirm: books a pending meeting; again, the answer is the same. */
export function confirmMeetingRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof confirmMeetingSchema> {
  return {
    name: 'confirm-meeting',
    schema: confirmMeetingSchema,
    share: 1 / 2,
    credentialHeader: TOKEN_HEADER,
    work: (_request, now, { credential: token }) => ({
      decide: (transaction) => decideConfirmation(transaction, { db, settings, now }, token),
    }),
  };
}
