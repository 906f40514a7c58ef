import { expect, test } from 'vitest';
import { CALENDAR_SECRETS } from '../../src/domain/records/calendar-secrets.ts';
import { CALENDARS } from '../../src/domain/records/calendars.ts';
import { documentsOf, NOW, TEAM } from '../support/api-under-test.ts';
import { ADMIN, aCalendar, calendarWith } from '../support/calendar-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => new Date(NOW.getTime() + ms);

test('a connected calendar closes hours, and nothing but its busy times is kept in the open', async () => {
  const { connect, stored, open, db, url, server } = await aCalendar();

  const { json } = await connect();
  expect(json).toEqual({
    success: true,
    id: expect.any(String),
    ahead: 1,
  });

  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
  expect(await stored()).toMatchObject({
    host: `calendar.test:${server.port}`,
    failure: '',
    failing_since: null,
    warned_at: null,
    admin_id: ADMIN,
    busy: [{}],
  });
  const everything = JSON.stringify([
    await documentsOf(db, 'calendars'),
    await documentsOf(db, 'calendar_secrets'),
  ]);
  expect(everything).not.toMatch(/Dentist|private-1234/);
  expect(everything).not.toContain(url);
});

test('what cannot be read is refused next to the address, with its cause, and nothing changes', async () => {
  const { connect, says, db, open } = await aCalendar();
  await connect();
  const stored = () => Promise.all([documentsOf(db, 'calendars'), documentsOf(db, 'calendar_secrets')]);
  const before = await stored();

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
  expect(await stored()).toEqual(before);
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
});

test('a server that cannot be read leaves the last copy in force, and says why until it works again', async () => {
  const { connect, says, read, stored, open, ask } = await aCalendar();
  await connect();
  says.answer = { status: 500 };

  await read(later(10 * MINUTE));
  await read(later(20 * MINUTE));
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
  const failing = await stored();
  expect(failing).toMatchObject({ failure: 'The server answered with an error (500).', busy: [{}] });
  expect(failing?.failing_since?.toDate()).toEqual(later(10 * MINUTE));
  expect(failing?.read_at?.toDate()).toEqual(NOW);
  const { status, json } = await ask('/read');
  expect([status, json.code, json.fields]).toEqual([422, 'calendar-unreadable', { url: failing?.failure }]);

  says.answer = { text: calendarWith(16) };
  await read(later(30 * MINUTE));
  expect(await stored()).toMatchObject({ failure: '', failing_since: null });
  expect(await open()).toEqual(['9:00 AM', '10:00 AM']);
});

test('the team is mailed once a day has passed, and again after the next failure only', async () => {
  const { connect, says, read, db } = await aCalendar();
  await connect();
  await db.doc(`hosts/${ADMIN}`).set({ name: 'Ada Admin', photo_url: null, admin_id: ADMIN });
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

  await db.doc(`meeting_rules/${ADMIN}`).set({
    ...{ buffer_before: 0, buffer_after: 0, meetings_a_day: null, notice_hours: 4, horizon_days: 3_650 },
    admin_id: ADMIN,
  });
  await read(later(HOUR));
  // Ten years from November 21, less two leap days
  expect(await years()).toEqual([2027, 2036]);
});

test("one administrator's failure does not stop the others", async () => {
  const { connect, says, read, stored, db } = await aCalendar();
  await connect();
  const [secret] = await documentsOf(db, 'calendar_secrets');
  const [calendar] = await documentsOf(db, 'calendars');
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
  const { connect, ask, db, open, read } = await aCalendar();
  await connect();

  expect((await ask('/disconnect')).json).toEqual({ success: true });

  expect(await documentsOf(db, 'calendars')).toEqual([]);
  expect(await documentsOf(db, 'calendar_secrets')).toEqual([]);
  expect(await open()).toEqual(['9:00 AM', '10:00 AM', '11:00 AM']);
  await read(later(HOUR));
  expect((await ask('/read')).status).toBe(404);
  expect((await ask('/disconnect')).status).toBe(200);
});

test('a calendar that is disconnected while it is read does not come back', async () => {
  const { connect, ask, db, read, server } = await aCalendar();
  await connect();
  const { resolve } = server.network;
  Object.assign(server.network, {
    resolve: async (host: string) => {
      await ask('/disconnect');
      return resolve(host);
    },
  });

  await read(later(HOUR));

  expect(await documentsOf(db, 'calendars')).toEqual([]);
  expect(await documentsOf(db, 'calendar_secrets')).toEqual([]);
});
