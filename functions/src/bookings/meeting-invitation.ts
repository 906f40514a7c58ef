import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { brand, calendarHost } from '../../../src/config/brand.ts';
import { meetingRules } from '../../../src/config/meetings.ts';
import { completeFile, meetingEvent } from '../../../src/domain/calendar.ts';
import type { Mail } from '../../../src/domain/records/mail.ts';
import { type BookingMailInput, hostName } from './booking-mail-parts.ts';

/**
 * Returns the meeting as an iCalendar message: an invitation (METHOD:REQUEST with organizer and attendee, as Outlook
 * requires), or METHOD:CANCEL. Times are in UTC, so no calendar needs our zones. UID and SEQUENCE let a later message
 * replace the entry.
 */
export function meetingInvitation(
  { id, booking, place, host, quote, settings, manageUrl }: BookingMailInput,
  now: Date,
): Mail['ics'] & object {
  const isCancelled = booking.status === 'cancelled';
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
    quote: quote && {
      show: quote.show_name,
      city: quote.city,
      state: quote.state,
      boothSize: quote.booth_size,
      designTitle: quote.selected_render_title,
      estimatedTotal: quote.pricing.estimatedTotal,
    },
  });
  const calendar = ical({
    prodId: { company: brand.name, product: 'Meetings', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: now,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.title,
    description: event.description,
    location: event.location,
    url: event.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, trigger: meetingRules.remindBeforeSeconds }],
    organizer: { name: meetingRules.host, email: parseMailbox(settings.mailFrom).address },
    attendees: [
      {
        name: booking.user_name || booking.user_email,
        email: booking.user_email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        // No one reads replies: a 'Decline' would look like a cancellation
        rsvp: false,
      },
    ],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: completeFile(calendar.toString(), event) };
}

/** Reads 'Booth Studio <hello@booth.example>' or a bare address, whose name is then the address. */
export function parseMailbox(text: string): { name: string; address: string } {
  const match = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text);
  const address = match?.[2] ?? text.trim();
  return { name: match?.[1] || address, address };
}
