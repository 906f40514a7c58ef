import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { BOOKING_LOGOS, type BookingLogo, type LogoCopy } from '../../../src/domain/records/booking-logos.ts';
import { type MeetingLogo, meetingLogoSchema } from '../../../src/domain/schemas/meeting-logo.ts';
import type { Decision } from '../http/idempotency.ts';
import type { VisitorPost, VisitorPostDependencies } from '../http/visitor-post.ts';
import { bookingOf, openedBy, requireAhead } from './find-meeting.ts';
import { TOKEN_HEADER } from './meeting-token-header.ts';

interface LogoDependencies extends Pick<VisitorPostDependencies, 'db'> {
  /** Encodes what was sent anew. @throws Problem that says what is wrong with it */
  readonly copyOf: (image: Buffer) => Promise<LogoCopy>;
}

/** POST /api/meeting/logo: a copy of the visitor's logo goes with a booked meeting; another one takes its place. */
export function meetingLogoRoute({ db, copyOf }: LogoDependencies): VisitorPost<typeof meetingLogoSchema> {
  return {
    name: 'meeting-logo',
    schema: meetingLogoSchema,
    share: 1 / 4,
    credentialHeader: TOKEN_HEADER,
    work: (logo, now, token) => {
      let copy: Promise<LogoCopy> | undefined;
      // Once, however often the transaction is tried; and only for whoever has a meeting's link
      const copyOnce = () => {
        copy ??= copyOf(Buffer.from(logo.image, 'base64'));
        return copy;
      };
      return { decide: (transaction) => decideLogo(transaction, { db, now, copyOnce }, token, logo) };
    },
  };
}

interface Surroundings extends Pick<VisitorPostDependencies, 'db'> {
  readonly now: Date;
  readonly copyOnce: () => Promise<LogoCopy>;
}

/** @throws Problem `meeting-not-found`, `meeting-over`, or what is wrong with the image */
async function decideLogo(
  transaction: Transaction,
  { db, now, copyOnce }: Surroundings,
  token: string,
  { tint }: MeetingLogo,
): Promise<Decision> {
  const ref = bookingOf(db, token);
  requireAhead(openedBy(token, await transaction.get(ref), now), now);
  const { picture, width, height } = await copyOnce();
  const logo: BookingLogo = { picture, width, height, tint, created_at: Timestamp.fromDate(now) };
  return {
    status: 201,
    body: { success: true },
    write: (writer) => {
      writer.set(db.doc(BOOKING_LOGOS.path(ref.id)), logo);
    },
  };
}
