import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { brand, calendarHost } from '../../../src/config/brand.ts';
import { meetingEvent } from '../../../src/domain/calendar.ts';
import { parseMailbox } from '../mail-kit/mailbox.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

/**
 * The meeting as an iCalendar invitation (METHOD:REQUEST with organizer and attendee: Outlook takes nothing less).
 * Times are in UTC, so that no calendar has to know our zones. UID and SEQUENCE let a later change replace the entry.
 */
export function meetingInvitation({ id, booking, quote, settings }: BookingMailInput): string {
  const event = meetingEvent({
    id,
    sequence: booking.sequence,
    startsAt: booking.starts_at.toDate(),
    endsAt: booking.ends_at.toDate(),
    timeZone: booking.time_zone,
    reference: booking.reference,
    brand: { name: brand.name, host: calendarHost },
    quote: quote && {
      show: quote.show_name,
      city: quote.city,
      state: quote.state,
      boothSize: quote.booth_size,
      designTitle: quote.selected_render_title,
      estimatedTotal: quote.pricing.estimatedTotal,
    },
  });
  const organizer = parseMailbox(settings.mailFrom);
  const calendar = ical({
    prodId: { company: brand.name, product: 'Meetings', language: 'EN' },
    method: ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: booking.created_at.toDate(),
    start: event.startsAt,
    end: event.endsAt,
    summary: event.title,
    description: event.description,
    url: settings.siteUrl,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    attendees: [
      {
        name: booking.user_name || booking.user_email,
        email: booking.user_email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: true,
      },
    ],
  });
  return calendar.toString();
}
