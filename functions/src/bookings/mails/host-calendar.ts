/** The meeting in the calendar of the administrator who holds it. */

import { type MeetingEvent, type MeetingQuote, quoteLines } from '../../../../src/domain/booking/calendar.ts';
import { bookingUrl } from '../../../../src/domain/panel-links.ts';
import { MEETING_DURATION_TEXT } from '../../../../src/domain/quote/catalogue.ts';
import { type Booking, bookerOf } from '../../../../src/domain/records/bookings.ts';
import {
  CONTACT_FIELDS,
  contactKeysFor,
  contactOfBooking,
} from '../../../../src/domain/schemas/contact-fields.ts';
import { type MeetingPlace, placeText } from '../../../../src/domain/schemas/meeting-place.ts';
import { formatMeeting } from '../../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../src/domain/time/slot-labels.ts';

const CONTACT = contactKeysFor('host calendar', ['name', 'company', 'phone', 'email']);

export interface HostMeeting {
  /** Id of the booking. */
  readonly id: string;
  readonly booking: Booking;
  readonly place: MeetingPlace;
  readonly quote: MeetingQuote | null;
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
  /** Host part of calendar entry ids. */
  readonly calendarHost: string;
}

/**
 * Returns a booking's entry for the administrator. Its uid contains the administrator's id: when a meeting moves to a
 * colleague, one's cancellation and the other's invitation are separate entries, even in a shared mailbox.
 */
export function hostEvent({ id, booking, place, quote, siteUrl, calendarHost }: HostMeeting): MeetingEvent {
  const { company, reference, time_zone } = booking;
  const contact = contactOfBooking(booking);
  const startsAt = booking.starts_at.toDate();
  const url = bookingUrl(siteUrl, id);
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
