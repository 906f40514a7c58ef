/** An administrator's calendar on a test server, and the site that reads it. */
import type { IncomingMessage } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import { readCalendars } from '../../functions/src/calendars/read-calendar.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { CALENDARS } from '../../src/domain/records/calendars.ts';
import { adminHeaders, startAdminApi } from './admin-api-under-test.ts';
import { CALENDAR_KEY, SETTINGS, startApi } from './api-under-test.ts';
import { startServer } from './guarded-server.ts';
import { aBookingRequest, offer } from './payloads.ts';

export const ADMIN = DEMO_ADMINS[0].uid;
export const DATE = '2026-12-08';
const HOURS = ['9:00 AM', '10:00 AM', '11:00 AM'];

/** Returns a calendar file with a one-hour event, by its start in UTC on December 8. */
export function calendarWith(hour: number): string {
  const at = `20261208T${hour}0000Z`;
  const event = ['UID:1@calendar.test', 'SUMMARY:Dentist', `DTSTART:${at}`, 'DURATION:PT1H'];
  return ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
}

/** The calendar server's answer; null for none. */
export interface ServerAnswer {
  status?: number;
  text?: string;
  etag?: string;
  headers?: Record<string, string>;
}

type Says = ServerAnswer | null | ((request: IncomingMessage) => ServerAnswer | null);

/** Lengthens the three seconds that a booking waits for a calendar: a busy machine may need more. */
export function waitForCalendars(): void {
  const { setTimeout } = globalThis;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementation((run, ms, ...args) => setTimeout(run, ms === 3_000 ? 60_000 : ms, ...args));
  onTestFinished(() => timers.mockRestore());
}

/** Starts a server that answers `says.answer` to every request, or 304 if that version is requested. */
export async function aCalendar() {
  const says: { answer: Says } = { answer: { text: calendarWith(15) } };
  const server = await startServer((request, response) => {
    const answer = typeof says.answer === 'function' ? says.answer(request) : says.answer;
    if (!answer) return;
    const { status = 200, text = '', etag, headers = {} } = answer;
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    response
      .writeHead(isKnown ? 304 : status, { ...headers, ...(etag && { etag }) })
      .end(isKnown ? '' : text);
  });
  const { network } = server;
  const api = await startApi({ settings: { copySeconds: 0 }, network });
  const { db } = api;
  await offer(db, DATE, HOURS, ADMIN);
  const admin = await startAdminApi({ db, network });
  const signedIn = await adminHeaders();
  const url = `${server.url}ada/private-1234/basic.ics`;
  const ask = (path: string, body: object = {}) =>
    admin.post(`/api/admin/calendar${path}`, body, undefined, signedIn);
  let id = '';
  return {
    ...api,
    server,
    says,
    url,
    ask,
    /** Asks for a route of the connected calendar. */
    askOwn: async (verb: 'read' | 'disconnect') => ask(`/${id}/${verb}`),
    adminTime: admin.time,
    connect: async () => {
      const answer = await ask('', { url });
      id = answer.json.id;
      return answer;
    },
    read: (now: Date) =>
      readCalendars({ db, now, network, settings: SETTINGS, calendarKey: () => CALENDAR_KEY }),
    stored: async () => {
      const { docs } = await db.collection(CALENDARS.name).where('admin_id', '==', ADMIN).get();
      const data = docs[0]?.data();
      return data ? CALENDARS.read(data) : null;
    },
    open: async () => {
      const { json } = await api.get('/api/availability');
      const days = json.availability as { slots: { time: string; status: string }[] }[];
      return days.flatMap(({ slots }) =>
        slots.flatMap(({ time, status }) => (status === 'available' ? time : [])),
      );
    },
    book: (time: string, changes: Record<string, unknown> = {}) =>
      api.post(
        '/api/create-booking',
        aBookingRequest({ date: DATE, time, availability_id: `${ADMIN}_${DATE}`, ...changes }),
      ),
  };
}
