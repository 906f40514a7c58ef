import ical, {
  ICalAlarmType,
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalOrganizer,
} from 'ical-generator';
import { brand, calendarHost } from '../../../../src/config/brand.ts';
import { meetingRules } from '../../../../src/config/meetings.ts';
import {
  completeFile,
  entryOf,
  type MeetingEvent,
  type MeetingQuote,
  meetingEvent,
} from '../../../../src/domain/booking/calendar.ts';
import type { Mail } from '../../../../src/domain/records/mail.ts';
import type { QuotedBooth } from '../../mail-kit/quote-rows.ts';
import type { Settings } from '../../platform/params.ts';
import { addressesIn, type BookingMailInput, hostName, type VisitorMailInput } from './booking-mail-parts.ts';
import { hostEvent } from './host-calendar.ts';

type Invitation = Mail['ics'] & object;

const DECLINE_NOTE =
  'Declining this invitation emails us, but the meeting stays booked: to cancel it, use the link above.';

/**
 * Returns the meeting as an iCalendar message to the visitor: an invitation (METHOD:REQUEST with organizer and
 * attendee, as Outlook requires), or METHOD:CANCEL. The team is the organizer, so that people read the replies.
 */
export function meetingInvitation(input: VisitorMailInput, now: Date): Invitation {
  const { id, booking, invited, place, host, quote, settings, manageUrl } = input;
  const isCanceled = booking.status === 'cancelled';
  const event = meetingEvent({
    id,
    sequence: booking.sequence,
    startsAt: booking.starts_at.toDate(),
    endsAt: booking.ends_at.toDate(),
    timeZone: booking.time_zone,
    reference: booking.reference,
    brand: { name: brand.name, host: calendarHost },
    place,
    hostName: hostName(host),
    manageUrl,
    quote: calendarQuote(quote),
  });
  const description = isCanceled ? event.description : `${event.description}\n${DECLINE_NOTE}`;
  return messageAbout({ ...event, description }, now, {
    ...{ settings, isCanceled },
    attendees: invited.map(({ name, email }) => ({
      ...{ name: name || email, email, status: ICalAttendeeStatus.NEEDSACTION },
      // Otherwise Outlook sends no 'Decline'
      rsvp: true,
    })),
  });
}

/** Returns it for the administrator who holds the meeting, with the visitor's contact; empty without an address. */
export function hostInvitation(
  { id, booking, place, host, hostEmail, quote, settings }: BookingMailInput,
  now: Date,
  isCanceled = booking.status === 'cancelled',
): { ics?: Invitation } {
  if (!hostEmail) return {};
  const { siteUrl } = settings;
  const event = hostEvent({ id, booking, place, quote: calendarQuote(quote), siteUrl, calendarHost });
  const ics = messageAbout(event, now, {
    ...{ settings, isCanceled },
    // The administrator offered this hour
    attendees: [{ name: hostName(host), email: hostEmail, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return { ics };
}

/** Returns the message, in UTC, so without zones. UID and SEQUENCE let a later message replace the entry. */
function messageAbout(
  event: MeetingEvent,
  now: Date,
  {
    settings,
    isCanceled,
    attendees,
  }: {
    readonly settings: Pick<Settings, 'teamEmail' | 'mailFrom'>;
    readonly isCanceled: boolean;
    readonly attendees: readonly Pick<ICalAttendeeData, 'name' | 'email' | 'status' | 'rsvp'>[];
  },
): Invitation {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Meetings', language: 'EN' },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    ...entryOf(event),
    stamp: now,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isCanceled ? [] : [{ type: ICalAlarmType.display, trigger: meetingRules.remindBeforeSeconds }],
    organizer: organizerOf(
      settings,
      attendees.map(({ email }) => email),
    ),
    attendees: attendees.map((attendee) => ({ ...attendee, role: ICalAttendeeRole.REQ })),
  });
  return { method: isCanceled ? 'CANCEL' : 'REQUEST', content: completeFile(calendar.toString(), event) };
}

/**
 * Returns the organizer: the team's first address, or the site's sender if an attendee has that address, because
 * calendars ignore invitations from oneself. The site mails in the organizer's name (RFC 5545, 3.2.18).
 */
function organizerOf(
  { teamEmail, mailFrom }: Pick<Settings, 'teamEmail' | 'mailFrom'>,
  attendees: readonly string[],
): ICalOrganizer {
  const sender = parseMailbox(mailFrom).address;
  const [team = teamEmail] = addressesIn(teamEmail);
  const isAttendee = attendees.some((attendee) => attendee.toLowerCase() === team);
  const email = isAttendee ? sender : team;
  return { name: meetingRules.host, email, ...(email === sender ? {} : { sentBy: sender }) };
}

function calendarQuote(quote: QuotedBooth | null): MeetingQuote | null {
  return (
    quote && {
      show: quote.show_name,
      isAsEntered: Boolean(quote.as_entered?.show || quote.as_entered?.city),
      city: quote.city,
      state: quote.state,
      boothSize: quote.booth_size,
      designTitle: quote.selected_render_title,
      estimatedTotal: quote.pricing.estimatedTotal,
    }
  );
}

/** Parses 'Booth Studio <hello@booth.example>', or a bare address, which is then also the name. */
export function parseMailbox(text: string): { name: string; address: string } {
  const match = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text);
  const address = match?.[2] ?? text.trim();
  return { name: match?.[1] || address, address };
}
