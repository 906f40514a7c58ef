import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../src/domain/records/contact-messages.ts';
import type { ContactMessage } from '../../../src/domain/schemas/contact-message.ts';
import type { Decision } from '../http/idempotency.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { contactMessageMail } from './contact-message-mail.ts';

/** Decides on a contact message: stored, mailed to the team, 202. The visitor gets no mail. */
export async function decideContactMessage(
  { db, settings, now }: { db: Firestore; settings: Settings; now: Date },
  message: ContactMessage,
): Promise<Decision> {
  const ref = db.collection(CONTACT_MESSAGES.name).doc();
  return {
    status: 202,
    body: { success: true },
    write: (writer) => {
      const stored: StoredContactMessage = { ...message, created_at: Timestamp.fromDate(now) };
      writer.create(ref, stored);
      addToOutbox(writer, db, now, { ...contactMessageMail(message), to: settings.teamEmail });
    },
  };
}
