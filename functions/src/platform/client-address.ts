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
