import { meetingRules } from '../../../src/config/meetings.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { safeName } from '../../../src/domain/strangers-words.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import type { MailBlock } from '../mail-kit/layout.ts';
import { meetingRows } from '../mail-kit/meeting-rows.ts';
import { type BoothPicture, quoteForVisitor } from '../mail-kit/quote-rows.ts';
import type { Settings } from '../platform/params.ts';

export interface BookingMailInput {
  readonly id: string;
  readonly booking: Booking;
  /** Null for a meeting without a quote. */
  readonly quote: QuoteSubmission | null;
  /** The visitor's link to the meeting, for the visitor's mails only. */
  readonly manageUrl: string;
  /** The quote's design. */
  readonly picture?: BoothPicture | null;
  readonly settings: Pick<Settings, 'siteUrl' | 'mailFrom'>;
}

/** Returns the booking without texts that a mail to the visitor, maybe a stranger, may not repeat. */
export function forVisitor(input: BookingMailInput): BookingMailInput {
  const { booking, quote } = input;
  const { user_name, cancelled_by, cancel_reason = '' } = booking;
  return {
    ...input,
    booking: {
      ...booking,
      user_name: safeName(user_name) ?? '',
      user_phone: '',
      company: '',
      website: '',
      // Only the team's reason is ours
      cancel_reason: cancelled_by === 'team' ? cancel_reason : '',
      note: '',
    },
    quote: quote && quoteForVisitor(quote),
  };
}

export function visitorMeetingRows({ starts_at, time_zone, reference }: Booking): MailBlock {
  const meeting = { startsAt: starts_at.toDate(), timeZone: time_zone, reference, host: meetingRules.host };
  return meetingRows(meeting, 'visitor');
}

/** The meeting and the visitor's contact details for the team, with `between` in between. */
export function teamRows(booking: Booking, between: readonly MailBlock[] = []): MailBlock[] {
  const { starts_at, time_zone, reference, user_name, company, user_email, user_phone, website } = booking;
  return [
    meetingRows({ startsAt: starts_at.toDate(), timeZone: time_zone, reference }, 'team'),
    ...between,
    contactRows({ name: user_name, company, email: user_email, phone: user_phone, website }),
  ];
}

/** Link to the meeting's page, in every mail to the visitor about a future meeting. */
export function manageLink(url: string): MailBlock {
  return { kind: 'link', label: 'Change or cancel your meeting', url };
}
