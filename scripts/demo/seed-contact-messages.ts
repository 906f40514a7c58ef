import type { Firestore } from 'firebase-admin/firestore';
import { CONTACT_MESSAGES } from '../../src/domain/records/contact-messages.ts';
import { contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { DEMO_CONTACT_MESSAGES } from './contact-messages.ts';

const HOUR_MS = 3_600_000;

/**
 * Stores a few contact messages, as if visitors had sent them in the days before `now`. Sends no mail.
 * @throws ZodError if a visitor could not have sent one of them
 */
export async function seedContactMessages(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  DEMO_CONTACT_MESSAGES.forEach((message, index) => {
    batch.set(db.doc(CONTACT_MESSAGES.path(`demo-message-${index + 1}`)), {
      ...contactMessageSchema.parse(message),
      created_at: new Date(now.getTime() - (index * 22 + 3) * HOUR_MS),
    });
  });
  await batch.commit();
}
