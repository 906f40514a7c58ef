/** Loaded just before something is sent, and only if the build has a public key of reCAPTCHA Enterprise. */
import { getLimitedUseToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';

const PATIENCE_MS = 8_000;

const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(String(import.meta.env.APP_CHECK_SITE_KEY)),
  isTokenAutoRefreshEnabled: false,
});

/** Returns the header with a single-use token; no header if no token can be fetched, which the server may refuse. */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No App Check token in time')), PATIENCE_MS);
  });
  try {
    const { token } = await Promise.race([getLimitedUseToken(appCheck), late]);
    return { 'X-Firebase-AppCheck': token };
  } catch (error) {
    console.warn('No App Check token', error);
    return {};
  }
}
