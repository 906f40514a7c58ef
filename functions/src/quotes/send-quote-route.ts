import { quoteRequestSchema } from '../../../src/domain/schemas/quote-request.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideQuote } from './send-quote.ts';

/** POST /api/send-quote: stores the quote at our own prices and tells the team. */
export function sendQuoteRoute({ db, settings }: ApiDependencies): VisitorPost<typeof quoteRequestSchema> {
  return {
    name: 'send-quote',
    schema: quoteRequestSchema,
    share: 1,
    work: (request, now) => ({
      decide: (transaction) => decideQuote(transaction, { db, settings, now }, request),
    }),
  };
}
