import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../src/domain/records/contact-messages.ts';
import type { ContactMessage } from '../../../src/domain/schemas/contact-message.ts';
import { searchWords } from '../../../src/domain/search-words.ts';
import { searchedInMessage } from '../../../src/domain/searched-texts.ts';
import type { Decision } from '../http/idempotency.ts';
import { teamMail } from '../mail-kit/team-mail.ts';
import type { Settings } from '../platform/params.ts';
import { contactMessageMail } from './contact-message-mail.ts';

/** Decides on a contact message: stored, told to the team, 202. The visitor gets no mail. */
export async function decideContactMessage(
  { db, settings, now, mostMails }: { db: Firestore; settings: Settings; now: Date; mostMails: number },
  message: ContactMessage,
): Promise<Decision> {
  const tellTeam = await teamMail(db, now, { collection: CONTACT_MESSAGES.name, mostMails });
  const ref = db.collection(CONTACT_MESSAGES.name).doc();
  return {
    status: 202,
    body: { success: true },
    write: (writer) => {
      const stored: StoredContactMessage = {
        ...message,
        created_at: Timestamp.fromDate(now),
        search_words: searchWords(searchedInMessage(message)),
      };
      writer.create(ref, stored);
      tellTeam(writer, { ...contactMessageMail(message), to: settings.teamEmail });
    },
  };
}
