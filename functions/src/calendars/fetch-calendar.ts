import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import type { ConnectCalendar } from '../../../src/domain/schemas/calendar.ts';
import { askCalendar, type CalendarLine } from './ask-calendar.ts';
import { resourcesIn, textOf } from './multistatus.ts';

/** The files of a calendar: one for an iCal address, one per event for a CalDAV collection. */
export interface FetchedCalendar {
  readonly files: readonly string[];
  /** Events that the server did not send: their file names and the reasons. */
  readonly missing: readonly { readonly title: string; readonly reason: string }[];
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
  line: CalendarLine,
): Promise<FetchedCalendar | null> {
  if (access.kind === 'ical') {
    const headers = { accept: 'text/calendar, */*;q=0.1', ...(etag && { 'if-none-match': etag }) };
    const answer = await askCalendar(access, { headers }, etag ? [200, 304] : [200], line);
    return answer.status === 304 ? null : { files: [answer.text], missing: [], etag: answer.etag };
  }
  const { user, password } = access;
  const headers = { depth: '1', 'content-type': 'application/xml; charset=utf-8' };
  const request = { method: 'REPORT', headers, body: query(range), credentials: { user, password } };
  const { text } = await askCalendar(access, request, [207], line);
  const objects = resourcesIn(text);
  return {
    files: objects
      .filter(({ status }) => status === 200)
      .map(({ properties }) => textOf(properties['calendar-data'])),
    missing: objects
      .filter(({ status }) => status !== 200)
      .map(({ href, status }) => ({
        title: fileName(href),
        reason: `The server answered with an error (${status}).`,
      })),
    etag: '',
  };
}

/** Returns the last part of a path, decoded if it can be. */
function fileName(href: string): string {
  const last = href.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
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
