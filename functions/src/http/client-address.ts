import { isIPv6 } from 'node:net';
import { isOfCdn } from './cdn-networks.ts';

/**
 * The caller's network address, from what the proxies in front of us say (docs/decisions/0056-who-calls.md).
 * A client may send any X-Forwarded-For; each proxy appends whom it sees. So the last entry is the caller, unless it is
 * the CDN's own: then it is the one before, as the CDN saw it. What stands before the caller is the caller's own claim.
 * @param trustedProxies how many entries at the end may be proxies': with 1 the last one counts whatever it is, with 0
 * the header is not read at all
 */
export function clientAddress(
  request: { headers: { [name: string]: string | string[] | undefined }; remoteAddress: string | undefined },
  trustedProxies: number,
): string {
  const socket = request.remoteAddress ?? 'unknown';
  if (trustedProxies <= 0) return socket;
  const entries = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .slice(-trustedProxies);
  return entries.findLast((entry) => !isOfCdn(entry)) ?? entries[0] ?? socket;
}

/**
 * Returns the networks that identify a caller, narrowest first: an IPv4 address; of an IPv6 address the first
 * 64 bits, since one customer has them all, and the first 48, which a customer gets on request. An
 * IPv4-mapped IPv6 address counts as IPv4.
 */
export function networksOf(address: string): readonly string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return [mapped];
  if (!isIPv6(address)) return [address];
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return [`${network.join(':')}::/64`, `${network.slice(0, 3).join(':')}::/48`];
}
