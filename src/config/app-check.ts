/** Content-Security-Policy of pages with forms, in builds with a reCAPTCHA Enterprise key. */
import type { AstroGlobal } from 'astro';

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Returns the public key of reCAPTCHA Enterprise, from PUBLIC_APP_CHECK_SITE_KEY; null without one. */
export function appCheckSiteKey(env: Record<string, string | undefined>): string | null {
  const key = env['PUBLIC_APP_CHECK_SITE_KEY']?.trim();
  if (!key) return null;
  if (!/^[\w-]+$/.test(key)) throw new Error('PUBLIC_APP_CHECK_SITE_KEY is not a reCAPTCHA Enterprise key.');
  if (!env['PUBLIC_FIREBASE_APP_ID']?.trim()) {
    throw new Error('PUBLIC_APP_CHECK_SITE_KEY also needs PUBLIC_FIREBASE_APP_ID (docs/operate.md).');
  }
  return key;
}

/** Lets a page load reCAPTCHA and get App Check tokens, if the build has a key. */
export function allowAppCheck(csp: AstroGlobal['csp'], siteKey: string | null): void {
  if (!siteKey) return;
  csp?.insertDirective(`connect-src 'self' https://content-firebaseappcheck.googleapis.com ${RECAPTCHA}`);
  csp?.insertDirective(`frame-src ${RECAPTCHA} https://recaptcha.google.com/recaptcha/`);
  for (const source of ["'self'", RECAPTCHA, 'https://www.gstatic.com/recaptcha/']) {
    csp?.insertScriptResource(source);
  }
}
