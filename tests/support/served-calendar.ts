/** A calendar's private address on this machine, which only a local stack accepts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Event {
  readonly from: Date;
  readonly until: Date;
}

/** Starts a server with an empty calendar. */
export async function serveCalendar() {
  const events: Event[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(fileWith(events));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/private-1a2b/basic.ics`,
    addEvent: (event: Event) => void events.push(event),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileWith(events: readonly Event[]): string {
  const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = events.flatMap(({ from, until }, index) => [
    ...['BEGIN:VEVENT', `UID:${index}@calendar.test`, 'SUMMARY:A private appointment'],
    ...[`DTSTART:${utc(from)}`, `DTEND:${utc(until)}`, 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}
