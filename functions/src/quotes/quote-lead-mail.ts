import { boothSizeLabel } from '../../../src/domain/catalogue.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { customBoothRows } from '../mail-kit/custom-booth-rows.ts';
import { inspirationRows } from '../mail-kit/inspiration-rows.ts';
import { type MailContent, renderHtml, renderText } from '../mail-kit/layout.ts';
import { meetingRows } from '../mail-kit/meeting-rows.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { quoteSummary } from '../mail-kit/quote-summary.ts';

/** To the team: a quote was requested; the booking of the meeting, if it succeeds, is a mail of its own. */
export function quoteLeadMail(quote: QuoteSubmission & { readonly id: string }): RenderedMail {
  const { contact, meeting } = quote;
  const content: MailContent = {
    preview: `${quote.show_name}, ${boothSizeLabel(quote.booth_size)}`,
    title: `${contact.company} requested a quote`,
    blocks: [
      contactRows(contact),
      quoteSummary(quote),
      ...inspirationRows(quote),
      ...(quote.custom_design ? [customBoothRows(quote.custom_design)] : []),
      { kind: 'rows', title: 'Details', rows: [{ label: 'Quote submission', value: quote.id }] },
      meetingRows({ startsAt: new Date(meeting.date), timeZone: meeting.timeZone }, 'team'),
      {
        kind: 'paragraph',
        text: 'This is the time that was asked for. It is booked only if a booking mail follows.',
      },
    ],
  };
  return {
    kind: 'quote-lead',
    reply_to: contact.email,
    subject: `New quote: ${contact.company}, ${quote.show_name}, ${boothSizeLabel(quote.booth_size)}`,
    html: renderHtml(content),
    text: renderText(content),
  };
}
