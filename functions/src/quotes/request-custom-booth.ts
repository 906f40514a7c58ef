import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { allSides } from '../../../src/domain/custom-size.ts';
import { CUSTOM_REQUESTS, type StoredCustomRequest } from '../../../src/domain/records/custom-requests.ts';
import { type CustomRequest, customRequestSchema } from '../../../src/domain/schemas/custom-request.ts';
import { searchWords } from '../../../src/domain/search-words.ts';
import { searchedInMessage } from '../../../src/domain/searched-texts.ts';
import type { Decision } from '../http/idempotency.ts';
import type { ApiDependencies, VisitorPost } from '../http/visitor-post.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { customBoothRows } from '../mail-kit/quote-rows.ts';
import { teamMail } from '../mail-kit/team-mail.ts';
import type { Settings } from '../platform/params.ts';

/** Part of a network's requests, and of the team's mails, that may be of this kind. */
const SHARE = 1 / 4;

/** POST /api/request-custom-booth: stores the request and mails the team. */
export function requestCustomBoothRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof customRequestSchema> {
  const mostMails = Math.ceil(settings.totalRequestsPerHour * SHARE);
  return {
    name: 'request-custom-booth',
    schema: customRequestSchema,
    share: SHARE,
    hasTrap: true,
    work: (request, now) => ({
      decide: () => decideCustomRequest({ db, settings, now, mostMails }, request),
    }),
  };
}

/** Decides on a custom booth request (lengths in feet): stores it, mails the team, answers 202. */
async function decideCustomRequest(
  { db, settings, now, mostMails }: { db: Firestore; settings: Settings; now: Date; mostMails: number },
  request: CustomRequest,
): Promise<Decision> {
  const tellTeam = await teamMail(db, now, { collection: CUSTOM_REQUESTS.name, mostMails });
  const ref = db.collection(CUSTOM_REQUESTS.name).doc();
  return {
    status: 202,
    body: { success: true },
    write: (writer) => {
      const phone = request.phone ?? '';
      const stored: StoredCustomRequest = {
        ...request,
        phone,
        created_at: Timestamp.fromDate(now),
        search_words: searchWords(searchedInMessage({ ...request, phone })),
      };
      writer.create(ref, stored);
      tellTeam(writer, { ...customRequestMail(request), to: settings.teamEmail });
    },
  };
}

/** Mails the team a custom booth request. */
function customRequestMail(request: CustomRequest): RenderedMail {
  const sender = request.company || request.name;
  return renderMail({
    kind: 'custom-request',
    reply_to: request.email,
    subject: `Custom booth request: ${sender}`,
    preview: allSides(request, 'feet') ?? 'The size is still open',
    title: `${sender} requested a custom booth`,
    blocks: [
      paragraph('We promised a custom proposal within 24 hours.'),
      customBoothRows(request),
      contactRows(request),
    ],
  });
}
