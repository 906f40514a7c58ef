import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { adminHeaders, startAdminApi } from '../support/admin-api-under-test.ts';
import { type Database, documentsOf, NOW } from '../support/api-under-test.ts';
import { aCalendar, calendarWith, waitForCalendars } from '../support/calendar-under-test.ts';

const MINUTE = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

/** Connects two iCal addresses, with events at 10 AM and 11 AM. */
async function twoCalendars() {
  const api = await aCalendar();
  const { says, server, ask } = api;
  says.answer = ({ url = '' }) => ({ text: calendarWith(url.includes('second') ? 16 : 15) });
  const connect = async (name: string): Promise<string> =>
    (await ask('', { url: `${server.url}${name}.ics` })).json.id;
  return { ...api, first: await connect('first'), second: await connect('second') };
}

const calendarIn = async (db: Database, id: string) => (await db.doc(`calendars/${id}`).get()).data();

test('two calendars close hours together, and each alone once the other is paused or gone', async () => {
  const { open, ask, first, second, server, read } = await twoCalendars();
  expect(await open()).toEqual(['9:00 AM']);

  expect((await ask(`/${first}/change`, { paused: true })).json).toEqual({ success: true });
  expect(await open()).toEqual(['9:00 AM', '10:00 AM']);
  const before = server.requests.length;
  await read(later(10));
  expect(server.requests.slice(before).map(({ url }) => url)).toEqual(['/second.ics']);

  await ask(`/${first}/change`, { paused: false });
  expect(await open()).toEqual(['9:00 AM']);
  expect((await ask(`/${second}/disconnect`)).json).toEqual({ success: true });
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
});

test('a booking checks all calendars, and refreshes each old copy', async () => {
  waitForCalendars();
  const { book, says, time } = await twoCalendars();
  time.now = later(3);
  says.answer = ({ url = '' }) => ({ text: calendarWith(url.includes('second') ? 14 : 15) });

  expect((await book('9:00 AM')).json.code).toBe('slot-taken');
  expect((await book('10:00 AM')).json.code).toBe('slot-taken');
  expect((await book('11:00 AM')).status).toBe(201);
});

test('one calendar that fails keeps its last copy and its reason; the other one goes on', async () => {
  const { says, read, db, first, second, ask } = await twoCalendars();
  says.answer = ({ url = '' }) => (url.includes('second') ? { status: 500 } : { text: calendarWith(14) });

  await read(later(10));

  const read_at = { seconds: later(10).getTime() / 1000 };
  expect(await calendarIn(db, first)).toMatchObject({ failure: '', read_at });
  const failure = 'The server answered with an error (500).';
  expect(await calendarIn(db, second)).toMatchObject({ failure, busy: [{}] });
  expect((await ask(`/${first}/read`)).status).toBe(200);
  expect((await ask(`/${second}/read`)).json.code).toBe('calendar-unreadable');
});

test('a server that asks to wait is not asked before, by anyone', async () => {
  const { connect, says, read, askOwn, server, stored } = await aCalendar();
  await connect();
  says.answer = { status: 429, headers: { 'retry-after': '1800' } };
  await read(later(10));
  expect((await stored())?.retry_at?.toDate()).toEqual(later(40));
  const { length } = server.requests;

  await read(later(20));
  await read(later(39));
  expect(server.requests).toHaveLength(length);
  says.answer = { text: calendarWith(16) };
  await read(later(40));

  expect(await stored()).toMatchObject({ failure: '', retry_at: null, failing_since: null });
  expect((await askOwn('read')).status).toBe(200);
});

test('a setting is stored, and the calendar read with it, even if its version is the same', async () => {
  const { connect, ask, says, server, stored, db } = await aCalendar();
  says.answer = { text: calendarWith(15), etag: '"1"' };
  await connect();
  const [{ id } = { id: '' }] = await documentsOf(db, 'calendars');

  await ask(`/${id}/change`, { counts_unanswered: true });

  expect((await stored())?.counts_unanswered).toBe(true);
  expect(server.requests).toHaveLength(2);
  expect((await ask(`/${id}/change`, {})).status).toBe(400);
});

test("no administrator reads, changes or disconnects another's calendar", async () => {
  const { db, first, server } = await twoCalendars();
  const [, { uid, email }] = DEMO_ADMINS;
  const admin = await startAdminApi({ db, network: server.network, admins: [email], admitted: [uid] });
  const headers = await adminHeaders(email);
  const ask = (path: string, body: object = {}) =>
    admin.post(`/api/admin/calendar/${path}`, body, undefined, headers);

  expect((await ask(`${first}/read`)).status).toBe(404);
  expect((await ask(`${first}/change`, { paused: true })).status).toBe(404);
  await ask(`${first}/disconnect`);

  expect(await calendarIn(db, first)).toMatchObject({ paused: false });
});

test('a fourth calendar is refused', async () => {
  const { ask, server } = await aCalendar();
  const connect = (number: number) => ask('', { url: `${server.url}${number}.ics` });
  for (let number = 1; number <= 3; number += 1) expect((await connect(number)).status).toBe(200);

  const { status, json } = await connect(4);

  expect([status, json.error]).toEqual([422, 'This is one calendar too many. Disconnect one first.']);
  expect((await connect(3)).status).toBe(200);
});
