import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { SEND_MEETING_LOGO } from '../../../src/domain/api/visitor-routes.ts';
import { BOOKING_LOGOS, type BookingLogo, type LogoCopy } from '../../../src/domain/records/booking-logos.ts';
import type { Decision } from '../http/idempotency.ts';
import type { VisitorPost, VisitorPostDependencies } from '../http/visitor-post.ts';
import { bookingOf, openedBy, requireAhead } from './find-meeting.ts';
import { TOKEN_HEADER } from './manage-token.ts';

interface LogoDependencies extends Pick<VisitorPostDependencies, 'db'> {
  /** @throws Problem if the image is not acceptable */
  readonly copyOf: (image: Buffer) => Promise<LogoCopy>;
}

/** POST /api/meeting/logo. Decodes the image before the transaction, so that the meeting is not locked meanwhile. */
export function meetingLogoRoute({ db, copyOf }: LogoDependencies): VisitorPost<typeof SEND_MEETING_LOGO> {
  return {
    name: 'meeting-logo',
    route: SEND_MEETING_LOGO,
    share: 1 / 4,
    credentialHeader: TOKEN_HEADER,
    work: async ({ image, tint, wall, ink }, now, { credential: token }) => {
      const ref = bookingOf(db, token);
      requireAhead(openedBy(token, await ref.get(), now), now);
      const { picture, width, height } = await copyOf(Buffer.from(image, 'base64'));
      const logo: BookingLogo = {
        picture,
        width,
        height,
        tint,
        wall,
        ink,
        created_at: Timestamp.fromDate(now),
      };
      return {
        decide: async (transaction: Transaction): Promise<Decision> => {
          requireAhead(openedBy(token, await transaction.get(ref), now), now);
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
