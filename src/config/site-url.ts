import { isDemoProject } from './local-site.ts';

/** Default address of a local stack. */
const LOCAL = 'http://localhost:5050';

/**
 * Returns the site's public origin, without a trailing slash, for canonical links, Open Graph and JSON-LD. From
 * `SITE_URL`; emulated projects have a default. Throws if it is missing or not an http(s) URL, so that a typo fails the
 * build.
 */
export function siteUrl(env: Record<string, string | undefined>): string {
  const value = env.SITE_URL?.trim() || (isDemoProject(env.PUBLIC_FIREBASE_PROJECT_ID) ? LOCAL : '');
  if (!value) {
    throw new Error('SITE_URL is missing: put the public address into functions/.env, see docs/build.md.');
  }
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL must be a full address such as https://www.acme.com, but is "${value}".`);
  }
  return url.origin;
}
