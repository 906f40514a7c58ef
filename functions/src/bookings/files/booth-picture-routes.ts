import type { RequestHandler } from 'express';
import { READ_BOOTH_PICTURE } from '../../../../src/domain/api/admin-routes.ts';
import { READ_MEETING_BOOTH } from '../../../../src/domain/api/visitor-routes.ts';
import { BOOKING_LOGOS } from '../../../../src/domain/records/booking-logos.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../../../src/domain/records/quote-submissions.ts';
import type { MeetingBooth } from '../../../../src/domain/schemas/meeting.ts';
import { Problem } from '../../http/problem.ts';
import { type ApiDependencies, type Call, callOf, type ServedRoute, serve } from '../../http/serve.ts';
import { withinDeadline } from '../../http/within-deadline.ts';
import { recordIn } from '../../platform/firebase.ts';
import { pictureOf } from '../booking/booking-quote.ts';
import { bookingOf, openedBy } from '../booking/find-meeting.ts';
import { readBoothPicture } from './booking-files.ts';

type Dependencies = Pick<ApiDependencies, 'db' | 'bucket'>;

/** Returns the picture that came with a booking's logo; null without one. */
async function sentPicture({ db, bucket }: Dependencies, id: string): Promise<Buffer | null> {
  const logo = await db.doc(BOOKING_LOGOS.path(id)).get();
  return logo.get('booth') === true ? readBoothPicture(bucket(), id) : null;
}

/** GET /api/meeting/booth: the design of the meeting that the token opens, and its visitor's own booth. */
export function meetingBoothRoute(dependencies: ApiDependencies): ServedRoute {
  const { db, clock } = dependencies;
  async function boothOf(id: string, { quote_submission_id }: Booking): Promise<MeetingBooth> {
    if (!quote_submission_id) return null;
    const quote = await db.doc(QUOTE_SUBMISSIONS.path(quote_submission_id)).get();
    const picture = await pictureOf(db, recordIn(QUOTE_SUBMISSIONS, quote));
    const own = await sentPicture(dependencies, id);
    return picture && { ...picture, own: own?.toString('base64') ?? null };
  }
  const work = async (_none: undefined, { token }: Call) => {
    const ref = bookingOf(db, token);
    return { success: true, booth: await boothOf(ref.id, openedBy(token, await ref.get(), clock())) };
  };
  return serve(READ_MEETING_BOOTH, work, dependencies);
}

/** GET /api/admin/bookings/:id/booth: the visitor's own booth. */
export function readBoothPictureRoute(dependencies: Dependencies): ServedRoute {
  const handler: RequestHandler = async (request, response) => {
    const { id, guardMs } = callOf(READ_BOOTH_PICTURE, request, response);
    const picture = await withinDeadline(() => sentPicture(dependencies, id), guardMs);
    if (!picture) throw new Problem('not-found');
    // Nothing in the file can run
    response
      .set({ 'Content-Type': 'image/webp', 'Content-Security-Policy': "default-src 'none'; sandbox" })
      .send(picture);
  };
  return { route: READ_BOOTH_PICTURE, handlers: [handler] };
}
