import { type Firestore, Timestamp } from 'firebase-admin/firestore';
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
  const ref = db.collection('contact_messages').doc();
  return {
    status: 202,
    body: { success: true },
    write: (writer) => {
      writer.create(ref, { ...message, created_at: Timestamp.fromDate(now) });
      addToOutbox(writer, db, now, { ...contactMessageMail(message), to: settings.teamEmail });
    },
  };
}
