import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { NEW_YORK } from '../../../src/domain/slot-labels.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailBlock, type MailContent, renderMail } from '../mail-kit/layout.ts';
import { meetingRows, meetingTime } from '../mail-kit/meeting-rows.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import {
  boothPicture,
  customBoothRows,
  inspirationRows,
  linkToQuote,
  quoteDetails,
  quoteSummary,
} from '../mail-kit/quote-rows.ts';
import type { Settings } from '../platform/params.ts';
import type { BookingMailInput } from './booking-mail-parts.ts';
import { forVisitor, manageLink, visitorMeetingRows } from './booking-mail-parts.ts';
import { meetingInvitation } from './meeting-invitation.ts';

/** Adds the two mails of a new booking to its transaction: to the visitor and to the team. */
export function addBookingMails(
  writer: Transaction,
  db: Firestore,
  now: Date,
  input: BookingMailInput & { readonly settings: Pick<Settings, 'teamEmail'> },
): void {
  const about = { booking_id: input.id };
  addToOutbox(writer, db, now, {
    ...bookingConfirmationMail(input),
    to: input.booking.user_email,
    ...about,
  });
  addToOutbox(writer, db, now, { ...bookingLeadMail(input), to: input.settings.teamEmail, ...about });
}

/** Mails the visitor the meeting, the quote, and a calendar invitation. */
function bookingConfirmationMail(full: BookingMailInput): RenderedMail {
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
    ...renderMail(content),
    ics: meetingInvitation(input, booking.created_at.toDate()),
  };
}

/** Mails the team everything about a booking and its quote, whose own mail this usually replaces. */
function bookingLeadMail({ booking, quote, picture, settings }: BookingMailInput): RenderedMail {
  const when = meetingTime(booking.starts_at.toDate(), NEW_YORK);
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
      ...boothPicture(settings.siteUrl, picture ?? null),
      ...(quote ? [quoteSummary(quote), ...inspirationRows(quote)] : []),
      ...(quote?.custom_design ? [customBoothRows(quote.custom_design)] : []),
      ...(quote ? [quoteDetails(booking.quote_submission_id ?? ''), ...contactOfQuote(booking, quote)] : []),
      ...linkToQuote(settings.siteUrl, quote),
    ],
  };
  return {
    kind: 'booking-lead',
    reply_to: booking.user_email,
    subject: `New booking: ${booking.company}, ${when}`,
    ...renderMail(content),
  };
}

/** The quote's contact, if it differs from the booking's. */
function contactOfQuote(booking: Booking, { contact }: QuoteSubmission): MailBlock[] {
  const isSame =
    contact.name === booking.user_name &&
    contact.company === booking.company &&
    contact.phone === booking.user_phone &&
    contact.website === booking.website;
  return isSame ? [] : [contactRows(contact, 'Contact in the quote')];
}
