import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Sources of the requests that Firebase Hosting forwards to a function (docs/decisions/0056-who-calls.md): Google's
 * addresses that no customer can have, its proxies, and Fastly, which runs Hosting's CDN.
 */
const NETWORKS = [
  // Google's own: goog.json without cloud.json, both at https://www.gstatic.com/ipranges/
  '8.8.4.0/24 8.8.8.0/24 64.233.160.0/19 66.22.228.0/23 66.102.0.0/20 66.249.64.0/19 70.32.128.0/19 72.14.192.0/18',
  '74.125.0.0/16 108.170.192.0/18 108.177.0.0/17 142.250.0.0/15 172.217.0.0/16 172.253.0.0/16 173.194.0.0/16',
  '192.178.0.0/15 193.186.4.0/24 207.223.160.0/20 209.85.128.0/17 216.58.192.0/19 216.239.32.0/19 216.252.220.0/22',
  '2001:4860::/32 2404:6800::/32 2607:f8b0::/32 2800:3f0::/32 2a00:1450::/32 2c0f:fb50::/32',
  // Google's proxies in front of functions
  '34.96.0.0/20 34.127.192.0/18 35.191.0.0/16 130.211.0.0/22 2600:2d00:1::/48',
  // Fastly: https://api.fastly.com/public-ip-list
  '23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20 140.248.64.0/18',
  '140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17 167.82.128.0/20 167.82.160.0/20',
  '167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21 199.232.0.0/16 2a04:4e40::/32 2a04:4e42::/32',
  // Private networks, which visitors cannot come from
  '10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7 fe80::/10',
];

const blocks = new BlockList();
for (const network of NETWORKS.join(' ').split(' ')) {
  const [address = '', bits] = network.split('/');
  blocks.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

export interface Origin {
  /** The caller's address as far as it is proven: the last hop that is not the CDN's. */
  readonly address: string;
  /** The public address that this hop names as its own caller, if any: proven only if the hop is a proxy. */
  readonly before?: string;
}

/** True if an address belongs to the CDN rather than a visitor. */
export function isOfCdn(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && blocks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns the caller's network address as seen by the proxies in front of the server, and the entry before it
 * (docs/decisions/0056-who-calls.md). A client may send any X-Forwarded-For; each proxy appends the address it sees.
 * So the last entry is the caller, unless it is the CDN's own: then it is the one before. Earlier entries are
 * unproven.
 * @param trustedProxies maximum number of proxies among the last entries: with 1 the last entry always counts as the
 *   caller, with 0 the header is not read
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  trustedProxies: number,
): Origin {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies <= 0) return { address: socket };
  const entries = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .slice(-trustedProxies);
  const index = entries.findLastIndex((entry) => !isOfCdn(entry));
  const before = entries[index - 1];
  const address = entries[Math.max(0, index)] ?? socket;
  return before && isIP(before) !== 0 && !isOfCdn(before) ? { address, before } : { address };
}

/**
 * Returns the networks that identify a caller, narrowest first: an IPv4 address; for IPv6 the first 64 bits, which
 * belong to one customer, and the first 48, which a customer can get on request. IPv4-mapped IPv6 addresses count as
 * IPv4.
 */
export function networksOf(address: string): readonly string[] {
  if (isIP(address) === 0) return [address];
  // Reads IPv4-mapped addresses as IPv4, and no zone, whose form `isIP` does not check
  const parsed = ipaddr.process(address.replace(/%.*$/, ''));
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()];
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return [`${network.join(':')}::/64`, `${network.slice(0, 3).join(':')}::/48`];
}
