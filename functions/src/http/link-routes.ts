/** Routes of the pages behind links: a header has the link's token, and no one keeps the answers. */
import type { Request, RequestHandler } from 'express';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { BodyRoute } from '../../../src/domain/api/api-route.ts';
import { findCaller } from './find-caller.ts';
import type { Decision } from './idempotency.ts';
import { Problem } from './problem.ts';
import { countNow, rateLimits, requireQuota } from './rate-limit.ts';
import type { ApiDependencies, VisitorPost } from './visitor-post.ts';
import { withinDeadline } from './within-deadline.ts';

/** Maximum unknown links of a network per hour, as a multiple of its requests. */
const UNKNOWN_LINKS_SHARE = 2;

type LinkDependencies = Pick<ApiDependencies, 'db' | 'clock' | 'settings'>;

/**
 * Returns what `find` finds behind the request's link. Only links that open nothing are counted, after they were looked
 * up: one that opens always does, whatever others behind the same address ask for.
 * @throws Problem `rate-limited` in place of a 404 once the network asked for too many
 */
export async function behindLink<T>(
  { db, clock, settings }: LinkDependencies,
  request: Request,
  find: () => Promise<T>,
): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Problem && error.status === 404) {
      const [now, { trustedProxies, requestsPerHour }] = [clock(), settings];
      const limitsOf = await findCaller(request, { db, now, trustedProxies });
      const perHour = Math.ceil(requestsPerHour * UNKNOWN_LINKS_SHARE);
      const limits = await rateLimits(db, limitsOf({ route: 'unknown-link', perHour, now }));
      requireQuota('unknown-link', limits, await db.getAll(...limits.refs));
      await countNow(db, limits);
    }
    throw error;
  }
}

/** Serves a GET: answers with what `work` returns for the token. */
export function linkGet(
  dependencies: LinkDependencies,
  header: string,
  work: (token: string, request: Request) => Promise<object>,
): RequestHandler {
  return async (request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const find = () => work(request.get(header) ?? '', request);
    response.json(await withinDeadline(() => behindLink(dependencies, request, find)));
  };
}

/** Returns a POST that is decided in a transaction. */
export function linkPost<Route extends BodyRoute>(
  { header, ...post }: { name: string; route: Route; header: string },
  decide: (
    transaction: Transaction,
    link: { token: string; now: Date },
    request: z.output<Route['body']>,
  ) => Promise<Decision>,
): VisitorPost<Route> {
  return {
    ...post,
    share: 1 / 2,
    credentialHeader: header,
    work: (request, now, { credential: token }) => ({
      decide: (transaction) => decide(transaction, { token, now }, request),
    }),
  };
}
