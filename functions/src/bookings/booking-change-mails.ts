/** The mails about a moved or cancelled meeting or a new place, to the visitor with a calendar update, and to the team. */
import { brand } from '../../../src/config/brand.ts';
import { quoteSection, sectionUrl } from '../../../src/config/navigation.ts';
import { formatMeeting } from '../../../src/domain/format-time.ts';
import { placeText } from '../../../src/domain/meeting-place.ts';
import type { Booking, BookingEvent } from '../../../src/domain/records/bookings.ts';
import { NEW_YORK } from '../../../src/domain/slot-labels.ts';
import { slotInstant } from '../../../src/domain/slots.ts';
import { greeting, type MailBlock, type MailRow, paragraph, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { linkToQuote } from '../mail-kit/quote-rows.ts';
import {
  type BookingMailInput,
  forVisitor,
  joinLink,
  manageLink,
  teamRows,
  visitorMeetingRows,
} from './booking-mail-parts.ts';
import { meetingInvitation } from './meeting-invitation.ts';

/** Mails the visitor the new time. */
export function meetingMovedMail(
  full: BookingMailInput,
  now: Date,
  by: NonNullable<Booking['cancelled_by']>,
): RenderedMail {
  const input = forVisitor(full);
  const when = formatMeeting(input.booking.starts_at.toDate(), input.booking.time_zone);
  const what =
    by === 'team'
      ? `We're sorry, but we had to move your meeting with ${brand.name}. If the new time doesn't suit you, please choose another with the link below.`
      : `Your meeting with ${brand.name} has been moved.`;
  return renderMail({
    kind: 'meeting-moved',
    subject: `Moved: your kickoff meeting with ${brand.name}, ${when}`,
    ics: meetingInvitation(input, now),
    preview: when,
    title: 'Your kickoff meeting has a new time',
    blocks: [
      paragraph(`${greeting(input.booking.user_name)}${what} A calendar update is attached.`),
      ...joinLink(input),
      visitorMeetingRows(input),
      ...linkToQuote(input.settings.siteUrl, input.quote),
      manageLink(input.manageUrl),
    ],
  });
}

/** Mails the visitor the new place. */
export function meetingPlaceMail(full: BookingMailInput, now: Date): RenderedMail {
  const input = forVisitor(full);
  const { user_name, starts_at, time_zone } = input.booking;
  const when = formatMeeting(starts_at.toDate(), time_zone);
  return renderMail({
    kind: 'meeting-place',
    subject: `New place: your kickoff meeting with ${brand.name}, ${when}`,
    ics: meetingInvitation(input, now),
    preview: placeText(input.place),
    title: 'Your kickoff meeting has a new place',
    blocks: [
      paragraph(
        `${greeting(user_name)}The place of your meeting with ${brand.name} has changed; its time is the same. A calendar update is attached.`,
      ),
      ...joinLink(input),
      visitorMeetingRows(input),
      ...linkToQuote(input.settings.siteUrl, input.quote),
      manageLink(input.manageUrl),
    ],
  });
}

/** Mails the visitor that the meeting is cancelled, the team's reason, and the way to another one. */
export function meetingCancelledMail(full: BookingMailInput, now: Date): RenderedMail {
  const input = forVisitor(full);
  const { starts_at, time_zone, cancelled_by, cancel_reason } = input.booking;
  const when = formatMeeting(starts_at.toDate(), time_zone);
  const what =
    cancelled_by === 'team'
      ? `We're sorry, but we had to cancel your meeting with ${brand.name}.`
      : `Your meeting with ${brand.name} has been cancelled.`;
  return renderMail({
    kind: 'meeting-cancelled',
    subject: `Cancelled: your kickoff meeting with ${brand.name}, ${when}`,
    ics: meetingInvitation(input, now),
    preview: when,
    title: 'Your kickoff meeting has been cancelled',
    blocks: [
      paragraph(
        `${greeting(input.booking.user_name)}${what} You can book another with the link below, reply to this email, or call ${brand.phone}.`,
      ),
      ...changeRows(cancel_reason ? [{ label: 'Reason', value: cancel_reason }] : []),
      visitorMeetingRows(input),
      ...wayToAnother(input),
    ],
  });
}

/** Mails the team that a visitor moved a meeting. Of the `moves` of the day, only the last may be mailed. */
export function movedNoticeMail(input: BookingMailInput, moves: readonly BookingEvent[]): RenderedMail {
  const was = moves.flatMap(({ from }) => {
    const instant = from && slotInstant(from.date, from.time);
    return instant ? formatMeeting(instant, NEW_YORK) : [];
  });
  return notice(input, {
    kind: 'meeting-moved-notice',
    subject: 'Meeting moved',
    title: `${input.booking.company} moved their kickoff meeting`,
    rows: [{ label: 'Before', value: was.join('\n') }],
  });
}

/** Mails the team that a visitor cancelled a meeting, and why. */
export function cancelledNoticeMail(input: BookingMailInput): RenderedMail {
  const reason = input.booking.cancel_reason;
  return notice(input, {
    kind: 'meeting-cancelled-notice',
    subject: 'Meeting cancelled',
    title: `${input.booking.company} cancelled their kickoff meeting`,
    rows: reason ? [{ label: 'Reason', value: reason }] : [],
  });
}

function notice(
  input: BookingMailInput,
  change: Pick<RenderedMail, 'kind' | 'subject'> & { title: string; rows: readonly MailRow[] },
): RenderedMail {
  const { booking, quote, settings } = input;
  const when = formatMeeting(booking.starts_at.toDate(), NEW_YORK);
  return renderMail({
    kind: change.kind,
    reply_to: booking.user_email,
    subject: `${change.subject}: ${booking.company}, ${when}`,
    preview: when,
    title: change.title,
    blocks: [...teamRows(input, changeRows(change.rows)), ...linkToQuote(settings.siteUrl, quote)],
  });
}

/** Links to another booking: from the page of the quote, if there is one. */
function wayToAnother({ quote, settings: { siteUrl } }: BookingMailInput): MailBlock[] {
  const toQuote = linkToQuote(siteUrl, quote, 'See your quote and book again');
  if (toQuote.length > 0) return toQuote;
  const url = `${siteUrl}${sectionUrl(quoteSection, false)}`;
  return [{ kind: 'link', label: 'Book another meeting', url }];
}

function changeRows(rows: readonly MailRow[]): MailBlock[] {
  return rows.length > 0 ? [{ kind: 'rows', title: 'Change', rows }] : [];
}
