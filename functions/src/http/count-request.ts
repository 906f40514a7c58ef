import type { Request } from 'express';
import { clientAddress } from './client-address.ts';
import { rateLimits } from './rate-limit.ts';
import { type ApiDependencies, countNow, requireQuota } from './visitor-post.ts';

export type CountDependencies = Pick<ApiDependencies, 'db' | 'clock' | 'settings'>;

/**
 * Counts a request that has no idempotency key against its network's limit. Simultaneous requests may exceed the limit
 * a little.
 * @param share of a network's hourly requests
 * @throws Problem `rate-limited` with Retry-After
 */
export async function countRequest(
  { db, clock, settings }: CountDependencies,
  request: Request,
  { route, share }: { readonly route: string; readonly share: number },
): Promise<void> {
  const address = clientAddress(request, settings.trustedProxies);
  const perHour = Math.ceil(settings.requestsPerHour * share);
  const limits = await rateLimits(db, [{ route, address, perHour, now: clock() }]);
  requireQuota(route, limits, await db.getAll(...limits.refs));
  await countNow(db, limits);
}
