import { mailboxKey } from '../../../src/domain/mailbox-key.ts';
import { quoteRequestSchema } from '../../../src/domain/schemas/quote-request.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideQuote } from './send-quote.ts';

/** The part of a network's requests, and of the team's mails, that may be of this kind. */
const SHARE = 1;

/** Receipts an hour, by network and by address: the address may be a stranger's. */
const RECEIPTS_BY_NETWORK = 3;
const RECEIPTS_BY_ADDRESS = 1;

/** POST /api/send-quote: stores the quote at our own prices and tells the team. */
export function sendQuoteRoute({ db, settings }: ApiDependencies): VisitorPost<typeof quoteRequestSchema> {
  const mostMails = Math.ceil(settings.totalRequestsPerHour * SHARE);
  return {
    name: 'send-quote',
    schema: quoteRequestSchema,
    share: SHARE,
    hasTrap: true,
    work: (request, now, { address, key }) => {
      const receipt = { route: 'quote-receipt', address, key, perHour: RECEIPTS_BY_NETWORK, now };
      const mailbox = mailboxKey(request.contact.email);
      const receiptLimits = [receipt, { ...receipt, address: mailbox, perHour: RECEIPTS_BY_ADDRESS }];
      return {
        decide: (transaction) =>
          decideQuote(transaction, { db, settings, now, mostMails, receiptLimits }, request),
      };
    },
  };
}
