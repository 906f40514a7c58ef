/**
 * The public origin of the site, without a trailing slash: canonical links, Open Graph and JSON-LD need it absolute.
 * Taken from `SITE_URL`; throws on a value that is not an http(s) URL, so that a typo fails the build.
 */
export function siteUrl(env: Record<string, string | undefined>): string {
  const value = env.SITE_URL?.trim() || 'https://booth.example';
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL must be a full address such as https://www.example.com, but is "${value}".`);
  }
  return url.origin;
}
