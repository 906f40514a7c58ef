/** The meeting as a calendar entry, for the .ics file and the links. */
import { boothSizeLabel, MEETING_DURATION_TEXT, MEETING_MINUTES } from '../quote/catalogue.ts';
import { formatUsd } from '../quote/pricing.ts';
import { type MeetingPlace, placeText } from '../schemas/meeting-place.ts';
import { formatMeeting } from '../time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../time/slot-labels.ts';
import { zonedTime } from '../time/zoned-time.ts';

/** Content of a calendar entry. `host` makes the entry's id unique, e.g. 'boothstudio.example'. */
export interface MeetingDetails {
  /** Id of the booking; never changes. */
  readonly id: string;
  /** 0 for a new booking, increased with each change, so that calendars replace the entry. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The visitor's time zone, an IANA name known to the runtime. */
  readonly timeZone: string;
  readonly reference: string;
  readonly brand: { readonly name: string; readonly host: string };
  readonly place: MeetingPlace;
  /** The host's name as visitors see it. */
  readonly hostName: string;
  /** Link with which the visitor can move or cancel it. */
  readonly manageUrl: string;
  /** Null for a meeting booked without a quote. */
  readonly quote: MeetingQuote | null;
}

/** The meeting's quote; without a total for a custom size, which gets a proposal later. */
export interface MeetingQuote {
  readonly show: string;
  /** Set if show or city are the visitor's words and the reader may be someone else. */
  readonly isAsEntered?: boolean;
  readonly city: string;
  readonly state: string;
  readonly boothSize: string;
  readonly designTitle: string | null;
  /** In US dollars. */
  readonly estimatedTotal: number;
}

/** A calendar entry: plain text, lines separated by '\n', instants in UTC. */
export type MeetingEvent = ReturnType<typeof meetingEvent>;

/** Returns the end of a meeting that starts at `startsAt`; calendars block its maximum length. */
export function meetingEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + MEETING_MINUTES.most * 60_000);
}

/** Returns the fields that a meeting's entry has in every calendar file, for ical-generator. */
export function entryOf({ uid: id, startsAt: start, endsAt: end, title: summary, ...same }: MeetingEvent) {
  const { sequence, description, location, url } = same;
  return { id, sequence, start, end, summary, description, location, url };
}

/**
 * Returns a booking's calendar entry. A changed meeting replaces it, since its uid depends only on booking and host.
 * @throws RangeError if the visitor's zone is unknown or the start is an invalid Date.
 */
export function meetingEvent(details: MeetingDetails) {
  const { id, sequence, startsAt, endsAt, brand, place } = details;
  return {
    uid: `${id}@${brand.host}`,
    sequence,
    title: `Kickoff meeting with ${brand.name}`,
    description: descriptionOf(details),
    location: place.url ?? place.text,
    /** The video room, if any. */
    conference: place.url ?? null,
    url: details.manageUrl,
    startsAt,
    endsAt,
  };
}

/**
 * True for the uid of an entry of ours, which takes no time from the hours that visitors can book: of a meeting, which has
 * its claim (a booking's id, for an administrator with the administrator's id), or of a payment, which is no appointment.
 * The host follows, which a company's own calendar server may use too.
 */
export function isOwnUid(uid: string, host: string): boolean {
  const [, name = '', ofHost = ''] = /^([^@]*)@(.*)$/.exec(uid) ?? [];
  // Firestore's ids have 20 characters; some servers change the case
  const isOurs = /^(?:[a-z0-9]{20}(?:\.[\w-]{1,128})?|PR-[0-9A-Z]{6}-\d)$/i.test(name);
  return isOurs && ofHost.toLowerCase() === host.toLowerCase();
}

/**
 * Completes the generator's .ics file with parts that it cannot write: the video rooms of these events (RFC 7986,
 * 5.11) and the final line break (RFC 5545, 3.1).
 */
export function completeFile(generated: string, ...events: readonly Pick<MeetingEvent, 'conference'>[]) {
  const rooms = events.map(({ conference }) =>
    conference
      ? `${folded(`CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Join the meeting:${conference}`)}\r\n`
      : '',
  );
  return `${generated.replace(/^BEGIN:VEVENT\r\n/gm, (begin) => begin + (rooms.shift() ?? ''))}\r\n`;
}

/** Folds a line of ASCII into parts of at most 75 characters; each part but the first begins with a space. */
function folded(line: string): string {
  return (line.match(/^.{1,75}|.{1,74}/g) ?? []).join('\r\n ');
}

/** Returns a link to Google Calendar with the entry filled in. */
export function googleCalendarUrl(event: MeetingEvent): string {
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utcText(event.startsAt, 'basic')}/${utcText(event.endsAt, 'basic')}`,
    details: event.description,
    location: event.location,
  });
}

/** Returns a link to Outlook on the web, of Microsoft 365, with the entry filled in. */
export function outlookCalendarUrl(event: MeetingEvent): string {
  return withQuery('https://outlook.office.com/calendar/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: utcText(event.startsAt, 'extended'),
    enddt: utcText(event.endsAt, 'extended'),
    subject: event.title,
    body: outlookBody(event.description),
    location: event.location,
  });
}

function descriptionOf(details: MeetingDetails): string {
  const { startsAt, timeZone, place, hostName, reference, quote, manageUrl } = details;
  return [
    ...whenLines(startsAt, timeZone),
    `Duration: ${MEETING_DURATION_TEXT}`,
    `Where: ${placeText(place)}`,
    `Host: ${hostName}`,
    '',
    ...(quote ? quoteLines(quote) : []),
    `Reference: ${reference}`,
    `To move or cancel it, use this link: ${manageUrl}`,
  ].join('\n');
}

/** Returns the booth of a quote as lines of plain text. */
export function quoteLines(quote: MeetingQuote): string[] {
  const isCustomSize = quote.boothSize === 'custom';
  const booth = [boothSizeLabel(quote.boothSize), quote.designTitle].filter(Boolean).join(', ');
  return [
    `${quote.isAsEntered ? 'Show (as entered)' : 'Show'}: ${quote.show}, ${quote.city}, ${quote.state}`,
    `Booth: ${booth}`,
    `Estimated total: ${isCustomSize ? 'a custom proposal follows' : formatUsd(quote.estimatedTotal)}`,
  ];
}

/** Returns the start in the visitor's zone and in the company's; only once if they are the same. */
function whenLines(startsAt: Date, timeZone: string): string[] {
  const ours = formatMeeting(startsAt, COMPANY_ZONE);
  if (timeZone === COMPANY_ZONE) return [`When: ${ours}`];
  return [`Your time: ${formatMeeting(startsAt, timeZone)}`, `${ZONE_PLACE} time: ${ours}`];
}

/**
 * Encodes the body for Outlook on the web, which reads it as HTML, drops line breaks, and turns an encoded plus sign,
 * as in 'GMT+9', into a space (github.com/OfficeDev/office-js/issues/4127).
 */
function outlookBody(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('+', '&#43;')
    .replaceAll('\n', '<br>');
}

/** Encodes spaces as %20, since Outlook shows the plus signs of URLSearchParams literally. */
function withQuery(address: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}

/** Returns '2026-12-08T15:00:00Z', or '20261208T150000Z' if `format` is 'basic'. */
function utcText(instant: Date, format: 'extended' | 'basic'): string {
  return zonedTime(instant, 'UTC').toUTC().startOf('second').toISO({ format, suppressMilliseconds: true });
}
