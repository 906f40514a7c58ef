import type { RequestHandler } from 'express';
import { type GuardDependencies, readConfirmed } from './require-admin.ts';

export interface InvitationDependencies extends GuardDependencies {
  /** Makes the account of this address an administrator's, and mails the link that sets its password. */
  readonly invite: (email: string) => Promise<void>;
}

/**
 * POST /api/admin/invitation, for an account that was made on the sign-up page: answers 200 `{success, sent}`. Its address
 * has been confirmed, but by whom its password was chosen is not known; so it is asked for once more, through the
 * mailbox. `sent` is false for who has been invited already: signing in again is all that is missing.
 */
export function invitationRoute(dependencies: InvitationDependencies): RequestHandler {
  return async (request, response) => {
    const { uid, email = '' } = await readConfirmed(dependencies, request);
    const sent = !(await dependencies.hasRecord(uid));
    if (sent) await dependencies.invite(email);
    response.json({ success: true, sent });
  };
}
