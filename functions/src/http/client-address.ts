import { isIPv6 } from 'node:net';

/**
 * The caller's network address, from what the proxies in front of us say.
 * A client may send any X-Forwarded-For; proxies append to it. So only the last `trustedProxies` entries count, and the
 * first of those is the caller as the outermost trusted proxy saw it. With 0 the header is not read at all.
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
    .filter((entry) => entry !== '');
  return entries.at(-trustedProxies) ?? entries[0] ?? socket;
}

/**
 * What one caller can be told by: the address itself, of an IPv6 address the first 64 bits, since whoever has one has
 * all that begin like it. An IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
