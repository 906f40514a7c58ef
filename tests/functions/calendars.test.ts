import { expect, onTestFinished, test, vi } from 'vitest';
import { CALENDAR_SECRETS } from '../../src/domain/records/calendar-secrets.ts';
import { CALENDARS } from '../../src/domain/records/calendars.ts';
import { type Database, documentsOf, NOW, TEAM } from '../support/api-under-test.ts';
import { ADMIN, aCalendar, calendarWith, DATE, waitForCalendars } from '../support/calendar-under-test.ts';
import { keepRules, storeHost } from '../support/payloads.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => new Date(NOW.getTime() + ms);

function recordsIn(db: Database) {
  return Promise.all([documentsOf(db, 'calendars'), documentsOf(db, 'calendar_secrets')]);
}

test('a connected calendar closes hours, and nothing but its busy times is kept in the open', async () => {
  const { connect, stored, open, db, url, server } = await aCalendar();

  const { json } = await connect();
  expect(json).toEqual({ success: true, id: expect.any(String), ahead: 1 });

  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
  expect(await stored()).toMatchObject({
    host: `calendar.test:${server.port}`,
    failure: '',
    failing_since: null,
    warned_at: null,
    admin_id: ADMIN,
    busy: [{}],
  });
  const everything = JSON.stringify(await recordsIn(db));
  expect(everything).not.toMatch(/Dentist|private-1234/);
  expect(everything).not.toContain(url);
});

test('what cannot be read is refused next to the address, with its cause, and nothing changes', async () => {
  const { connect, says, db, open } = await aCalendar();
  await connect();
  const before = await recordsIn(db);

  for (const [answer, text] of [
    [{ status: 404 }, 'There is no calendar at this address.'],
    [{ status: 401 }, 'The server asks for a password. Use the private address of your calendar.'],
    [{ status: 403 }, 'The server refused this address.'],
    [{ status: 503 }, 'The server answered with an error (503).'],
    [{ status: 429 }, 'The server has too much to do and asks us to wait.'],
    [{ text: '<title>Sign in</title>' }, 'This is not a calendar.'],
    [{ text: '' }, 'This is not a calendar.'],
    [{ text: 'x'.repeat(27_000_000) }, 'The answer is larger than 25 MB.'],
  ] as const) {
    says.answer = answer;
    const { status, json } = await connect();
    const refusal = { success: false, error: text, code: 'calendar-unreadable', fields: { url: text } };
    expect([status, json]).toEqual([422, refusal]);
  }
  expect(await recordsIn(db)).toEqual(before);
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
});

test('a server that cannot be read leaves the last copy in force, and says why until it works again', async () => {
  const { connect, says, read, stored, open, askOwn } = await aCalendar();
  await connect();
  says.answer = { status: 500 };

  await read(later(10 * MINUTE));
  await read(later(20 * MINUTE));
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
  const failing = await stored();
  expect(failing).toMatchObject({ failure: 'The server answered with an error (500).', busy: [{}] });
  expect(failing?.failing_since?.toDate()).toEqual(later(10 * MINUTE));
  expect(failing?.read_at?.toDate()).toEqual(NOW);
  const { status, json } = await askOwn('read');
  expect([status, json.code, json.fields]).toEqual([422, 'calendar-unreadable', { url: failing?.failure }]);

  says.answer = { text: calendarWith(16) };
  await read(later(30 * MINUTE));
  expect(await stored()).toMatchObject({ failure: '', failing_since: null });
  expect(await open()).toEqual(['9:00 AM', '10:00 AM']);
});

test('the team is mailed once a day has passed, and again after the next failure only', async () => {
  const { connect, says, read, db } = await aCalendar();
  await connect();
  await storeHost(db, ADMIN, 'Ada Admin');
  const mails = async () =>
    (await documentsOf(db, 'mail')).filter(({ kind }) => kind === 'calendar-unreadable');
  says.answer = { status: 410 };

  await read(later(HOUR));
  await read(later(24 * HOUR));
  expect(await mails()).toEqual([]);
  for (const hours of [25, 26, 50]) await read(later(hours * HOUR));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: TEAM, subject: "Ada Admin's calendar cannot be read" });
  expect(mail?.['text']).toContain('There is no calendar at this address.');
  expect(mail?.['text']).not.toContain('private-1234');

  says.answer = { text: calendarWith(15) };
  await read(later(51 * HOUR));
  says.answer = { status: 410 };
  await read(later(52 * HOUR));
  expect(await mails()).toHaveLength(1);
  await read(later(77 * HOUR));
  expect(await mails()).toHaveLength(2);
});

test('an unchanged calendar is not sent again, until a day has passed', async () => {
  const { connect, says, read, stored, db } = await aCalendar();
  says.answer = { text: calendarWith(15), etag: '"1"' };
  await connect();
  // Only a full answer restores it
  const [calendar] = await documentsOf(db, 'calendars');
  await db.doc(CALENDARS.path(String(calendar?.['id']))).update({ busy: [] });

  await read(later(HOUR));
  const unchanged = await stored();
  expect([unchanged?.busy, unchanged?.read_at?.toDate()]).toEqual([[], later(HOUR)]);
  await read(later(25 * HOUR));
  expect((await stored())?.busy).toHaveLength(1);
});

test('events count up to the last day that visitors can book, also after the rules reach further', async () => {
  const { connect, says, read, stored, db } = await aCalendar();
  const event = (at: string) => ['BEGIN:VEVENT', `UID:${at}`, `DTSTART:${at}`, 'DURATION:PT1H', 'END:VEVENT'];
  const events = ['20271201T150000Z', '20361116T150000Z', '20361130T150000Z'].flatMap(event);
  says.answer = { text: ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'), etag: '"1"' };
  await connect();
  const years = async () => (await stored())?.busy.map(({ from }) => from.toDate().getFullYear());
  expect(await years()).toEqual([2027]);

  await keepRules(db, { horizon_days: 3_650 }, ADMIN);
  await read(later(HOUR));
  // Ten years from November 21, less two leap days
  expect(await years()).toEqual([2027, 2036]);
});

test("one administrator's failure does not stop the others", async () => {
  const { connect, says, read, stored, db } = await aCalendar();
  await connect();
  const [[calendar], [secret]] = await recordsIn(db);
  // Encrypted for another administrator
  await db.doc(CALENDAR_SECRETS.path('partner')).set({ ...secret, admin_id: 'partner' });
  await db.doc(CALENDARS.path('partner')).set({ ...calendar, admin_id: 'partner' });
  await db.doc(CALENDAR_SECRETS.path('a-broken-one')).set({ admin_id: 'a-broken-one' });
  says.answer = { text: calendarWith(16) };

  await read(later(HOUR));

  expect((await stored())?.read_at?.toDate()).toEqual(later(HOUR));
  const partner = CALENDARS.read((await db.doc(CALENDARS.path('partner')).get()).data() ?? {});
  expect(partner.failure).toContain('Please connect the calendar again');
});

test('disconnecting forgets both records, and opens the hours', async () => {
  const { connect, askOwn, db, open, read } = await aCalendar();
  await connect();

  expect((await askOwn('disconnect')).json).toEqual({ success: true });

  expect(await recordsIn(db)).toEqual([[], []]);
  expect(await open()).toEqual(['9:00 AM', '10:00 AM', '11:00 AM']);
  await read(later(HOUR));
  expect((await askOwn('read')).status).toBe(404);
  expect((await askOwn('disconnect')).status).toBe(200);
});

test('a calendar that is disconnected while it is read does not come back', async () => {
  const { connect, askOwn, db, read, server } = await aCalendar();
  await connect();
  const { resolve } = server.network;
  Object.assign(server.network, {
    resolve: async (host: string) => {
      await askOwn('disconnect');
      return resolve(host);
    },
  });

  await read(later(HOUR));

  expect(await recordsIn(db)).toEqual([[], []]);
});

/** A copy of then is refreshed by visitors' bookings and moves. */
const OLD = later(3 * MINUTE);

test('a copy of two minutes is read again, and an event since then closes the hour that a visitor asks for', async () => {
  waitForCalendars();
  const { connect, says, book, time, server } = await aCalendar();
  await connect();
  says.answer = { text: calendarWith(16) };
  time.now = later(119_000);
  expect((await book('9:00 AM')).status).toBe(201);
  expect(server.requests).toHaveLength(1);
  time.now = OLD;

  const { status, json } = await book('11:00 AM');

  expect([status, json.code]).toEqual([409, 'slot-taken']);
  expect(json.alternatives).toMatchObject([{ time: '10:00 AM' }]);
});

test('a visitor moves to an hour that is free by then', async () => {
  waitForCalendars();
  const { connect, says, book, time, post } = await aCalendar();
  await connect();
  const { json } = await book('9:00 AM');
  const token = new URL(json.booking.manage_url).hash.slice(1);
  says.answer = { text: calendarWith(16) };
  time.now = OLD;
  const move = (hour: string) => {
    const slot = { date: DATE, time: hour, availability_id: `${ADMIN}_${DATE}`, time_zone: 'UTC' };
    return post('/api/meeting/move', slot, undefined, { 'x-meeting-token': token });
  };

  expect((await move('11:00 AM')).json.code).toBe('slot-taken');
  expect((await move('10:00 AM')).status).toBe(200);
});

test('many bookings at once read the calendar once', async () => {
  waitForCalendars();
  const { connect, book, time, server } = await aCalendar();
  await connect();
  time.now = OLD;

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => book('10:00 AM', { user_email: `v${index}@acme.example` })),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(409));
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['fails', { status: 500 }],
  ['is silent', null],
])('a server that %s holds no booking up for long: the last copy counts', async (_, answer) => {
  const { connect, says, book, time, server } = await aCalendar();
  await connect();
  says.answer = answer;
  time.now = OLD;

  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  expect((await book('10:00 AM')).json.code).toBe('slot-taken');
  // A booking waits three seconds
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 3_000);
  // No new read: the last one was a moment ago
  expect((await book('11:00 AM')).status).toBe(201);
  expect(server.requests).toHaveLength(2);
});

test('a calendar whose content fails waits as long as it has failed, unless its owner asks', async () => {
  const { connect, says, book, time, server, read, askOwn, adminTime } = await aCalendar();
  await connect();
  const after = (minutes: number) => later(minutes * MINUTE);
  const bookAt = (minutes: number) => {
    time.now = after(minutes);
    return book('10:00 AM');
  };
  says.answer = { text: '<!doctype html>' };

  await read(after(3));
  await read(after(40));
  expect(server.requests).toHaveLength(3);
  await bookAt(64);
  await read(after(66));
  expect(server.requests).toHaveLength(3);

  says.answer = { text: calendarWith(16) };
  adminTime.now = after(66);
  expect((await askOwn('read')).status).toBe(200);
  await bookAt(70);
  await expect.poll(() => server.requests).toHaveLength(5);
});

test.each([`_${DATE}`, `__x___${DATE}`])(
  'an hour of %s, which no administrator can have, does not exist',
  async (availability_id) => {
    const { book } = await aCalendar();
    const { status, json } = await book('9:00 AM', { availability_id });
    expect([status, json.code]).toEqual([404, 'availability-not-found']);
  },
);
