import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { type Booking, companyOrName } from '../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { contactOfBooking } from '../../../src/domain/schemas/contact-fields.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import { greeting } from '../../../src/domain/visitor/greeting.ts';
import { contactRows, isSameContact } from '../mail-kit/contact-rows.ts';
import { type MailBlock, paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import { FINAL_PRICE_NOTE, linkToQuote, quoteBlocks, rushPrefix } from '../mail-kit/quote-rows.ts';
import type { BookingMailInput } from './booking-mail-parts.ts';
import {
  bookedBy,
  forVisitor,
  joinLink,
  manageLink,
  teamRecipients,
  teamRows,
  termsRows,
  visitorMeetingRows,
} from './booking-mail-parts.ts';
import { hostInvitation, meetingInvitation } from './meeting-invitation.ts';

/**
 * Adds both mails of a new booking to its transaction: to the team, and to the visitor unless `isMailed` is false.
 */
export function addBookingMails(
  writer: Transaction,
  db: Firestore,
  now: Date,
  input: BookingMailInput,
  isMailed = true,
): void {
  const about = { booking_id: input.id };
  const { user_email } = input.booking;
  if (isMailed) {
    const by_team = bookedBy(input.booking) !== null;
    addToOutbox(writer, db, now, { ...bookingConfirmationMail(input), to: user_email, ...about, by_team });
  }
  addToOutbox(writer, db, now, { ...bookingLeadMail(input), to: teamRecipients(input, 'visitor'), ...about });
}

/** Mails the visitor the meeting, the quote, and a calendar invitation. */
function bookingConfirmationMail(full: BookingMailInput): RenderedMail {
  const input = forVisitor(full);
  const { booking, quote } = input;
  const when = formatMeeting(booking.starts_at.toDate(), booking.time_zone);
  return renderMail({
    kind: 'booking-confirmation',
    subject: `Your kickoff meeting with ${brand.name}: ${when}`,
    ics: meetingInvitation(input, booking.created_at.toDate()),
    preview: when,
    title: 'Your kickoff meeting is booked',
    blocks: [
      paragraph(
        `${greeting(booking.user_name)}\n${booking.bookedBy ? `We've booked a kickoff meeting for you` : 'Thank you for booking a kickoff meeting'} with ${brand.name}. The invitation is attached, so you can add it to your calendar.`,
      ),
      ...joinLink(input),
      visitorMeetingRows(input),
      ...(quote ? quoteBlocks(input.settings.siteUrl, quote, input.picture) : []),
      ...linkToQuote(input.settings.siteUrl, quote),
      FINAL_PRICE_NOTE,
      ...termsRows(input),
      paragraph(
        `If your plans change, choose another time or cancel with the link below. If you have a question, reply to this email or call ${brand.phone}.`,
      ),
      manageLink(input.manageUrl),
    ],
  });
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
  return renderMail({
    kind: 'booking-lead',
    ...hostInvitation(input, booking.created_at.toDate()),
    reply_to: booking.user_email,
    subject: `${rushPrefix(quote)}New booking: ${party}, ${when}`,
    preview: when,
    title: by ? `${by} booked a kickoff meeting with ${party}` : `${party} booked a kickoff meeting`,
    blocks: [
      ...teamRows(input),
      ...(quote ? [...quoteBlocks(settings.siteUrl, quote, picture), ...contactOfQuote(booking, quote)] : []),
      ...linkToQuote(settings.siteUrl, quote),
    ],
  });
}

/** Returns the quote's contact if it differs from the booking's. */
function contactOfQuote(booking: Booking, { contact }: QuoteSubmission): MailBlock[] {
  const isSame = isSameContact(contact, contactOfBooking(booking));
  return isSame ? [] : [contactRows(contact, 'Contact in the quote')];
}
