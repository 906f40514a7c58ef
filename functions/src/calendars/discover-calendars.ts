/** Finds a person's calendars from any address of a CalDAV server, as calendar programs do (RFC 6764, RFC 4791). */
import type { ConnectCalendar, FoundCalendar } from '../../../src/domain/schemas/calendar.ts';
import { serverUrl } from '../../../src/domain/schemas/text.ts';
import { isSameSite } from '../http/guarded-fetch.ts';
import { askCalendar, type CalendarLine } from './ask-calendar.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { type DavResource, elementsOf, listOf, resourcesIn, textOf } from './multistatus.ts';

export type CaldavAccess = Extract<ConnectCalendar, { kind: 'caldav' }>;

/** Maximum places of calendars that a server may name; most name one. */
const MAX_HOMES = 3;
const MAX_FOUND = 100;
const MAX_NAME = 100;

/**
 * Returns the calendars with events: the one at the given address, or else all of the account.
 * @throws CalendarUnreadable if there is none
 */
export async function discoverCalendars(access: CaldavAccess, line: CalendarLine): Promise<FoundCalendar[]> {
  const given = await resourcesAt(access, access.url, '0', line);
  const own = given.found[0];
  if (own && isCalendar(own)) {
    if (!hasEvents(own)) throw new CalendarUnreadable('only-tasks');
    return [{ ...described(own), url: access.url }];
  }
  const homes = await homesFrom(access, given, line);
  const lists = await Promise.all(homes.map((home) => resourcesAt(access, home, '1', line)));
  const calendars = lists.flatMap(({ found, url }) =>
    found
      .filter((resource) => isCalendar(resource) && hasEvents(resource))
      .map((resource) => ({ ...described(resource), url: addressOf(resource.href, url, access) }))
      .filter((calendar): calendar is FoundCalendar => calendar.url !== null),
  );
  const unique = [...new Map(calendars.map((each) => [each.url, each])).values()];
  if (unique.length > 0) return unique.slice(0, MAX_FOUND);
  throw given.failure ?? new CalendarUnreadable('no-calendar');
}

interface Listed {
  readonly found: readonly DavResource[];
  /** The address that answered, after redirects. */
  readonly url: string;
  /** Reason why nothing is found here, although something may be elsewhere on the server. */
  readonly failure?: CalendarUnreadable;
}

/** Reasons that only concern one address, so that others of the server are tried. */
const ELSEWHERE: readonly string[] = [
  'no-calendar',
  'not-a-calendar',
  'forbidden',
  'not-caldav',
  'redirects',
  'server-error',
];

async function resourcesAt(
  { kind, user, password }: CaldavAccess,
  url: string,
  depth: '0' | '1',
  line: CalendarLine,
): Promise<Listed> {
  const headers = { depth, 'content-type': 'application/xml; charset=utf-8' };
  const request = { method: 'PROPFIND', headers, body: PROPERTIES, credentials: { user, password } };
  try {
    const answer = await askCalendar({ kind, url }, request, [207], line);
    return { found: resourcesIn(answer.text).filter(({ status }) => status === 200), url: answer.url };
  } catch (error) {
    if (!(error instanceof CalendarUnreadable) || !ELSEWHERE.includes(error.reason)) throw error;
    return { found: [], url, failure: error };
  }
}

/** Returns the addresses below which the account's calendars are. */
async function homesFrom(access: CaldavAccess, given: Listed, line: CalendarLine): Promise<string[]> {
  const starts = [
    () => given,
    () => resourcesAt(access, new URL('/.well-known/caldav', access.url).href, '0', line),
    () => resourcesAt(access, new URL('/', access.url).href, '0', line),
  ];
  for (const start of starts) {
    const at = await start();
    const homes = namedIn(at, 'calendar-home-set', access);
    if (homes.length > 0) return homes;
    for (const principal of namedIn(at, 'current-user-principal', access)) {
      const found = namedIn(await resourcesAt(access, principal, '0', line), 'calendar-home-set', access);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Returns the addresses in a property of the first resource. */
function namedIn({ found, url }: Listed, property: string, access: CaldavAccess): string[] {
  return listOf(elementsOf(found[0]?.properties[property])['href'])
    .map((href) => addressOf(textOf(href), url, access))
    .filter((address) => address !== null)
    .slice(0, MAX_HOMES);
}

const isServerUrl = (address: string) => serverUrl().safeParse(address).success;

/**
 * Returns the address of a link in an answer; null if it cannot be stored, or its server must not get the account's
 * credentials.
 */
function addressOf(href: string, base: string, { url }: CaldavAccess): string | null {
  const address = URL.parse(href.trim(), base);
  const isFine = address && isSameSite(address, new URL(url)) && isServerUrl(address.href);
  return isFine ? address.href : null;
}

function isCalendar({ properties }: DavResource): boolean {
  return 'calendar' in elementsOf(properties['resourcetype']);
}

/** True if a calendar can have events; those without a list of components can have all (RFC 4791, 5.2.3). */
function hasEvents({ properties }: DavResource): boolean {
  const set = properties['supported-calendar-component-set'];
  const names = listOf(elementsOf(set)['comp']).map((comp) => String(elementsOf(comp)['@_name']));
  return names.length === 0 || names.some((name) => name.toUpperCase() === 'VEVENT');
}

function described({ properties }: DavResource) {
  const name = textOf(properties['displayname']).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME);
  // Apple's form has the opacity at its end
  const [color = ''] = /^#[0-9a-f]{6}/i.exec(textOf(properties['calendar-color']).trim()) ?? [];
  return { name, color };
}

const PROPERTIES = `<?xml version="1.0" encoding="utf-8"?>
<D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:A="http://apple.com/ns/ical/">
<D:prop><D:resourcetype/><D:displayname/><D:current-user-principal/><C:calendar-home-set/>
<C:supported-calendar-component-set/><A:calendar-color/></D:prop>
</D:propfind>`;
