import type { ToastMessage } from '../../components/toast-store.ts';
import { recordIn } from '../../lib/json-record.ts';
import { authFailure, NOT_LISTED } from './auth-failure.ts';

/** Longest wait, so that a typing error is reported soon even if the server is slow. */
const PATIENCE_MS = 8_000;

/** The provider's codes for any wrong pair, which do not reveal whether the address has an account. */
const HIDING = ['auth/invalid-credential', 'auth/invalid-login-credentials'];

/**
 * The toast for a sign-in that failed. Where the provider hides whether the address exists, the server says whether it
 * may sign in: a stranger is refused as one. If it says nothing, the provider's message stands.
 */
export async function signInFailure(error: unknown, email: string): Promise<Omit<ToastMessage, 'id'>> {
  const { code = '' } = error as { code?: string };
  return HIDING.includes(code) && (await isStranger(email)) ? NOT_LISTED : authFailure(error);
}

async function isStranger(email: string): Promise<boolean> {
  try {
    const response = await fetch('/api/sign-in-standing', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok && recordIn(await response.text())['listed'] === false;
  } catch {
    return false;
  }
}
