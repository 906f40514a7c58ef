import type { Request, RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import type { AdminDependencies, IdToken } from '../http/serve.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { isConfirmed } from './admin-list.ts';

/** Error codes of an unacceptable token; any other failure is ours. */
const BAD_TOKEN =
  /^auth\/(?:argument-error|invalid-id-token|id-token-expired|id-token-revoked|user-disabled|user-not-found|tenant-id-mismatch)$/;

/**
 * Middleware that admits administrators: 401 `unauthenticated` without a valid, unrevoked ID token, 403 `forbidden` if
 * its account lacks the claim, a verified and listed address, or a record in `admins`. Its time counts toward the
 * route's deadline.
 */
export function requireAdmin(dependencies: AdminDependencies): RequestHandler {
  return async (request, response, next) => {
    const since = performance.now();
    const token = await withinDeadline(async () => {
      const confirmed = await readConfirmed(dependencies, request);
      const isAdmin = confirmed['admin'] === true && (await dependencies.hasRecord(confirmed.uid));
      if (!isAdmin) throw new Problem('forbidden');
      return confirmed;
    });
    response.locals['guardMs'] = performance.now() - since;
    response.locals['adminId'] = token.uid;
    response.locals['adminEmail'] = token.email?.toLowerCase();
    next();
  };
}

/** Reads the caller's ID token. @throws Problem 401 `unauthenticated`, or 403 `forbidden` if not verified and listed */
export async function readConfirmed(
  { verifyIdToken, admins }: AdminDependencies,
  request: Request,
): Promise<IdToken> {
  const [, sent] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.get('Authorization') ?? '') ?? [];
  if (!sent) throw unauthenticated();
  const token = await verifyIdToken(sent).catch((error: { code?: unknown }) => {
    throw BAD_TOKEN.test(String(error.code)) ? unauthenticated() : error;
  });
  if (!isConfirmed({ email: token.email, emailVerified: token.email_verified }, admins())) {
    throw new Problem('forbidden');
  }
  return token;
}

function unauthenticated(): Problem {
  return new Problem('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
}
