import { XMLParser } from 'fast-xml-parser';
import { CalendarUnreadable } from './calendar-unreadable.ts';

/** One resource in a WebDAV answer about several (RFC 4918, 13). */
export interface DavResource {
  /** As sent: a path or an address, percent-encoded. */
  readonly href: string;
  /** 200 if the server sent at least one property. */
  readonly status: number;
  /** Elements by name without prefix: a text, or an object of further elements. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Names the component of a calendar (RFC 4791, 5.2.3); all other attributes are of no interest. */
const isUnused = (attribute: string) => attribute !== 'name';

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: isUnused,
  parseTagValue: false,
  trimValues: false,
  // Resolves numbered characters as well, such as the &#13; of many servers
  htmlEntities: true,
});

/**
 * Returns the resources in a WebDAV answer.
 * @throws CalendarUnreadable `not-a-calendar` if it is none, `incomplete` if the server left out the rest (507)
 */
export function resourcesIn(xml: string): DavResource[] {
  const answer = elementsOf(parsed(xml))['multistatus'];
  if (answer === undefined) throw new CalendarUnreadable('not-a-calendar');
  const resources = listOf(elementsOf(answer)['response']).flatMap((response) => {
    const { href, status, propstat } = elementsOf(response);
    const parts = listOf(propstat).map(elementsOf);
    const fine = parts.filter((part) => statusOf(part['status']) === 200);
    const properties = Object.assign({}, ...fine.map(({ prop }) => elementsOf(prop)));
    const [first] = [...fine, ...parts];
    return listOf(href).map((each) => ({
      href: textOf(each).trim(),
      status: statusOf(status ?? first?.['status']),
      properties,
    }));
  });
  if (resources.some(({ status }) => status === 507)) throw new CalendarUnreadable('incomplete');
  return resources;
}

function parsed(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    throw new CalendarUnreadable('not-a-calendar');
  }
}

/** Returns the number in 'HTTP/1.1 404 Not Found'; 200 if there is none. */
function statusOf(line: unknown): number {
  return Number(/\s(\d{3})\b/.exec(textOf(line))?.[1] ?? 200);
}

export function elementsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns all elements of a name, which are no list if there is only one. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : elementsOf(value)['#text'];
  return typeof text === 'string' ? text : '';
}
