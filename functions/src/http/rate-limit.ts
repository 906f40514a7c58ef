/**
 * Requests an hour, counted in Firestore: for one address and for all callers of a route together
 * (docs/decisions/0011-rate-limiting.md).
 */
import { createHmac, randomBytes } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { logRateLimited } from '../platform/logging.ts';
import { networkOf } from './client-address.ts';
import { Problem } from './problem.ts';

const HOUR_MS = 3_600_000;
const ALREADY_EXISTS = 6;

export interface RateLimit {
  /** Most requests an hour from one address, and from all. */
  readonly perAddress: number;
  readonly total: number;
}

/**
 * Counts one request of `route` from `address`.
 * @throws Problem `rate-limited` with Retry-After when the hour's limit is passed
 */
export async function enforceRateLimit(
  db: Firestore,
  { route, address, limit, now }: { route: string; address: string; limit: RateLimit; now: Date },
): Promise<void> {
  const hour = now.toISOString().slice(0, 13);
  const caller = createHmac('sha256', await saltOfDay(db, now))
    .update(networkOf(address))
    .digest('hex')
    .slice(0, 32);
  const counters = [
    { scope: 'address', max: limit.perAddress, ref: db.doc(RATE_LIMITS.path(`${hour}_${route}_${caller}`)) },
    { scope: 'total', max: limit.total, ref: db.doc(RATE_LIMITS.path(`${hour}_${route}_all`)) },
  ] as const;

  const expires_at = Timestamp.fromMillis(now.getTime() + 2 * HOUR_MS);
  // One after the other: what is refused to one address must not use up what all others share
  for (const { scope, max, ref } of counters) {
    // A blind increment does not contend as a transaction on a shared counter would
    await ref.set({ count: FieldValue.increment(1), expires_at }, { merge: true });
    const count = Number((await ref.get()).get('count') ?? 0);
    if (count <= max) continue;
    logRateLimited(route, scope);
    const secondsLeft = Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000);
    throw new Problem('rate-limited', { headers: { 'Retry-After': String(secondsLeft) } });
  }
}

let known: { db: Firestore; day: string; salt: string } | undefined;

/** A random secret that lives for a day: with it gone, nobody can tell which address a counter was for. */
async function saltOfDay(db: Firestore, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.db === db && known.day === day) return known.salt;
  const ref = db.doc(RATE_LIMITS.path(`salt_${day}`));
  try {
    await ref.create({
      salt: randomBytes(32).toString('hex'),
      expires_at: Timestamp.fromMillis(now.getTime() + 26 * HOUR_MS),
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
  const salt = String((await ref.get()).get('salt'));
  known = { db, day, salt };
  return salt;
}
