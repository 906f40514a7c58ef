import type { RequestHandler } from 'express';
import { Timestamp } from 'firebase-admin/firestore';
import { SEND_MEETING_LOGO } from '../../../../src/domain/api/visitor-routes.ts';
import {
  BOOKING_LOGOS,
  type BookingLogo,
  type LogoCopy,
} from '../../../../src/domain/records/booking-logos.ts';
import { behindLink } from '../../http/quota.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../../http/serve.ts';
import { withinDeadline } from '../../http/within-deadline.ts';
import { bookingOf, openedBy, requireAhead } from '../booking/find-meeting.ts';
import { deleteBookingFiles, storeBoothPicture } from './booking-files.ts';

interface LogoDependencies
  extends Pick<ApiDependencies, 'db' | 'bucket' | 'clock' | 'settings' | 'verifyAppCheck'> {
  /** @throws Problem if the image is not acceptable */
  readonly copyOf: (image: Buffer) => Promise<LogoCopy>;
  /** @throws Problem if the picture is not acceptable */
  readonly boothCopyOf: (picture: Buffer) => Promise<Buffer>;
}

/** POST /api/meeting/logo. Decodes the images before the transaction, so that the meeting is not locked meanwhile. */
export function meetingLogoRoute(dependencies: LogoDependencies): ServedRoute {
  const { db, bucket, copyOf, boothCopyOf, clock } = dependencies;
  /** Refuses a link that opens no meeting before the body is read, so that strangers' slow bodies take no places. */
  const before: RequestHandler = async (request, _response, next) => {
    const token = request.get('X-Meeting-Token') ?? '';
    const find = async () => openedBy(token, await bookingOf(db, token).get(), clock());
    await withinDeadline(() => behindLink(dependencies, request, find));
    next();
  };
  return serve(
    SEND_MEETING_LOGO,
    async ({ image, booth, ...look }, { token, now }) => {
      const ref = bookingOf(db, token);
      requireAhead(openedBy(token, await ref.get(), now), now);
      const copy = await copyOf(Buffer.from(image, 'base64'));
      const drawn = booth === null ? null : await boothCopyOf(Buffer.from(booth, 'base64'));
      if (drawn) await storeBoothPicture(bucket(), ref.id, drawn);
      const created_at = Timestamp.fromDate(now);
      const logo: BookingLogo = { ...copy, ...look, booth: drawn !== null, created_at };
      return {
        decide: async (transaction) => {
          const booking = await transaction.get(ref);
          // A deletion deletes the files first, and does not know of one that was stored since
          if (!booking.exists) await deleteBookingFiles(bucket(), ref.id);
          requireAhead(openedBy(token, booking, now), now);
          return {
            status: 201,
            body: { success: true },
            write: (writer) => {
              writer.set(db.doc(BOOKING_LOGOS.path(ref.id)), logo);
            },
          };
        },
      };
    },
    { ...dependencies, before },
  );
}
