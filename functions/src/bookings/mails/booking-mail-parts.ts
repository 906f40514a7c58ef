import { meetingRules } from '../../../../src/config/meetings.ts';
import { bookingUrl } from '../../../../src/domain/panel-links.ts';
import { answeredTerms, type PublishedTerms } from '../../../../src/domain/quote/terms.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import type { MeetingHost } from '../../../../src/domain/schemas/booking-answer.ts';
import { contactOfBooking } from '../../../../src/domain/schemas/contact-fields.ts';
import { firstName } from '../../../../src/domain/visitor/strangers-words.ts';
import { contactRows } from '../../mail-kit/contact-rows.ts';
import { type MailBlock, type MailRow, openInPanel } from '../../mail-kit/layout.ts';
import { meetingRows } from '../../mail-kit/meeting-rows.ts';
import { type BoothPicture, quoteForVisitor, storedPicture } from '../../mail-kit/quote-rows.ts';
import type { Settings } from '../../platform/params.ts';
import type { PlaceAndHost } from '../booking/place-and-host.ts';

/** Width of the host's picture in a mail, in pixels. */
const HOST_WIDTH = 48;

export interface BookingMailInput extends PlaceAndHost {
  readonly id: string;
  readonly booking: Booking;
  /** Null for a meeting without a quote. */
  readonly quote: QuoteSubmission | null;
  /** The visitor's link to the meeting; only for mails to the visitor. */
  readonly manageUrl: string;
  readonly picture?: BoothPicture | null;
  /** The company's terms; only for the mail that confirms a booking. */
  readonly terms?: PublishedTerms;
  readonly settings: Pick<Settings, 'siteUrl' | 'mailFrom' | 'teamEmail'>;
}

/** Returns what a mail to the visitor may repeat: only the fields listed here, since the recipient may be a stranger. */
export function forVisitor(input: BookingMailInput) {
  const { id, booking, place, host, quote, picture, terms, settings, manageUrl } = input;
  const { starts_at, ends_at, time_zone, reference, status, sequence, created_at } = booking;
  const { cancelled_by, cancel_reason = '' } = booking;
  return {
    ...{ id, place, host, picture, terms, settings, manageUrl },
    booking: {
      ...{ starts_at, ends_at, time_zone, reference, status, sequence, created_at, cancelled_by },
      // A visitor's reason may be a stranger's text; only the team's is ours
      cancel_reason: cancelled_by === 'team' ? cancel_reason : '',
      bookedBy: bookedBy(booking),
    },
    /** The people who get the meeting's mails, and whom its calendar entry names. */
    invited: [{ name: firstName(booking.user_name), email: booking.user_email }],
    quote: quote && quoteForVisitor(quote),
  };
}

/** The part of a booking that mails to the visitor may use. */
export type VisitorMailInput = ReturnType<typeof forVisitor>;

/** Returns the administrator who booked the meeting; null if the visitor did. */
export function bookedBy({ history }: Booking): string | null {
  const by = history?.[0]?.by ?? 'visitor';
  return by === 'visitor' ? null : by;
}

/**
 * Returns the recipients of a mail to the team: the administrator who holds the meeting, and the team's mailbox
 * unless an administrator made the change. Empty if there are none.
 */
export function teamRecipients(
  { hostEmail, settings: { teamEmail } }: Pick<BookingMailInput, 'hostEmail' | 'settings'>,
  by: 'visitor' | 'team',
): string {
  if (by === 'team') return hostEmail ?? '';
  const team = addressesIn(teamEmail);
  return hostEmail && !team.includes(hostEmail) ? [...team, hostEmail].join(', ') : teamEmail;
}

/** Returns the addresses of TEAM_EMAIL in lower case. */
export function addressesIn(teamEmail: string): string[] {
  return teamEmail.split(',').map((address) => address.trim().toLowerCase());
}

/** Returns the host's name as visitors see it. */
export function hostName(host: MeetingHost): string {
  return host?.name ?? meetingRules.host;
}

export function visitorMeetingRows(input: VisitorMailInput): MailBlock {
  const { host, settings } = input;
  const picture = storedPicture(settings.siteUrl, host?.photo_url ?? null, HOST_WIDTH);
  return meetingRows({ ...meetingOf(input), host: { name: hostName(host), picture } }, 'visitor');
}

/** Returns the meeting's facts; without a place if it is canceled. */
function meetingOf({ booking, place }: VisitorMailInput | BookingMailInput) {
  const { starts_at, time_zone, reference, status } = booking;
  const where = status === 'cancelled' ? {} : { place };
  return { startsAt: starts_at.toDate(), timeZone: time_zone, reference, ...where };
}

/** Returns the button to the video room, if the meeting has one; near the top of mails to visitors. */
export function joinLink({ place: { url } }: VisitorMailInput): MailBlock[] {
  return url ? [{ kind: 'link', label: 'Join the meeting', url }] : [];
}

/** Returns the meeting, the visitor's contact and a link to the booking for the team, with `between` in the middle. */
export function teamRows(input: BookingMailInput, between: readonly MailBlock[] = []): MailBlock[] {
  return [
    meetingRows(meetingOf(input), 'team'),
    ...between,
    contactRows(contactOfBooking(input.booking)),
    openInPanel(bookingUrl(input.settings.siteUrl, input.id)),
  ];
}

/** Returns the company's terms; nothing without any. */
export function termsRows({ terms }: Pick<VisitorMailInput, 'terms'>): MailBlock[] {
  const rows = answeredTerms(terms).map(({ question, answer }) => ({ label: question, value: answer }));
  return rows.length > 0 ? [{ kind: 'rows', title: 'Ordering and terms', rows }] : [];
}

/** Returns the rows about what changed; nothing without any. */
export function changeRows(rows: readonly MailRow[]): MailBlock[] {
  return rows.length > 0 ? [{ kind: 'rows', title: 'Change', rows }] : [];
}
