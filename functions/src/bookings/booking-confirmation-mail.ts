import { brand } from '../../../src/config/brand.ts';
import { type MailContent, renderHtml, renderText } from '../mail-kit/layout.ts';
import { meetingTime } from '../mail-kit/meeting-rows.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { boothPicture, customBoothRows, linkToQuote, quoteSummary } from '../mail-kit/quote-rows.ts';
import type { BookingMailInput } from './booking-mail-input.ts';
import { forVisitor } from './for-visitor.ts';
import { manageLink } from './manage-link.ts';
import { meetingInvitation } from './meeting-invitation.ts';
import { visitorMeetingRows } from './visitor-meeting-rows.ts';

/** To the visitor: the meeting, the quote, and an invitation for the calendar. */
export function bookingConfirmationMail(full: BookingMailInput): RenderedMail {
  const input = forVisitor(full);
  const { booking, quote } = input;
  const when = meetingTime(booking.starts_at.toDate(), booking.time_zone);
  const content: MailContent = {
    preview: when,
    title: 'Your kickoff meeting is booked',
    blocks: [
      {
        kind: 'paragraph',
        text: `${['Hello', booking.user_name].filter(Boolean).join(' ')},\nThank you for booking a kickoff meeting with ${brand.name}. The invitation is attached, so that you can add it to your calendar.`,
      },
      visitorMeetingRows(booking),
      ...boothPicture(input.settings.siteUrl, input.picture ?? null),
      ...(quote ? [quoteSummary(quote)] : []),
      ...(quote?.custom_design ? [customBoothRows(quote.custom_design)] : []),
      ...linkToQuote(input.settings.siteUrl, quote),
      {
        kind: 'paragraph',
        text: 'The final price may vary with venue services, electrical requirements, rigging and drayage fees; a confirmed proposal follows the kickoff call.',
      },
      {
        kind: 'paragraph',
        text: `If your plans change, choose another time or cancel with the link below. If you have a question, answer this mail or call ${brand.phone}.`,
      },
      manageLink(input.manageUrl),
    ],
  };
  return {
    kind: 'booking-confirmation',
    subject: `Your kickoff meeting with ${brand.name}: ${when}`,
    html: renderHtml(content),
    text: renderText(content),
    ics: meetingInvitation(input, booking.created_at.toDate()),
  };
}
