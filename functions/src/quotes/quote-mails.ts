import { brand } from '../../../src/config/brand.ts';
import { dealUrl } from '../../../src/domain/panel-links.ts';
import { boothSizeLabel, REPLY_WITHIN } from '../../../src/domain/quote/catalogue.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { greeting } from '../../../src/domain/visitor/strangers-words.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailBlock, openInPanel, paragraph, renderMail } from '../mail-kit/layout.ts';
import { meetingRows } from '../mail-kit/meeting-rows.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import {
  type BoothPicture,
  FINAL_PRICE_NOTE,
  linkToQuote,
  namedShow,
  quoteBlocks,
  quoteForVisitor,
  rushPrefix,
} from '../mail-kit/quote-rows.ts';

/** Mails the team a quote request. If there is no meeting, the team arranges one; a booking sends another mail. */
export function quoteLeadMail(
  quote: QuoteSubmission,
  { siteUrl, picture, end }: { siteUrl: string; picture: BoothPicture | null; end: readonly MailBlock[] },
): RenderedMail {
  const { contact, meeting } = quote;
  const subject = meeting ? 'New quote' : 'New quote, time to arrange';
  return renderMail({
    kind: 'quote-lead',
    reply_to: contact.email,
    subject: `${rushPrefix(quote)}${subject}: ${contact.company}, ${quote.show_name}, ${boothSizeLabel(quote.booth_size)}`,
    preview: `${quote.show_name}, ${boothSizeLabel(quote.booth_size)}`,
    title: `${contact.company} requested a quote`,
    blocks: [
      contactRows(contact),
      ...quoteBlocks(siteUrl, quote, picture),
      ...(quote.deal_id ? [openInPanel(dealUrl(siteUrl, quote.deal_id))] : []),
      ...linkToQuote(siteUrl, quote),
      ...meetingBlocks(quote),
      ...end,
    ],
  });
}

function meetingBlocks({ meeting, preferred_times }: QuoteSubmission): MailBlock[] {
  if (meeting) {
    return [
      meetingRows({ startsAt: new Date(meeting.date), timeZone: meeting.timeZone }, 'team'),
      paragraph('Requested time. It is not booked until a booking email follows.'),
    ];
  }
  const value = preferred_times.join('\n') || 'None given';
  return [
    { kind: 'rows', title: 'Meeting', rows: [{ label: 'Preferred times', value, strong: true }] },
    paragraph(`No meeting was booked. We promised to email within ${REPLY_WITHIN} to arrange one.`),
  ];
}

/** Mails the visitor a copy of a quote without a meeting, with a link to it. */
export function quoteReceiptMail(
  full: QuoteSubmission,
  { siteUrl, picture }: { siteUrl: string; picture: BoothPicture | null },
): RenderedMail {
  const quote = quoteForVisitor(full);
  return renderMail({
    kind: 'quote-receipt',
    subject: `Your booth quote from ${brand.name}`,
    preview: namedShow(quote),
    title: 'Your booth quote',
    blocks: [
      paragraph(
        `${greeting(full.contact.name)}\nWe received your quote. We'll email you within ${REPLY_WITHIN} to arrange a time for the kickoff call.`,
      ),
      ...quoteBlocks(siteUrl, quote, picture),
      ...linkToQuote(siteUrl, quote),
      FINAL_PRICE_NOTE,
      paragraph(
        `Not your quote? Someone entered your address by mistake, and you can ignore this email. If you have a question, reply to it or call ${brand.phone}.`,
      ),
    ],
  });
}
