/** The hourly limits of visitors' requests (docs/decisions/0055-limits-by-network.md). */
import type { Request } from 'express';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { KeyedRoute } from '../../../src/domain/api/api-route.ts';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { logEvent } from '../platform/logging.ts';
import type { Settings } from '../platform/params.ts';
import { clientAddress } from './client-address.ts';
import type { RequestWork } from './idempotency.ts';
import { Problem } from './problem.ts';
import { countNow, hiddenName, type Limited, rateLimits, requireQuota } from './rate-limit.ts';

/**
 * Maximum refusals, and unknown links, of a network per hour, as a multiple of its requests; higher than a search for a
 * free time needs.
 */
const REFUSALS_SHARE = 2;

export interface FurtherLimit {
  readonly name: string;
  readonly share: number;
}

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
  const limitsOf = await findCaller(request, { db, settings, now });
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
              decision.write?.(writer);
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
  { db, clock, settings }: Pick<QuotaContext, 'db'> & Partial<QuotaContext & { clock: () => Date }>,
  request: Request,
  find: () => Promise<T>,
): Promise<T> {
  try {
    return await find();
  } catch (error) {
    const now = clock?.();
    if (error instanceof Problem && error.status === 404 && now && settings) {
      const limitsOf = await findCaller(request, { db, settings, now });
      const perHour = Math.ceil(settings.requestsPerHour * REFUSALS_SHARE);
      const limits = await rateLimits(db, limitsOf({ route: 'unknown-link', perHour, now }));
      requireQuota('unknown-link', limits, await db.getAll(...limits.refs));
      await countNow(db, limits);
    }
    throw error;
  }
}

/** Different entries before a hop within an hour that make it a proxy. */
const MANY_ENTRIES = 5;
const HOUR_MS = 3_600_000;

/** Limit of all visitors of such a proxy together, as a multiple of one visitor's. */
const PROXY_SHARE = 10;

/** Returns the limits of one caller; all must hold. */
export type LimitsOf = (limit: Pick<Limited, 'route' | 'perHour' | 'now'>) => Limited[];

/**
 * Returns the limits of a request's caller (docs/decisions/0056-who-calls.md). Without a proxy that we do not know, that
 * is its network. Else it is the entry before the hop, which may be forged, and the hop: all its entries share ten times
 * the limit once many were seen, which is an alert. Until then they share one limit and a request for each entry, so
 * that the first ones pass.
 */
async function findCaller(
  request: Pick<Request, 'headers' | 'socket'>,
  { db, settings, now }: QuotaContext,
): Promise<LimitsOf> {
  const { address, before } = clientAddress(request, settings.trustedProxies);
  if (!before) return (limit) => [{ ...limit, address }];
  const isProxy = await isKnownProxy(db, address, before, now);
  return ({ perHour, ...limit }) => [
    { ...limit, perHour, address: before, behind: address },
    { ...limit, perHour: isProxy ? PROXY_SHARE * perHour : perHour + MANY_ENTRIES, address },
  ];
}

/** Notes an entry before a hop; true once many different ones came within an hour, until the day's secret ends. */
async function isKnownProxy(db: Firestore, hop: string, entry: string, now: Date): Promise<boolean> {
  const ref = db.doc(RATE_LIMITS.path(`hop_${await hiddenName(db, hop, now)}`));
  const { entries = {}, is_proxy } = RATE_LIMITS.read((await ref.get()).data() ?? {});
  if (is_proxy) return true;
  const name = await hiddenName(db, entry, now);
  const recent = Object.entries({ ...entries, [name]: now.getTime() }).filter(
    ([, at]) => at > now.getTime() - HOUR_MS,
  );
  const isProxy = recent.length >= MANY_ENTRIES;
  if (name in entries && !isProxy) return false;
  await ref.set({
    entries: Object.fromEntries(recent),
    ...(isProxy && { is_proxy: true }),
    expires_at: Timestamp.fromMillis(now.getTime() + 26 * HOUR_MS),
  });
  if (isProxy) logEvent('unlisted-proxy', { hop });
  return isProxy;
}
