/** Answers of a CalDAV server as sabre/dav writes them, from a description of its resources. */
import type { IncomingMessage } from 'node:http';
import type { ServerAnswer } from './calendar-under-test.ts';

/** Properties of a resource as XML, by path; `events` are the files of a calendar. */
interface Resource {
  readonly properties: string;
  readonly events?: readonly string[];
}

export type Resources = Readonly<Record<string, Resource>>;

/** Returns a calendar with a name and color for components, one-hour events on December 8 included. */
export function calendar(
  name: string,
  components: readonly string[],
  events: readonly string[] = [],
): Resource {
  const comps = components.map((component) => `<cal:comp name="${component}"/>`).join('');
  return {
    properties: `<d:resourcetype><d:collection/><cal:calendar/></d:resourcetype><d:displayname>${name}</d:displayname>
<x1:calendar-color xmlns:x1="http://apple.com/ns/ical/">#FF2968FF</x1:calendar-color>
<cal:supported-calendar-component-set>${comps}</cal:supported-calendar-component-set>`,
    events,
  };
}

/** Returns a collection that is no calendar, with links such as its principal. */
export function collection(links: Readonly<Record<string, string>>): Resource {
  const properties = Object.entries(links).map(
    ([name, href]) => `<${name}><d:href>${href}</d:href></${name}>`,
  );
  return { properties: `<d:resourcetype><d:collection/></d:resourcetype>${properties.join('')}` };
}

/** Returns what a server with these resources answers; 404 for any other path. */
export function davAnswer(
  resources: Resources,
  { method, url = '', headers }: IncomingMessage,
): ServerAnswer {
  const own = resources[url];
  if (!own) return { status: 404 };
  if (method === 'REPORT') {
    if (!own.events) return multistatus([]);
    return multistatus(
      own.events.map((file, index) =>
        response(
          `${url}${index}.ics`,
          `<cal:calendar-data>${file.replaceAll('\r', '&#13;')}</cal:calendar-data>`,
        ),
      ),
    );
  }
  const paths = Object.keys(resources).filter(
    (path) => path === url || (headers['depth'] === '1' && path.startsWith(url)),
  );
  return multistatus(paths.map((path) => response(path, resources[path]?.properties ?? '')));
}

export function multistatus(responses: readonly string[]): ServerAnswer {
  const spaces = 'xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav"';
  return {
    status: 207,
    text: `<?xml version="1.0"?>\n<d:multistatus ${spaces}>${responses.join('')}</d:multistatus>`,
  };
}

export function response(path: string, properties: string): string {
  return `<d:response><d:href>${path}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>
<d:propstat><d:prop><d:unknown/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>`;
}
