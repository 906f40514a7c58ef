import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CUSTOM_REQUESTS, type StoredCustomRequest } from '../../../src/domain/records/custom-requests.ts';
import type { CustomRequest } from '../../../src/domain/schemas/custom-request.ts';
import { searchWords } from '../../../src/domain/search-words.ts';
import { searchedInMessage } from '../../../src/domain/searched-texts.ts';
import type { Decision } from '../http/idempotency.ts';
import { teamMail } from '../mail-kit/team-mail.ts';
import type { Settings } from '../platform/params.ts';
import { customRequestMail } from './custom-request-mail.ts';

/** Decides on a custom booth request (lengths in feet): stored, told to the team, 202. The visitor gets no mail. */
export async function decideCustomRequest(
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
