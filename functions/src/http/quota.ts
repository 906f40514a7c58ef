/** The hourly limits of visitors' requests (docs/decisions/0055-limits-by-network.md). */
import type { Request } from 'express';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { KeyedRoute } from '../../../src/domain/api/api-route.ts';
import { logEvent } from '../platform/logging.ts';
import type { Settings } from '../platform/params.ts';
import { findCaller, type LimitsOf } from './find-caller.ts';
import type { RequestWork } from './idempotency.ts';
import { Problem } from './problem.ts';
import { countNow, rateLimits, requireQuota } from './rate-limit.ts';

/** Maximum refusals per hour, as a multiple of a network's requests; higher than a search for a free time needs. */
const REFUSALS_SHARE = 2;

/** Maximum unknown links of a network per hour, as a multiple of its requests. */
const UNKNOWN_LINKS_SHARE = 2;

export interface FurtherLimit {
  readonly name: string;
  readonly share: number;
}

/** The limits of a request. */
interface Quota {
  /** Counters to read for `require`, in this order. */
  readonly refs: readonly DocumentReference[];
  readonly limitsOf: LimitsOf;
  /** @throws Problem `rate-limited` */
  readonly require: (counters: readonly DocumentSnapshot[]) => {
    /** Counts the request in its own transaction. Checks the counters again after a conflict. */
    readonly limited: (work: RequestWork) => RequestWork;
    readonly countRefusal: () => Promise<void>;
  };
}

/** Administrators have no limits. */
export const NO_QUOTA: Quota = {
  refs: [],
  limitsOf: () => [],
  require: () => ({ limited: (work) => work, countRefusal: async () => undefined }),
};

interface QuotaContext {
  readonly db: Firestore;
  readonly settings: Pick<Settings, 'requestsPerHour' | 'trustedProxies'>;
  readonly now: Date;
}

/** Returns the limits of a visitor's request: its route's share, maybe a further one, and the refusals. */
export async function quotaOf(
  { name, share }: KeyedRoute,
  request: Request,
  { db, settings, now }: QuotaContext,
  further: FurtherLimit | null = null,
): Promise<Quota> {
  const limitsOf = await findCaller(request, { db, now, trustedProxies: settings.trustedProxies });
  const of = (route: string, part: number) =>
    limitsOf({ route, perHour: Math.ceil(settings.requestsPerHour * part), now });
  const limits = await rateLimits(db, [
    ...of(name, share ?? 1),
    ...(further ? of(further.name, further.share) : []),
  ]);
  const refusals = await rateLimits(db, of('refused', REFUSALS_SHARE));
  return {
    refs: [...limits.refs, ...refusals.refs],
    limitsOf,
    require: (counters) => {
      let counted = counters.slice(0, limits.refs.length);
      requireQuota(name, limits, counted);
      requireQuota('refused', refusals, counters.slice(limits.refs.length));
      return {
        limited: ({ decide, conflict, ...others }) => ({
          ...others,
          decide: async (transaction, nth) => {
            const decision = await decide(transaction, nth);
            const write: typeof decision.write = (writer) => {
              decision.write(writer);
              if (decision.status < 300) limits.count(writer, counted);
            };
            return { ...decision, write };
          },
          conflict: async () => {
            const problem = await conflict?.();
            if (problem) return problem;
            counted = await db.getAll(...limits.refs);
            requireQuota(name, limits, counted);
            return null;
          },
        }),
        // A failure does not replace the answer, which is stored by then
        countRefusal: () =>
          countNow(db, refusals).catch((error: unknown) =>
            logEvent('refusal-not-counted', { route: name, error }),
          ),
      };
    },
  };
}

/**
 * Returns what `find` finds behind the request's link. Only links that open nothing are counted, after they were looked
 * up: one that opens always does, whatever others behind the same address ask for.
 * @throws Problem `rate-limited` in place of a 404 once the network asked for too many
 */
export async function behindLink<T>(
  {
    db,
    clock,
    settings,
  }: Pick<QuotaContext, 'db'> & Partial<Pick<QuotaContext, 'settings'> & { readonly clock: () => Date }>,
  request: Request,
  find: () => Promise<T>,
): Promise<T> {
  try {
    return await find();
  } catch (error) {
    const now = clock?.();
    if (error instanceof Problem && error.status === 404 && now && settings) {
      const limitsOf = await findCaller(request, { db, now, trustedProxies: settings.trustedProxies });
      const perHour = Math.ceil(settings.requestsPerHour * UNKNOWN_LINKS_SHARE);
      const limits = await rateLimits(db, limitsOf({ route: 'unknown-link', perHour, now }));
      requireQuota('unknown-link', limits, await db.getAll(...limits.refs));
      await countNow(db, limits);
    }
    throw error;
  }
}
