/** Every mail about a meeting to those who are invited: one frame, and what each kind says. */
import type { Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../../src/config/brand.ts';
import { quoteSection, sectionUrl } from '../../../../src/config/navigation.ts';
import { PENDING_MINUTES } from '../../../../src/domain/booking/pending-booking.ts';
import { placeText } from '../../../../src/domain/schemas/meeting-place.ts';
import { formatMeeting } from '../../../../src/domain/time/format-time.ts';
import { greeting } from '../../../../src/domain/visitor/strangers-words.ts';
import { type MailBlock, paragraph, renderMail } from '../../mail-kit/layout.ts';
import { addToOutbox, type OutgoingMail } from '../../mail-kit/outbox.ts';
import { FINAL_PRICE_NOTE, linkToQuote, quoteBlocks } from '../../mail-kit/quote-rows.ts';
import type { ServiceContext } from '../../platform/params.ts';
import {
  type BookingMailInput,
  changeRows,
  forVisitor,
  hostName,
  joinLink,
  termsRows,
  type VisitorMailInput,
  visitorMeetingRows,
} from './booking-mail-parts.ts';
import { meetingInvitation } from './meeting-invitation.ts';

/** Adds a mail of this kind to the transaction, to each person who is invited to the meeting. */
export function mailInvited(
  writer: Transaction,
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  full: BookingMailInput,
  kind: InvitedKind,
  delivery: Pick<OutgoingMail, 'not_before' | 'by_team' | 'has_turn' | 'sequence'> = {},
): void {
  const input = forVisitor(full);
  const { booking, invited, manageUrl, quote, settings } = input;
  const when = formatMeeting(booking.starts_at.toDate(), booking.time_zone);
  const { subject, preview = when, title, text, stamp = now, ...parts }: Letter = LETTERS[kind](input, full);
  const { before = joinLink(input), after = linkToQuote(settings.siteUrl, quote) } = parts;
  const { notes = [], link = { kind: 'link', label: 'Change or cancel your meeting', url: manageUrl } } =
    parts;
  for (const { name, email } of invited) {
    const mail = renderMail({
      ...{ kind, title, preview, subject: `${subject}${when}` },
      ...(stamp && { ics: meetingInvitation(input, stamp) }),
      blocks: [
        paragraph(`${greeting(name)}\n${text}`),
        ...before,
        visitorMeetingRows(input),
        ...after,
        ...notes.map(paragraph),
        ...(link ? [link] : []),
      ],
    });
    addToOutbox(writer, db, now, { ...mail, to: email, booking_id: full.id, ...delivery });
  }
}

interface Letter {
  /** Without the time, which follows. */
  readonly subject: string;
  /** The time by default. */
  readonly preview?: string;
  readonly title: string;
  readonly text: string;
  /** Stamp of the calendar file, now by default; null for none. */
  readonly stamp?: Date | null;
  /** Before the meeting's rows; the link to the video room by default. */
  readonly before?: readonly MailBlock[];
  /** After the meeting's rows; the link to the quote by default. */
  readonly after?: readonly MailBlock[];
  readonly notes?: readonly string[];
  /** The last link, to the meeting's page by default. */
  readonly link?: MailBlock | null;
}

const MEETING = `kickoff meeting with ${brand.name}`;

const LETTERS = {
  'booking-confirmation': (input) => {
    const { booking, quote, settings, picture } = input;
    const thanks = booking.bookedBy
      ? "We've booked a kickoff meeting for you"
      : 'Thank you for booking a kickoff meeting';
    return {
      subject: `Your ${MEETING}: `,
      title: 'Your kickoff meeting is booked',
      text: `${thanks} with ${brand.name}. The invitation is attached, so you can add it to your calendar.`,
      stamp: booking.created_at.toDate(),
      after: [
        ...(quote ? quoteBlocks(settings.siteUrl, quote, picture) : []),
        ...linkToQuote(settings.siteUrl, quote),
        FINAL_PRICE_NOTE,
        ...termsRows(input),
      ],
      notes: [
        `If your plans change, choose another time or cancel with the link below. If you have a question, reply to this email or call ${brand.phone}.`,
      ],
    };
  },
  'booking-pending': ({ manageUrl: url }) => ({
    subject: `Please confirm: ${MEETING}, `,
    title: 'Please confirm your kickoff meeting',
    text: `We're holding this time for you for ${PENDING_MINUTES} minutes. Open the link below to book it.`,
    ...{ stamp: null, before: [], link: null },
    after: [
      { kind: 'link', label: 'Confirm your meeting', url },
      paragraph(
        "If you didn't request this meeting, you can ignore this email: nothing is booked unless you open the link.",
      ),
    ],
  }),
  'meeting-moved': (_input, { booking: { history } }) => {
    const what =
      history.at(-1)?.by === 'visitor'
        ? `Your meeting with ${brand.name} has been moved.`
        : `We're sorry, but we had to move your meeting with ${brand.name}. If the new time doesn't work for you, please choose another with the link below.`;
    return {
      subject: `Moved: your ${MEETING}, `,
      title: 'Your kickoff meeting has a new time',
      text: `${what} A calendar update is attached.`,
    };
  },
  'meeting-place': (input, full) => {
    const asksNumber = full.place.kind === 'phone' && full.booking.user_phone === '';
    return {
      subject: `New place: your ${MEETING}, `,
      preview: placeText(input.place),
      title: 'Your kickoff meeting has a new place',
      text: `The place of your meeting with ${brand.name} has changed; its time is the same. A calendar update is attached.`,
      before: [
        ...(asksNumber ? [paragraph('Please reply with the phone number that we should call.')] : []),
        ...joinLink(input),
      ],
    };
  },
  'meeting-host': ({ host }) => ({
    subject: `New host: your ${MEETING}, `,
    preview: `Host: ${hostName(host)}`,
    title: 'Your kickoff meeting has a new host',
    text: `${hostName(host)} will host your meeting with ${brand.name}. Its time and place are the same. A calendar update is attached.`,
  }),
  'meeting-cancelled': (input) => {
    const { cancelled_by, cancel_reason } = input.booking;
    const what =
      cancelled_by === 'team'
        ? `We're sorry, but we had to cancel your meeting with ${brand.name}.`
        : `Your meeting with ${brand.name} has been canceled.`;
    return {
      subject: `Canceled: your ${MEETING}, `,
      title: 'Your kickoff meeting has been canceled',
      text: `${what} You can book another with the link below, reply to this email, or call ${brand.phone}.`,
      before: changeRows(cancel_reason ? [{ label: 'Reason', value: cancel_reason }] : []),
      after: wayToAnother(input),
      link: null,
    };
  },
  /** The day before. Names the day instead of 'tomorrow', since a mail may be delayed. */
  'meeting-reminder': () => ({
    subject: `Reminder: your ${MEETING}, `,
    title: 'Your kickoff meeting is coming up',
    text: `This is a reminder of your meeting with ${brand.name}.`,
    stamp: null,
    notes: [
      `If you can't make it, please choose another time or cancel with the link below, reply to this email, or call ${brand.phone}.`,
    ],
  }),
} as const satisfies Partial<
  Record<OutgoingMail['kind'], (input: VisitorMailInput, full: BookingMailInput) => Letter>
>;

export type InvitedKind = keyof typeof LETTERS;

/** Returns the links to book again: from the page of the quote, if there is one. */
function wayToAnother({ quote, settings: { siteUrl } }: VisitorMailInput): MailBlock[] {
  const toQuote = linkToQuote(siteUrl, quote, 'See your quote and book again');
  if (toQuote.length > 0) return toQuote;
  const url = `${siteUrl}${sectionUrl(quoteSection, false)}`;
  return [{ kind: 'link', label: 'Book another meeting', url }];
}
