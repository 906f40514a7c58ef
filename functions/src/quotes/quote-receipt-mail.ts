import { brand } from '../../../src/config/brand.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { safeName } from '../../../src/domain/strangers-words.ts';
import { type MailContent, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import {
  type BoothPicture,
  boothPicture,
  customBoothRows,
  linkToQuote,
  quoteForVisitor,
  quoteSummary,
} from '../mail-kit/quote-rows.ts';

/** To the visitor: a copy of a quote that was sent without a meeting, and the link to it. */
export function quoteReceiptMail(
  full: QuoteSubmission,
  { siteUrl, picture }: { siteUrl: string; picture: BoothPicture | null },
): RenderedMail {
  const quote = quoteForVisitor(full);
  const name = safeName(full.contact.name) ?? '';
  const content: MailContent = {
    preview: quote.show_name,
    title: 'Your booth quote',
    blocks: [
      {
        kind: 'paragraph',
        text: `${['Hello', name].filter(Boolean).join(' ')},\nYour quote has reached us. We write to you within 24 hours to arrange a time for the kickoff call.`,
      },
      ...boothPicture(siteUrl, picture),
      quoteSummary(quote),
      ...(quote.custom_design ? [customBoothRows(quote.custom_design)] : []),
      ...linkToQuote(siteUrl, quote),
      {
        kind: 'paragraph',
        text: 'The final price may vary with venue services, electrical requirements, rigging and drayage fees; a confirmed proposal follows the kickoff call.',
      },
      {
        kind: 'paragraph',
        text: `Not your quote? Somebody entered your address by mistake, and you can ignore this mail. If you have a question, answer it or call ${brand.phone}.`,
      },
    ],
  };
  return {
    kind: 'quote-receipt',
    subject: `Your booth quote from ${brand.name}`,
    ...renderMail(content),
  };
}
