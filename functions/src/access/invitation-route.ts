import type { RequestHandler } from 'express';
import { type GuardDependencies, readConfirmed } from './require-admin.ts';

export interface InvitationDependencies extends GuardDependencies {
  /** Makes the account of this address an administrator's, and mails the link that sets its password. */
  readonly invite: (email: string) => Promise<void>;
}

/**
 * POST /api/admin/invitation, for an account made on the sign-up page: answers 200 `{success, sent}`. Its
 * address is confirmed, but anyone may have chosen its password, so a link asks for a new one. `sent` is
 * false for accounts already invited: they only need to sign in again.
 */
export function invitationRoute(dependencies: InvitationDependencies): RequestHandler {
  return async (request, response) => {
    const { uid, email = '' } = await readConfirmed(dependencies, request);
    const sent = !(await dependencies.hasRecord(uid));
    if (sent) await dependencies.invite(email);
    response.json({ success: true, sent });
  };
}
