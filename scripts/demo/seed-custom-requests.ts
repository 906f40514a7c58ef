import type { Firestore } from 'firebase-admin/firestore';
import { CUSTOM_REQUESTS } from '../../src/domain/records/custom-requests.ts';
import { customRequestSchema } from '../../src/domain/schemas/custom-request.ts';
import { DEMO_CUSTOM_REQUESTS } from './custom-requests.ts';

const HOUR_MS = 3_600_000;

/**
 * Stores a few custom booth requests, as if visitors had sent them in the days before `now`. Sends no mail.
 * @throws ZodError if a visitor could not have sent one of them
 */
export async function seedCustomRequests(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  DEMO_CUSTOM_REQUESTS.forEach((request, index) => {
    batch.set(db.doc(CUSTOM_REQUESTS.path(`demo-request-${index + 1}`)), {
      ...customRequestSchema.parse(request),
      created_at: new Date(now.getTime() - (index * 31 + 5) * HOUR_MS),
    });
  });
  await batch.commit();
}
