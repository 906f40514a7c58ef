import { brand } from '../../../src/config/brand.ts';
import { type MailContent, renderHtml, renderText } from '../mail-kit/layout.ts';
import { meetingTime } from '../mail-kit/meeting-rows.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { linkToQuote } from '../mail-kit/quote-rows.ts';
import type { BookingMailInput } from './booking-mail-input.ts';
import { forVisitor } from './for-visitor.ts';
import { manageLink } from './manage-link.ts';
import { visitorMeetingRows } from './visitor-meeting-rows.ts';

/**
 * To the visitor, the day before: when the meeting is, its quote, and the way to change it. It names the day and never says
 * 'tomorrow', since a mail may be on its way for long.
 */
export function meetingReminderMail(full: BookingMailInput): RenderedMail {
  const { booking, quote, manageUrl, settings } = forVisitor(full);
  const when = meetingTime(booking.starts_at.toDate(), booking.time_zone);
  const content: MailContent = {
    preview: when,
    title: 'Your kickoff meeting is coming up',
    blocks: [
      {
        kind: 'paragraph',
        text: `${['Hello', booking.user_name].filter(Boolean).join(' ')},\nThis is a reminder of your meeting with ${brand.name}.`,
      },
      visitorMeetingRows(booking),
      ...linkToQuote(settings.siteUrl, quote),
      {
        kind: 'paragraph',
        text: `If you cannot come, please choose another time or cancel with the link below, answer this mail, or call ${brand.phone}.`,
      },
      manageLink(manageUrl),
    ],
  };
  return {
    kind: 'meeting-reminder',
    subject: `Reminder: your kickoff meeting with ${brand.name}, ${when}`,
    html: renderHtml(content),
    text: renderText(content),
  };
}
