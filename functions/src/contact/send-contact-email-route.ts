import { contactMessageSchema } from '../../../src/domain/schemas/contact-message.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideContactMessage } from './send-contact-email.ts';

/** POST /api/send-contact-email: stores the message and mails it to the team; the visitor gets no mail. */
export function sendContactEmailRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof contactMessageSchema> {
  return {
    name: 'send-contact-email',
    schema: contactMessageSchema,
    share: 1 / 4,
    work: (message, now) => ({
      decide: () => decideContactMessage({ db, settings, now }, message),
    }),
  };
}
