import { brand } from '../../../src/config/brand.ts';
import { type MailContent, renderHtml, renderText } from '../mail-kit/layout.ts';
import { meetingTime } from '../mail-kit/meeting-rows.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import type { BookingMailInput } from './booking-mail-input.ts';
import { forVisitor } from './for-visitor.ts';
import { PENDING_MINUTES } from './pending-booking.ts';
import { visitorMeetingRows } from './visitor-meeting-rows.ts';

/** To the visitor: the time is held, and the link that books it. */
export function bookingPendingMail(full: BookingMailInput): RenderedMail {
  const { booking, manageUrl } = forVisitor(full);
  const when = meetingTime(booking.starts_at.toDate(), booking.time_zone);
  const content: MailContent = {
    preview: when,
    title: 'Please confirm your kickoff meeting',
    blocks: [
      {
        kind: 'paragraph',
        text: `${['Hello', booking.user_name].filter(Boolean).join(' ')},\nWe hold this time for you for ${PENDING_MINUTES} minutes. Press the link below to book it.`,
      },
      visitorMeetingRows(booking),
      { kind: 'link', label: 'Confirm your meeting', url: manageUrl },
      {
        kind: 'paragraph',
        text: 'If you did not ask for this meeting, ignore this mail: nothing is booked without the link.',
      },
    ],
  };
  return {
    kind: 'booking-pending',
    subject: `Please confirm: kickoff meeting with ${brand.name}, ${when}`,
    html: renderHtml(content),
    text: renderText(content),
  };
}
