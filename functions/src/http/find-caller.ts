/** Tells visitors behind a proxy apart that the list of the CDN's networks lacks (docs/decisions/0056-who-calls.md). */
import type { Request } from 'express';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { RATE_LIMITS } from '../../../src/domain/records/rate-limits.ts';
import { logEvent } from '../platform/logging.ts';
import { clientAddress } from './client-address.ts';
import { hiddenName, type Limited } from './rate-limit.ts';

/** Different entries before a hop within an hour that make it a proxy. */
const MANY_ENTRIES = 5;
const HOUR_MS = 3_600_000;

/** Limit of all visitors of such a proxy together, as a multiple of one visitor's. */
const PROXY_SHARE = 10;

/** Returns the limits of one caller; all must hold. */
export type LimitsOf = (limit: Pick<Limited, 'route' | 'perHour' | 'now'>) => Limited[];

interface CallerContext {
  readonly db: Firestore;
  readonly now: Date;
  readonly trustedProxies: number;
}

/**
 * Returns the limits of a request's caller. Without a proxy that we do not know, that is its network. Else it is the entry
 * before the hop, which may be forged, and the hop: all its entries share ten times the limit once many of them were
 * seen, which is an alert. Until then they share one limit and a request for each entry, so that the first ones pass.
 */
export async function findCaller(
  request: Pick<Request, 'headers' | 'socket'>,
  { db, now, trustedProxies }: CallerContext,
): Promise<LimitsOf> {
  const { address, before } = clientAddress(request, trustedProxies);
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
