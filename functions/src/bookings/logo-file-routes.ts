import { Timestamp } from 'firebase-admin/firestore';
import { READ_LOGO_FILE } from '../../../src/domain/api/admin-routes.ts';
import { SEND_LOGO_FILE } from '../../../src/domain/api/visitor-routes.ts';
import { BOOKING_FILES, type BookingFile } from '../../../src/domain/records/booking-files.ts';
import { isPrintFile } from '../../../src/domain/schemas/print-file.ts';
import { adminRequest, type ServedRoute } from '../http/admin-route.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import {
  type BookingFileDependencies,
  readBookingFile,
  requireStillAhead,
  sendPrivately,
  storeBookingFile,
} from './booking-files.ts';
import { bookingOf, openedBy, requireAhead } from './find-meeting.ts';
import { TOKEN_HEADER } from './manage-token.ts';

/** POST /api/meeting/logo-file: stores or replaces a meeting's print file, of which only the first bytes are looked at. */
export function sendLogoFileRoute({
  db,
  bucket,
}: BookingFileDependencies): VisitorPost<typeof SEND_LOGO_FILE> {
  return {
    name: 'meeting-logo-file',
    route: SEND_LOGO_FILE,
    share: 1 / 8,
    credentialHeader: TOKEN_HEADER,
    work: async ({ name, file }, now, { credential: token }) => {
      const ref = bookingOf(db, token);
      requireAhead(openedBy(token, await ref.get(), now), now);
      const content = Buffer.from(file, 'base64');
      if (!isPrintFile(content)) throw invalid({ file: 'Send a PDF, AI or EPS file.' });
      await storeBookingFile(bucket(), ref.id, 'logo-file', content);
      const stored: BookingFile = { name, size: content.length, created_at: Timestamp.fromDate(now) };
      return {
        decide: async (transaction) => {
          await requireStillAhead(transaction, bucket, { ref, token, now });
          return {
            status: 201,
            body: { success: true },
            write: (writer) => {
              writer.set(db.doc(BOOKING_FILES.path(ref.id)), stored);
            },
          };
        },
      };
    },
  };
}

/** GET /api/admin/bookings/:id/logo-file: the print file, in a form that no browser opens by itself. */
export function readLogoFileRoute({ db, bucket }: BookingFileDependencies): ServedRoute {
  const handlers: ServedRoute['handlers'] = [
    async (request, response) => {
      const { id, guardMs } = adminRequest(request, response);
      const [record, content] = await withinDeadline(async () => {
        const stored = await db.doc(BOOKING_FILES.path(id)).get();
        return [stored, stored.exists ? await readBookingFile(bucket(), id, 'logo-file') : null] as const;
      }, guardMs);
      if (!content) throw new Problem('not-found');
      const { name } = BOOKING_FILES.read(record.data() ?? {});
      sendPrivately(response.attachment(name), 'application/octet-stream', content);
    },
  ];
  return { route: READ_LOGO_FILE, handlers };
}
