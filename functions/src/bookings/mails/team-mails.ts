/** Mails to the team about a new or changed meeting, each with a calendar entry for its host. */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Booking, companyOrName } from '../../../../src/domain/records/bookings.ts';
import { contactOfBooking } from '../../../../src/domain/schemas/contact-fields.ts';
import { formatMeeting } from '../../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../src/domain/time/slot-labels.ts';
import { contactRows, isSameContact } from '../../mail-kit/contact-rows.ts';
import { type MailRow, renderMail } from '../../mail-kit/layout.ts';
import { addToOutbox, type OutgoingMail, type RenderedMail } from '../../mail-kit/outbox.ts';
import { linkToQuote, quoteBlocks, rushPrefix } from '../../mail-kit/quote-rows.ts';
import type { PlaceAndHost } from '../booking/place-and-host.ts';
import {
  type BookingMailInput,
  bookedBy,
  changeRows,
  teamRecipients,
  teamRows,
} from './booking-mail-parts.ts';
import { mailInvited } from './mail-invited.ts';
import { hostInvitation } from './meeting-invitation.ts';

/** Adds both mails of a new booking to its transaction: to the team, and to the visitor unless `isMailed` is false. */
export function addBookingMails(
  writer: Transaction,
  db: Firestore,
  now: Date,
  input: BookingMailInput,
  isMailed = true,
): void {
  const by_team = bookedBy(input.booking) !== null;
  if (isMailed) mailInvited(writer, { db, now }, input, 'booking-confirmation', { by_team });
  const to = teamRecipients(input, 'visitor');
  addToOutbox(writer, db, now, { ...bookingLeadMail(input), to, booking_id: input.id });
}

/**
 * Mails the team everything about a booking and its quote, with the invitation for the administrator who holds the
 * meeting. Usually replaces the quote's own mail.
 */
function bookingLeadMail(input: BookingMailInput): RenderedMail {
  const { booking, quote, picture, settings } = input;
  const when = formatMeeting(booking.starts_at.toDate(), COMPANY_ZONE);
  const party = companyOrName(booking);
  const by = bookedBy(booking);
  const isSame = quote === null || isSameContact(quote.contact, contactOfBooking(booking));
  const other = isSame ? null : quote.contact;
  return renderMail({
    kind: 'booking-lead',
    ...hostInvitation(input, booking.created_at.toDate()),
    reply_to: booking.user_email,
    subject: `${rushPrefix(quote)}New booking: ${party}, ${when}`,
    preview: when,
    title: by ? `${by} booked a kickoff meeting with ${party}` : `${party} booked a kickoff meeting`,
    blocks: [
      ...teamRows(input),
      ...(quote ? quoteBlocks(settings.siteUrl, quote, picture) : []),
      ...(other ? [contactRows(other, 'Contact in the quote')] : []),
      ...linkToQuote(settings.siteUrl, quote),
    ],
  });
}

/** `to` is empty if there is no one to mail. */
export type TeamMail = RenderedMail & Pick<OutgoingMail, 'to'>;

const CHANGES = {
  'meeting-moved-notice': { subject: 'Meeting moved', did: 'moved' },
  'meeting-cancelled-notice': { subject: 'Meeting canceled', did: 'cancelled' },
  'meeting-place-notice': { subject: 'New meeting place', did: 'changed the place of' },
} as const;

/** Mails the team, or only the host after a change by an administrator, who changed the meeting last. */
export function changeNoticeMail(
  input: BookingMailInput,
  now: Date,
  kind: keyof typeof CHANGES,
  rows: readonly MailRow[] = [],
): TeamMail {
  const by = input.booking.history.at(-1)?.by ?? 'visitor';
  const party = companyOrName(input.booking);
  const { subject, did } = CHANGES[kind];
  // Such as 'Acme moved their kickoff meeting' or 'anna@booth.example moved the kickoff meeting with Acme'
  const title =
    by === 'visitor'
      ? `${party} ${did} their kickoff meeting`
      : `${by} ${did} the kickoff meeting with ${party}`;
  return notice(input, now, by, { kind, subject, title, rows });
}

/** Invites the administrator who holds the meeting from now on, because `by` handed it over. */
export function handedNoticeMail(input: BookingMailInput, now: Date, by: string, former: string): TeamMail {
  const party = companyOrName(input.booking);
  return notice(input, now, 'team', {
    kind: 'meeting-handed-notice',
    subject: 'Now your meeting',
    title:
      by === input.hostEmail
        ? `You took over the kickoff meeting with ${party}`
        : `${by} handed the kickoff meeting with ${party} over to you`,
    rows: [{ label: 'Host before', value: former }],
  });
}

/**
 * Tells the former host that the meeting is now a colleague's, and removes it from the calendar. Without `handedBy`, the
 * administrator who handed it over, it moved to the colleague's hours.
 */
export function leftNoticeMail(
  input: BookingMailInput,
  now: Date,
  { before, handedBy, ...held }: PlaceAndHost & { readonly before: Booking; readonly handedBy?: string },
): TeamMail {
  const party = companyOrName(input.booking);
  const { sequence } = input.booking;
  const was = { ...input, ...held, booking: { ...before, sequence } };
  return notice({ ...input, ...held }, now, 'team', {
    kind: 'meeting-left-notice',
    subject: 'No longer your meeting',
    title: handedBy
      ? `${handedBy} handed the kickoff meeting with ${party} over to a colleague`
      : `The kickoff meeting with ${party} moved to a colleague's hours`,
    rows: handedBy
      ? [{ label: 'Host now', value: personName(input) }]
      : [{ label: 'Before', value: formatMeeting(before.starts_at.toDate(), COMPANY_ZONE) }],
    ...hostInvitation(was, now, true),
  });
}

/** Returns an administrator's name, or the address if there is none. */
export function personName({ host, hostEmail }: Pick<PlaceAndHost, 'host' | 'hostEmail'>): string {
  return host?.name ?? hostEmail ?? 'A colleague';
}

function notice(
  input: BookingMailInput,
  now: Date,
  by: string,
  change: Pick<RenderedMail, 'kind' | 'subject' | 'ics'> & { title: string; rows?: readonly MailRow[] },
): TeamMail {
  const { booking, quote, settings } = input;
  const { rows = [], ...mail } = change;
  const when = formatMeeting(booking.starts_at.toDate(), COMPANY_ZONE);
  const rendered = renderMail({
    ...hostInvitation(input, now),
    ...mail,
    reply_to: booking.user_email,
    subject: `${mail.subject}: ${companyOrName(booking)}, ${when}`,
    preview: when,
    blocks: [...teamRows(input, changeRows(rows)), ...linkToQuote(settings.siteUrl, quote)],
  });
  return { ...rendered, to: teamRecipients(input, by === 'visitor' ? 'visitor' : 'team') };
}
