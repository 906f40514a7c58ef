import { isDemoProject } from './local-site.ts';

/** Default address of a local stack. */
const LOCAL = 'http://localhost:5050';

/**
 * The public origin of the site, without a trailing slash: canonical links, Open Graph and JSON-LD need it absolute.
 * Taken from `SITE_URL`; only an emulated project has one without it. Throws when it is missing, and on a value that is
 * not an http(s) URL, so that a typo fails the build.
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
