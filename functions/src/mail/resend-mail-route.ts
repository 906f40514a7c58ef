import type { RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import { type ResendDependencies, resendMail } from './resend-mail.ts';

const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** POST /api/admin/mail/:id/resend: 202 once the mail is in the queue again. */
export function resendMailRoute(dependencies: ResendDependencies): RequestHandler {
  return async (request, response) => {
    const id = String(request.params['id']);
    if (!DOCUMENT_ID.test(id)) throw new Problem('not-found');
    await resendMail(dependencies, id);
    response.status(202).json({ success: true });
  };
}
