import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Settings } from '../platform/params.ts';
import { clientAddress } from './client-address.ts';

/** Request header with the operator's key, and response header with the address that rate limits see. */
const KEY_HEADER = 'X-Echo-Key';
export const CALLER_HEADER = 'X-Caller-Address';

/** A shorter key is none. */
const LEAST_KEY = 20;

/**
 * Returns the caller's address as we see it, for holders of the deployment's key, so that operators can check
 * the proxies in front (docs/decisions/0100-no-defaults.md). Undefined for everyone else.
 */
export function echoedCaller(
  request: Request,
  { echoKey, trustedProxies }: Pick<Settings, 'echoKey' | 'trustedProxies'>,
): string | undefined {
  const given = request.get(KEY_HEADER);
  if (!given || echoKey.length < LEAST_KEY || !isSame(given, echoKey)) return undefined;
  return clientAddress(
    { headers: request.headers, remoteAddress: request.socket.remoteAddress },
    trustedProxies,
  );
}

/** Compares without telling by the time it takes how much is right. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
