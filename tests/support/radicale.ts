/** A real CalDAV server, Radicale, installed once from PyPI into .local if Python can do that. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';
import { pythonWith } from './python-tool.ts';

const VERSION = '3.9.0';
const USER = 'ada';
const PASSWORD = 'app-password-1';

/** Starts a server with one user's empty calendar; null if Radicale cannot be installed. */
export async function startRadicale() {
  const python = await pythonWith('radicale', VERSION);
  if (!python) return null;
  const folder = mkdtempSync(resolve(tmpdir(), 'radicale-'));
  const passwords = resolve(folder, 'users');
  writeFileSync(passwords, `${USER}:${PASSWORD}\n`);
  const port = await getPort({ host: '127.0.0.1' });
  const args = [
    ...[
      '-m',
      'radicale',
      '--hosts',
      `127.0.0.1:${port}`,
      '--storage-filesystem-folder',
      resolve(folder, 'data'),
    ],
    ...[
      '--auth-type',
      'htpasswd',
      '--auth-htpasswd-filename',
      passwords,
      '--auth-htpasswd-encryption',
      'plain',
    ],
    ...['--auth-delay', '0', '--web-type', 'none', '--logging-level', 'warning'],
  ];
  const server = execa(python, args, { stdio: 'ignore', reject: false });
  const origin = `http://127.0.0.1:${port}`;
  const path = `/${USER}/calendar/`;

  async function send(method: string, file = '', body?: string): Promise<void> {
    const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
    const headers = { authorization, 'content-type': 'text/calendar' };
    const response = await fetch(origin + path + file, { method, headers, ...(body && { body }) });
    if (!response.ok) throw new Error(`${method} answered ${response.status}: ${await response.text()}`);
  }

  async function stop(): Promise<void> {
    server.kill();
    await server;
    rmSync(folder, { recursive: true, force: true });
  }

  if (!(await pollUntil(() => answers(origin), 30_000))) {
    await stop();
    throw new Error('Radicale did not start');
  }
  await send('MKCALENDAR');
  return {
    /** Address to connect, which only a local stack accepts. */
    url: origin + path,
    /** Address of the server itself. */
    origin: `${origin}/`,
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
