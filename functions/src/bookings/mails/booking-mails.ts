import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { companyOrName } from '../../../../src/domain/records/bookings.ts';
import { contactOfBooking } from '../../../../src/domain/schemas/contact-fields.ts';
import { formatMeeting } from '../../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../src/domain/time/slot-labels.ts';
import { contactRows, isSameContact } from '../../mail-kit/contact-rows.ts';
import { renderMail } from '../../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../../mail-kit/outbox.ts';
import { linkToQuote, quoteBlocks, rushPrefix } from '../../mail-kit/quote-rows.ts';
import { type BookingMailInput, bookedBy, teamRecipients, teamRows } from './booking-mail-parts.ts';
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
