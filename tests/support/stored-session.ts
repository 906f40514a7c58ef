/** A session as the browser stores it, made without the sign-in form. */
import type { BrowserContext } from '@playwright/test';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { claimsOf, signIn } from './accounts.ts';

const { siteUrl } = testStackAddresses();

export type StoredSession = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** The SDK's storage key for the session, by the API key of a local stack and the app's name. */
const KEY = 'firebase:authUser:local:[DEFAULT]';

/** Signs in with the provider, including blocking functions, and returns what the SDK would store. */
export async function createStoredSession(email: string, password: string): Promise<StoredSession> {
  const { idToken, refreshToken, localId, error } = await signIn(email, password);
  if (!idToken) throw new Error(`${email} cannot sign in: ${error}`);
  const { exp, email_verified } = claimsOf(idToken);
  const user = {
    uid: localId,
    email,
    emailVerified: email_verified === true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Number(exp) * 1000 },
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  const localStorage = [{ name: KEY, value: JSON.stringify(user) }];
  return { cookies: [], origins: [{ origin: new URL(siteUrl).origin, localStorage }] };
}
