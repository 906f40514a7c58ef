/** Demo leads: messages of the contact form and requests of the custom-size form. Storing them sends no mail. */
import type { Firestore } from 'firebase-admin/firestore';
import { CONTACT_MESSAGES } from '../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../src/domain/records/custom-requests.ts';
import { contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { customRequestSchema } from '../../src/domain/schemas/custom-request.ts';
import { DEMO_CONTACT_MESSAGES, DEMO_CUSTOM_REQUESTS, demoSource } from './content.ts';

const HOUR_MS = 3_600_000;

/** Stores the leads as if sent in the days before `now`. Throws for one that a visitor could not send. */
export async function seedLeads(db: Firestore, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const batch = db.batch();
  DEMO_CONTACT_MESSAGES.forEach((message, index) => {
    batch.set(db.doc(CONTACT_MESSAGES.path(`demo-message-${index + 1}`)), {
      ...contactMessageSchema.parse(message),
      came_from: demoSource(index),
      created_at: hoursAgo(index * 22 + 3),
    });
  });
  DEMO_CUSTOM_REQUESTS.forEach((request, index) => {
    batch.set(db.doc(CUSTOM_REQUESTS.path(`demo-request-${index + 1}`)), {
      ...customRequestSchema.parse(request),
      came_from: demoSource(index + 1),
      created_at: hoursAgo(index * 31 + 5),
    });
  });
  await batch.commit();
}
