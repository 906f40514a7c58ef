/** A real CalDAV server closes hours, from the panel's request to the visitor's booking. */
import { beforeAll, expect, test } from 'vitest';
import { readCalendars } from '../../functions/src/calendars/read-calendar.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { signIn } from '../support/accounts.ts';
import { startAdminApi } from '../support/admin-api-under-test.ts';
import { CALENDAR_KEY, documentsOf, NOW, SETTINGS, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';
import { startRadicale } from '../support/radicale.ts';

const [{ uid: ADMIN, email }] = DEMO_ADMINS;
const DATE = '2026-12-08';
const HOURS = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM'];
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 11, 8, hour, minute));

const server = await startRadicale();
beforeAll(() => () => server?.stop());

/** Opens hours of one administrator, who has connected the server's calendar. */
async function connected() {
  if (!server) throw new Error('There is no server');
  const api = await startApi({ settings: { copySeconds: 0 } });
  const { db } = api;
  await offer(db, DATE, HOURS, ADMIN);
  const admin = await startAdminApi({ db });
  const { idToken } = await signIn(email, DEMO_ADMIN_PASSWORD);
  const ask = (path: string, body: object) =>
    admin.post(`/api/admin/calendar${path}`, body, undefined, { authorization: `Bearer ${idToken}` });
  const { url, user, password } = server;
  const access = { kind: 'caldav', url, user, password };
  expect((await ask('', access)).json).toMatchObject({ success: true, connected: [{}], calendars: [] });
  const open = async () => {
    const { json } = await api.get('/api/availability');
    const days = json.availability as { slots: { time: string }[] }[];
    return days.flatMap(({ slots }) => slots.map(({ time }) => time));
  };
  const read = (now: Date) => readCalendars({ db, now, settings: SETTINGS, calendarKey: () => CALENDAR_KEY });
  const book = (time: string) =>
    api.post(
      '/api/create-booking',
      aBookingRequest({ date: DATE, time, availability_id: `${ADMIN}_${DATE}` }),
    );
  return { ...api, ask, access, open, read, book, server };
}

test.skipIf(!server)('an event closes its hour, and opens it again when it is gone', async () => {
  const { open, read, book, server: radicale, ask } = await connected();
  expect(await open()).toEqual(HOURS);

  await radicale.putEvent('one', { from: at(15), until: at(15, 30) });
  expect((await ask('/read', {})).json).toEqual({ success: true });
  expect(await open()).toEqual(['9:00 AM', '11:00 AM', '1:00 PM']);
  const { status, json } = await book('10:00 AM');
  expect([status, json.code]).toEqual([409, 'slot-taken']);
  expect(json.alternatives.map(({ time }: { time: string }) => time)).toEqual([
    '9:00 AM',
    '11:00 AM',
    '1:00 PM',
  ]);

  await radicale.removeEvent('one');
  await read(NOW);
  expect(await open()).toEqual(HOURS);
  expect((await book('10:00 AM')).status).toBe(201);
});

test.skipIf(!server)('a recurring event with a zone closes its hours', async () => {
  const { open, read, server: radicale } = await connected();

  await radicale.putLines(
    'daily',
    'DTSTART;TZID=Europe/Berlin:20261201T160000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=30',
    'EXDATE;TZID=Europe/Berlin:20261209T160000',
  );
  await read(NOW);
  expect(await open()).toEqual(['9:00 AM', '11:00 AM', '1:00 PM']);

  await radicale.putLines('daily', 'DTSTART:20261208T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT');
  await read(NOW);
  expect(await open()).toEqual(HOURS);
  await radicale.removeEvent('daily');
});

test.skipIf(!server)('a booking reads the calendar again if its copy is old', async () => {
  const { open, book, time, server: radicale, db } = await connected();
  await radicale.putEvent('new', { from: at(16), until: at(17) });
  expect(await open()).toEqual(HOURS);

  time.now = new Date(NOW.getTime() + 3 * 60_000);
  const { status, json } = await book('11:00 AM');

  expect([status, json.code]).toEqual([409, 'slot-taken']);
  expect(await open()).toEqual(['9:00 AM', '10:00 AM', '1:00 PM']);
  expect((await documentsOf(db, 'calendars'))[0]?.['failure']).toBe('');
  await radicale.removeEvent('new');
});

test.skipIf(!server)('a wrong password is refused next to its field, and changes nothing', async () => {
  const { ask, access, db } = await connected();
  const before = await documentsOf(db, 'calendar_secrets');

  const { status, json } = await ask('', { ...access, password: 'wrong' });

  const text = 'The user name or password was refused.';
  expect([status, json]).toEqual([
    422,
    { success: false, error: text, code: 'calendar-unreadable', fields: { password: text } },
  ]);
  expect(await documentsOf(db, 'calendar_secrets')).toEqual(before);
});
