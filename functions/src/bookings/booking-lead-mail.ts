import { formatMeeting } from '../../../src/domain/format-time.ts';
import { NEW_YORK } from '../../../src/domain/slot-labels.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { customBoothRows } from '../mail-kit/custom-booth-rows.ts';
import { inspirationRows } from '../mail-kit/inspiration-rows.ts';
import { type MailContent, renderHtml, renderText } from '../mail-kit/layout.ts';
import { meetingRows } from '../mail-kit/meeting-rows.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { quoteSummary } from '../mail-kit/quote-summary.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

/** To the team: who booked, when, and what they want. An answer goes to the visitor. */
export function bookingLeadMail({ booking, quote }: BookingMailInput): RenderedMail {
  const when = formatMeeting(booking.starts_at.toDate(), NEW_YORK);
  const content: MailContent = {
    preview: when,
    title: `${booking.company} booked a kickoff meeting`,
    blocks: [
      meetingRows(
        { startsAt: booking.starts_at.toDate(), timeZone: booking.time_zone, reference: booking.reference },
        'team',
      ),
      contactRows({
        name: booking.user_name,
        company: booking.company,
        email: booking.user_email,
        phone: booking.user_phone,
        website: booking.website,
      }),
      ...(quote ? [quoteSummary(quote), ...inspirationRows(quote)] : []),
      ...(quote?.custom_design ? [customBoothRows(quote.custom_design)] : []),
    ],
  };
  return {
    kind: 'booking-lead',
    reply_to: booking.user_email,
    subject: `New booking: ${booking.company}, ${when}`,
    html: renderHtml(content),
    text: renderText(content),
  };
}
