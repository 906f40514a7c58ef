import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import type { ConnectCalendar } from '../../../src/domain/schemas/calendar.ts';
import { FetchFailure, type GuardedAnswer, guardedFetch, type Network } from '../http/guarded-fetch.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';

/** The files of a calendar: one for an iCal address, one per event for a CalDAV collection. */
export interface FetchedCalendar {
  readonly files: readonly string[];
  /** Version of the calendar; empty if the server sends none. */
  readonly etag: string;
}

/**
 * Fetches a calendar's events within `range`; null if the version is still `etag`.
 * @throws CalendarUnreadable
 */
export async function fetchCalendar(
  access: ConnectCalendar,
  { range, etag }: { readonly range: Interval; readonly etag: string },
  network?: Network,
): Promise<FetchedCalendar | null> {
  const answer = await ask(access, { range, etag }, network).catch((error: unknown) => {
    throw error instanceof FetchFailure ? new CalendarUnreadable(error.code, error.message) : error;
  });
  if (answer.status === 304 && etag) return null;
  if (answer.status !== (access.kind === 'ical' ? 200 : 207)) throw refusal(answer.status, access.kind);
  if (access.kind === 'ical') return { files: [answer.text], etag: answer.etag };
  return { files: calendarData(answer.text), etag: '' };
}

function ask(
  access: ConnectCalendar,
  { range, etag }: { readonly range: Interval; readonly etag: string },
  network?: Network,
): Promise<GuardedAnswer> {
  if (access.kind === 'ical') {
    const headers = { accept: 'text/calendar', ...(etag && { 'if-none-match': etag }) };
    return guardedFetch(access.url, { headers }, {}, network);
  }
  const { url, user, password } = access;
  const headers = { depth: '1', 'content-type': 'application/xml; charset=utf-8' };
  const request = { method: 'REPORT', headers, body: query(range), credentials: { user, password } };
  return guardedFetch(url, request, {}, network);
}

function refusal(status: number, kind: ConnectCalendar['kind']): CalendarUnreadable {
  if (status === 401 || status === 403)
    return new CalendarUnreadable(kind === 'ical' ? 'refused' : 'password');
  if ([404, 405, 410, 501].includes(status)) return new CalendarUnreadable('no-calendar');
  if (status < 300) return new CalendarUnreadable('not-a-calendar');
  return new CalendarUnreadable('server-error', `The server answered with an error (${status}).`);
}

/**
 * Returns a CalDAV query (RFC 4791, 7.8) for the events within `range`. Recurring events are not expanded: a few daily
 * ones would exceed the size limit.
 */
function query({ from, until }: Interval): string {
  const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
  return `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
<D:prop><C:calendar-data/></D:prop>
<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
<C:time-range start="${utc(from)}" end="${utc(until)}"/>
</C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>`;
}

/** Two patterns: one combined would backtrack for minutes on a hostile answer. */
const DATA_START = /<(?:[\w-]+:)?calendar-data(?:\s[^<>]*)?>/;
const DATA_END = /<\/(?:[\w-]+:)?calendar-data\s*>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the files in a multistatus answer, from text in the one element that we request. */
function calendarData(xml: string): string[] {
  if (!/<(?:[\w-]+:)?multistatus[\s>/]/.test(xml)) throw new CalendarUnreadable('not-a-calendar');
  return xml
    .split(DATA_END)
    .slice(0, -1)
    .flatMap((part) => {
      const start = DATA_START.exec(part);
      return start ? textOf(part.slice(start.index + start[0].length)) : [];
    });
}

function textOf(content: string): string {
  const [, cdata] = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(content) ?? [];
  if (cdata !== undefined) return cdata;
  return content.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
