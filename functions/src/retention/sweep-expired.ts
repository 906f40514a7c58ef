import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { IDEMPOTENCY_KEYS } from '../../../src/domain/records/idempotency-keys.ts';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { logEvent } from '../platform/logging.ts';
import { deleteAll } from './delete-all.ts';

/**
 * Deletes expired rate-limit counters, their secrets, and remembered answers. Firestore's own TTL may take a
 * day longer, and the privacy page says 'about two hours'.
 */
export async function sweepExpired(db: Firestore, now: Date): Promise<Record<string, number>> {
  const until = Timestamp.fromDate(now);
  const limits = db.collection(RATE_LIMITS.name).where('expires_at', '<=', until).orderBy('expires_at');
  const keys = db.collection(IDEMPOTENCY_KEYS.name).where('expires_at', '<=', until).orderBy('expires_at');
  const counts = {
    [RATE_LIMITS.name]: await deleteAll(db, limits),
    [IDEMPOTENCY_KEYS.name]: await deleteAll(db, keys),
  };
  if (Object.values(counts).some((count) => count > 0)) logEvent('records-swept', counts);
  return counts;
}
