/**
 * If App Check is required, a visitor's request needs a token that proves it comes from our site. Each token is valid
 * once (docs/decisions/0071-app-check.md).
 */
import { logEvent } from '../platform/logging.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { Problem } from './problem.ts';
import { unavailable } from './within-deadline.ts';

/** Verifies a token and consumes it; rejects with an `app-check/…` code. */
export type VerifyAppCheck = (token: string) => Promise<{ readonly alreadyConsumed?: boolean }>;

/** Error codes of an unacceptable token; other failures are not the token's fault. */
const BAD_TOKEN = /^app-check\/(?:invalid-argument|app-check-token-expired)$/;

/** Leaves enough time for the request itself. */
const PATIENCE_MS = 3_000;

/**
 * Admits a request with a valid, unused token. If reuse cannot be checked, admits it and logs the failure, since the
 * signature was valid.
 * @throws Problem `app-check-failed` without a valid token, `app-check-consumed`, or `unavailable` if the signing keys
 *   cannot be fetched
 */
export async function requireAppCheck(verify: VerifyAppCheck, token: string | undefined): Promise<void> {
  if (!token) throw new Problem('app-check-failed');
  const late = () => new Error('App Check did not answer');
  const { alreadyConsumed } = await withTimeout(verify(token), PATIENCE_MS, late).catch((error: unknown) => {
    const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
    if (cause?.code === 'key-fetch-error') throw unavailable();
    if (typeof code === 'string' && BAD_TOKEN.test(code)) throw new Problem('app-check-failed');
    logEvent('app-check-unreachable', { error });
    return { alreadyConsumed: false };
  });
  if (alreadyConsumed) throw new Problem('app-check-consumed');
}
