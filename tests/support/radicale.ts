/** A real CalDAV server, Radicale, installed once from PyPI into .local if Python can do that. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pythonWith, startPythonServer } from './python-tool.ts';

const VERSION = '3.9.0';
const USER = 'ada';
const PASSWORD = 'app-password-1';

/** Starts a server with one user's empty calendar; null if Radicale cannot be installed. */
export async function startRadicale() {
  const python = await pythonWith('radicale', VERSION);
  if (!python) return null;
  const { origin, stop } = await startPythonServer(python, 'radicale', ({ port, folder }) => {
    const passwords = resolve(folder, 'users');
    writeFileSync(passwords, `${USER}:${PASSWORD}\n`);
    return [
      ...['--hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', resolve(folder, 'data')],
      ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', passwords],
      ...['--auth-htpasswd-encryption', 'plain', '--auth-delay', '0'],
      ...['--web-type', 'none', '--logging-level', 'warning'],
    ];
  });
  const path = `${USER}/calendar/`;

  async function send(method: string, file = '', body?: string): Promise<void> {
    const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
    const headers = { authorization, 'content-type': 'text/calendar' };
    const response = await fetch(origin + path + file, { method, headers, ...(body && { body }) });
    if (!response.ok) throw new Error(`${method} answered ${response.status}: ${await response.text()}`);
  }

  await send('MKCALENDAR');
  return {
    /** Address to connect, which only a local stack accepts. */
    url: origin + path,
    /** Address of the server itself. */
    origin,
    user: USER,
    password: PASSWORD,
    /** Adds or replaces an event; `lines` are properties such as an RRULE. */
    putEvent: (uid: string, { from, until }: { from: Date; until: Date }, ...lines: string[]) =>
      send(
        'PUT',
        `${uid}.ics`,
        eventFile([`UID:${uid}`, `DTSTART:${utc(from)}`, `DTEND:${utc(until)}`, ...lines]),
      ),
    /** Adds or replaces an event with these lines. */
    putLines: (uid: string, ...lines: string[]) =>
      send('PUT', `${uid}.ics`, eventFile([`UID:${uid}`, ...lines])),
    removeEvent: (uid: string) => send('DELETE', `${uid}.ics`),
    stop,
  };
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function eventFile(lines: readonly string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booth//Tests//EN',
    'BEGIN:VEVENT',
    'DTSTAMP:20261101T000000Z',
    'SUMMARY:A private appointment',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
