import { quoteRequestSchema } from '../../../src/domain/schemas/quote-request.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideQuote } from './send-quote.ts';

/** The part of a network's requests, and of the team's mails, that may be of this kind. */
const SHARE = 1;

/** POST /api/send-quote: stores the quote at our own prices and tells the team. */
export function sendQuoteRoute({ db, settings }: ApiDependencies): VisitorPost<typeof quoteRequestSchema> {
  const mostMails = Math.ceil(settings.totalRequestsPerHour * SHARE);
  return {
    name: 'send-quote',
    schema: quoteRequestSchema,
    share: SHARE,
    hasTrap: true,
    work: (request, now) => ({
      decide: (transaction) => decideQuote(transaction, { db, settings, now, mostMails }, request),
    }),
  };
}
