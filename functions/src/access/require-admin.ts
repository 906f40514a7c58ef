import type { Request, RequestHandler, Response } from 'express';
import { Problem } from '../http/problem.ts';
import { isListed } from './admin-list.ts';

/** What an ID token says about the account that it was made for. */
export interface IdToken {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly [claim: string]: unknown;
}

export interface GuardDependencies {
  /** Verifies signature, age and that the session was not revoked; rejects with an `auth/…` code. */
  readonly verifyIdToken: (token: string) => Promise<IdToken>;
  /** Addresses of the administrators, in lower case. */
  readonly admins: () => ReadonlySet<string>;
}

/** Codes of tokens that will not do; any other failure is ours. */
const BAD_TOKEN =
  /^auth\/(?:argument-error|invalid-id-token|id-token-expired|id-token-revoked|user-disabled|user-not-found|tenant-id-mismatch)$/;

/**
 * Middleware that lets administrators through: 401 `unauthenticated` without a valid, unrevoked ID token, 403
 * `forbidden` if its account lacks the claim, a verified address or a place on the list.
 */
export function requireAdmin({ verifyIdToken, admins }: GuardDependencies): RequestHandler {
  return async (request, response, next) => {
    const token = await verified(verifyIdToken, request);
    const isAdmin =
      token['admin'] === true && token.email_verified === true && isListed(token.email, admins());
    if (!isAdmin) throw new Problem('forbidden');
    response.locals['adminId'] = token.uid;
    next();
  };
}

/** The administrator whom `requireAdmin` has let through. */
export function adminIdOf(response: Response): string {
  return String(response.locals['adminId']);
}

async function verified(verify: GuardDependencies['verifyIdToken'], request: Request): Promise<IdToken> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.get('Authorization') ?? '') ?? [];
  if (!token) throw unauthenticated();
  try {
    return await verify(token);
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'string' && BAD_TOKEN.test(code) ? unauthenticated() : error;
  }
}

function unauthenticated(): Problem {
  return new Problem('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
}
