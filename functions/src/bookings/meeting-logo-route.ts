import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { SEND_MEETING_LOGO } from '../../../src/domain/api/visitor-routes.ts';
import { BOOKING_LOGOS, type BookingLogo, type LogoCopy } from '../../../src/domain/records/booking-logos.ts';
import type { Decision } from '../http/idempotency.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { type BookingFileDependencies, requireStillAhead, storeBoothPicture } from './booking-files.ts';
import { bookingOf, openedBy, requireAhead } from './find-meeting.ts';
import { TOKEN_HEADER } from './manage-token.ts';

interface LogoDependencies extends BookingFileDependencies {
  /** @throws Problem if the image is not acceptable */
  readonly copyOf: (image: Buffer) => Promise<LogoCopy>;
  /** @throws Problem if the picture is not acceptable */
  readonly boothCopyOf: (picture: Buffer) => Promise<Buffer>;
}

/** POST /api/meeting/logo. Decodes the images before the transaction, so that the meeting is not locked meanwhile. */
export function meetingLogoRoute({
  db,
  bucket,
  copyOf,
  boothCopyOf,
}: LogoDependencies): VisitorPost<typeof SEND_MEETING_LOGO> {
  return {
    name: 'meeting-logo',
    route: SEND_MEETING_LOGO,
    share: 1 / 4,
    credentialHeader: TOKEN_HEADER,
    work: async ({ image, tint, wall, ink, booth }, now, { credential: token }) => {
      const ref = bookingOf(db, token);
      requireAhead(openedBy(token, await ref.get(), now), now);
      const { picture, width, height } = await copyOf(Buffer.from(image, 'base64'));
      const drawn = booth === null ? null : await boothCopyOf(Buffer.from(booth, 'base64'));
      if (drawn) await storeBoothPicture(bucket(), ref.id, drawn);
      const logo: BookingLogo = {
        picture,
        width,
        height,
        tint,
        wall,
        ink,
        booth: drawn !== null,
        created_at: Timestamp.fromDate(now),
      };
      return {
        decide: async (transaction: Transaction): Promise<Decision> => {
          await requireStillAhead(transaction, bucket, { ref, token, now });
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
  };
}
