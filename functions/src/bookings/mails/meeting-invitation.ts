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
  quoteLines,
} from '../../../../src/domain/booking/calendar.ts';
import { bookingUrl } from '../../../../src/domain/panel-links.ts';
import { MEETING_DURATION_TEXT } from '../../../../src/domain/quote/catalogue.ts';
import { bookerOf } from '../../../../src/domain/records/bookings.ts';
import type { Mail } from '../../../../src/domain/records/mail.ts';
import {
  CONTACT_FIELDS,
  contactKeysFor,
  contactOfBooking,
} from '../../../../src/domain/schemas/contact-fields.ts';
import { placeText } from '../../../../src/domain/schemas/meeting-place.ts';
import { formatMeeting } from '../../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../src/domain/time/slot-labels.ts';
import type { QuotedBooth } from '../../mail-kit/quote-rows.ts';
import type { Settings } from '../../platform/params.ts';
import { addressesIn, type BookingMailInput, hostName, type VisitorMailInput } from './booking-mail-parts.ts';

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
  const attendees = invited.map(({ name, email }) => ({
    ...{ name: name || email, email, status: ICalAttendeeStatus.NEEDSACTION },
    // Otherwise Outlook sends no 'Decline'
    rsvp: true,
  }));
  return messageAbout({ ...event, description }, now, { settings, isCanceled }, attendees);
}

/** Returns it for the administrator who holds the meeting, with the visitor's contact; empty without an address. */
export function hostInvitation(
  input: BookingMailInput,
  now: Date,
  isCanceled = input.booking.status === 'cancelled',
): { ics?: Invitation } {
  const { host, hostEmail, settings } = input;
  if (!hostEmail) return {};
  // The administrator offered this hour
  const status = ICalAttendeeStatus.ACCEPTED;
  const attendees = [{ name: hostName(host), email: hostEmail, status, rsvp: false }];
  return { ics: messageAbout(hostEvent(input), now, { settings, isCanceled }, attendees) };
}

const CONTACT = contactKeysFor('host calendar', ['name', 'company', 'phone', 'email']);

/**
 * Returns a booking's entry for the administrator. Its uid contains the administrator's id: when a meeting moves to a
 * colleague, one's cancellation and the other's invitation are separate entries, even in a shared mailbox.
 */
export function hostEvent({ id, booking, place, quote: quoted, settings }: BookingMailInput): MeetingEvent {
  const { company, reference, time_zone } = booking;
  const contact = contactOfBooking(booking);
  const startsAt = booking.starts_at.toDate();
  const url = bookingUrl(settings.siteUrl, id);
  const quote = calendarQuote(quoted);
  const facts: readonly [label: string, text: string][] = [
    ...CONTACT.map((key) => [CONTACT_FIELDS[key].label, contact[key]] as [string, string]),
    ["Visitor's time", time_zone === COMPANY_ZONE ? '' : formatMeeting(startsAt, time_zone)],
    ['Duration', MEETING_DURATION_TEXT],
    ['Where', placeText(place)],
  ];
  return {
    uid: `${id}.${booking.admin_id}@${calendarHost}`,
    sequence: booking.sequence,
    title: `Kickoff meeting: ${company || bookerOf(booking)}`,
    description: [
      ...facts.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`),
      '',
      ...(quote ? quoteLines(quote) : []),
      `Reference: ${reference}`,
      `Open the booking: ${url}`,
    ].join('\n'),
    location: place.url ?? place.text,
    conference: place.url ?? null,
    url,
    startsAt,
    endsAt: booking.ends_at.toDate(),
  };
}

/** Returns the message, in UTC, so without zones. UID and SEQUENCE let a later message replace the entry. */
function messageAbout(
  event: MeetingEvent,
  now: Date,
  { settings, isCanceled }: { settings: Pick<Settings, 'teamEmail' | 'mailFrom'>; isCanceled: boolean },
  attendees: readonly Pick<ICalAttendeeData, 'name' | 'email' | 'status' | 'rsvp'>[],
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
    organizer: organizerOf(settings, attendees),
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
  attendees: readonly Pick<ICalAttendeeData, 'email'>[],
): ICalOrganizer {
  const sender = parseMailbox(mailFrom).address;
  const [team = teamEmail] = addressesIn(teamEmail);
  const isAttendee = attendees.some((attendee) => attendee.email.toLowerCase() === team);
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
