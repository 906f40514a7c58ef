import type { RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import { isMailId } from './mail-id.ts';
import { type ResendDependencies, resendMail } from './resend-mail.ts';

/** POST /api/admin/mail/:id/resend: 202 once the mail is in the queue again. */
export function resendMailRoute(dependencies: ResendDependencies): RequestHandler {
  return async (request, response) => {
    const id = String(request.params['id']);
    if (!isMailId(id)) throw new Problem('not-found');
    await resendMail(dependencies, id);
    response.status(202).json({ success: true });
  };
}
