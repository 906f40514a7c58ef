import { contactMessageSchema } from '../../../src/domain/schemas/contact-message.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideContactMessage } from './send-contact-email.ts';

/** The part of a network's requests, and of the team's mails, that may be of this kind. */
const SHARE = 1 / 4;

/** POST /api/send-contact-email: stores the message and mails it to the team; the visitor gets no mail. */
export function sendContactEmailRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof contactMessageSchema> {
  const mostMails = Math.ceil(settings.totalRequestsPerHour * SHARE);
  return {
    name: 'send-contact-email',
    schema: contactMessageSchema,
    share: SHARE,
    hasTrap: true,
    work: (message, now) => ({
      decide: () => decideContactMessage({ db, settings, now, mostMails }, message),
    }),
  };
}
