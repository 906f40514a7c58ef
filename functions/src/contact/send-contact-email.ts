import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../src/domain/records/contact-messages.ts';
import { type ContactMessage, contactMessageSchema } from '../../../src/domain/schemas/contact-message.ts';
import { searchWords } from '../../../src/domain/search-words.ts';
import { searchedInMessage } from '../../../src/domain/searched-texts.ts';
import type { Decision } from '../http/idempotency.ts';
import type { ApiDependencies, VisitorPost } from '../http/visitor-post.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { teamMail } from '../mail-kit/team-mail.ts';
import type { Settings } from '../platform/params.ts';

/** Part of a network's requests, and of the team's mails, that may be of this kind. */
const SHARE = 1 / 4;

/** POST /api/send-contact-email: stores the message and mails it to the team; the visitor gets no mail. */
export function sendContactEmailRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof contactMessageSchema> {
  const mostMails = Math.ceil(settings.totalRequestsPerHour * SHARE);
  return {
    name: 'send-contact-email',
    schema: contactMessageSchema,
    share: SHARE,
    hasTrap: true,
    work: (message, now) => ({
      decide: () => decideContactMessage({ db, settings, now, mostMails }, message),
    }),
  };
}

/** Decides on a contact message: stores it, mails the team, answers 202. */
async function decideContactMessage(
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

const PREVIEW_LENGTH = 120;

/** Mails the team a message from the contact form. */
function contactMessageMail({ message, ...contact }: ContactMessage): RenderedMail {
  return renderMail({
    kind: 'contact-message',
    reply_to: contact.email,
    subject: `Contact message: ${contact.company}`,
    preview: message.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH),
    title: `${contact.company} sent a message`,
    blocks: [
      paragraph(message),
      contactRows(contact),
      paragraph('We promised a reply within 24 hours. An answer to this mail reaches the visitor.'),
    ],
  });
}
