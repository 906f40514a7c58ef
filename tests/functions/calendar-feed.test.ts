/** An administrator's calendar feed: its secret address, and what calendar programs read there. */
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { calendarHost } from '../../src/config/brand.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { CALENDAR_FEEDS } from '../../src/domain/records/calendar-feeds.ts';
import { signIn } from '../support/accounts.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { aQuoteRequest, choosePlace, offer } from '../support/payloads.ts';

const [{ uid: ME, email: MY_EMAIL }] = DEMO_ADMINS;
const ROOM = 'https://meet.example.com/a,b;c?x=1';

/** Creates the administrator's meetings and their feed. */
async function aFeed() {
  const meetings = await bookedMeetings();
  const { db, post, visitors } = meetings;
  await db.doc(ADMINS.path(ME)).update({ email: MY_EMAIL });
  const { idToken } = await signIn(MY_EMAIL, DEMO_ADMIN_PASSWORD);
  const asMe = { authorization: `Bearer ${idToken}` };
  return {
    ...meetings,
    create: async () => {
      const { status, json } = await post('/api/admin/calendar-feed', {}, undefined, asMe);
      expect(status).toBe(201);
      return new URL(json.url).pathname;
    },
    revoke: () => post('/api/admin/calendar-feed/revoke', {}, undefined, asMe),
    read: (path: string) => visitors.get(path),
    /** Books one of the administrator's hours. */
    bookMine: async (time: string, changes: Record<string, unknown> = {}) => {
      const availability_id = await offer(db, DAY, [time], ME);
      return meetings.book({ time, availability_id, ...changes });
    },
  };
}

function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('the feed has the meetings of its administrator, complete, and answers as private files do', async () => {
  const feed = await aFeed();
  await choosePlace(feed.db, { video_url: ROOM });
  const user_email = 'vera@acme.example';
  const quoted = await feed.visitors.post('/api/send-quote', aQuoteRequest());
  const { id } = await feed.bookMine('10:00 AM', {
    user_email,
    user_name: 'Vera Visitor',
    company: 'Acme, Inc.; "Booths"',
    user_phone: '+1 555 010 0199',
    quote_submission_id: quoted.json.quote_submission_id,
  });
  await feed.book({ time: '11:00 AM' });
  const { reference } = await feed.stored(id);

  const { status, headers, text } = await feed.read(await feed.create());

  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Booth Studio meetings');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M');
  const [event, ...others] = eventsIn(text);
  expect(others).toEqual([]);
  expect(event?.summary).toBe('Kickoff meeting: Acme, Inc.; "Booths"');
  expect(event?.uid).toBe(`${id}.${ME}@${calendarHost}`);
  expect(event?.sequence).toBe(0);
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-08T15:00:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-12-08T15:45:00.000Z');
  expect(event?.organizer).toMatch(/^mailto:.+@.+/);
  expect(event?.location).toBe(ROOM);
  expect(event?.component.getFirstPropertyValue('conference')).toBe(ROOM);
  const link = `https://booth.example/admin#bookings?booking=${id}`;
  expect(event?.component.getFirstPropertyValue('url')).toBe(link);
  for (const name of ['dtstamp', 'last-modified', 'created']) {
    expect(event?.component.getAllProperties(name), name).toHaveLength(1);
  }
  expect(event?.description.split('\n')).toEqual([
    'Name: Vera Visitor',
    'Company: Acme, Inc.; "Booths"',
    'Phone: +1 555 010 0199',
    `Email: ${user_email}`,
    'Website: acme.example',
    "Visitor's time: Wednesday, December 9, 2026 at 12:00 AM Japan Standard Time",
    'Duration: 30-45 minutes',
    `Where: Video call: ${ROOM}`,
    '',
    'Show: CES, Las Vegas, NV',
    "Booth: 10' × 10', Launch",
    'Estimated total: $8,690',
    `Reference: ${reference}`,
    `Open the booking: ${link}`,
  ]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('three parsers read the same meetings, each with its own room', async () => {
  const feed = await aFeed();
  await choosePlace(feed.db, { video_url: 'https://meet.example.com/{reference}' });
  await feed.bookMine('10:00 AM', { company: 'Žluť & 東京 Söhne, "x"; y' });
  const held = await feed.bookMine('11:00 AM', { company: 'Later' });
  await feed.db.doc(`bookings/${held.id}`).update({ status: 'held' });
  const { text } = await feed.read(await feed.create());

  const read = eventsIn(text).map((event) => ({
    uid: event.uid,
    summary: event.summary,
    start: event.startDate.toJSDate().toISOString(),
    room: event.component.getFirstPropertyValue('conference'),
  }));

  expect(read).toHaveLength(2);
  expect(new Set(read.map(({ room }) => room)).size).toBe(2);
  const withoutRoom = read.map(({ room: _room, ...event }) => event);
  const byNodeIcal = Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [{ uid: event.uid, summary: event.summary, start: new Date(event.start).toISOString() }]
      : [],
  );
  expect(byNodeIcal).toEqual(withoutRoom);
  const { events = [] } = convertIcsCalendar(undefined, text);
  expect(
    events.map(({ uid, summary, start }) => ({ uid, summary, start: start.date.toISOString() })),
  ).toEqual(withoutRoom);
});

test('a move counts up under the same id, and the meeting leaves when canceled, pending or 30 days past', async () => {
  const feed = await aFeed();
  const { id } = await feed.bookMine('10:00 AM');
  const path = await feed.create();
  const [before] = eventsIn((await feed.read(path)).text);
  expect((await feed.read(path)).text).toBe((await feed.read(path)).text);
  const availability_id = await offer(feed.db, DAY, ['2:00 PM'], ME);
  await feed.ask(`${id}/move`, { date: DAY, time: '2:00 PM', availability_id });

  const [moved] = eventsIn((await feed.read(path)).text);

  expect([moved?.uid, moved?.sequence]).toEqual([before?.uid, 1]);
  expect(moved?.startDate.toJSDate().toISOString()).toBe('2026-12-08T19:00:00.000Z');
  const booking = feed.db.doc(`bookings/${id}`);
  const count = async () => eventsIn((await feed.read(path)).text).length;
  await booking.update({ status: 'pending' });
  expect(await count()).toBe(0);
  await booking.update({ status: 'no-show' });
  expect(await count()).toBe(1);
  await booking.update({ status: 'cancelled' });
  expect(await count()).toBe(0);
  await booking.update({ status: 'held' });
  feed.visitors.time.now = new Date('2027-01-07T18:00:00Z');
  expect(await count()).toBe(1);
  feed.visitors.time.now = new Date('2027-01-07T20:00:00Z');
  expect(await count()).toBe(0);
});

test('only a hash of the secret is stored; a new address replaces the one before, and revoking ends it', async () => {
  const feed = await aFeed();
  const first = await feed.create();
  const second = await feed.create();

  expect(second).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  const stored = JSON.stringify((await feed.db.doc(CALENDAR_FEEDS.path(ME)).get()).data());
  for (const path of [first, second]) expect(stored).not.toContain(path.slice(10, -4));
  expect([(await feed.read(first)).status, (await feed.read(second)).status]).toEqual([404, 200]);

  for (let round = 0; round < 2; round += 1) {
    const { status, json } = await feed.revoke();
    expect([status, json]).toEqual([200, { success: true }]);
    expect((await feed.read(second)).status).toBe(404);
  }
});

test('every address that opens nothing gets the same answer', async () => {
  const feed = await aFeed();
  const path = await feed.create();
  const secret = path.slice(10, -4);
  const wrong = ['/calendar/', '/calendar/x.ics', '/calendar/%zz.ics', `/calendar/${secret}`, `${path}x`];
  wrong.push(`/calendar/${secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}.ics`);
  wrong.push(`/calendar/${secret}.ICS`, `/Calendar/${secret}.ics`, `/calendar/${secret}.ics/x`);

  for (const address of wrong) {
    const { status, text, headers } = await feed.read(address);
    expect([status, JSON.parse(text).code, headers.get('cache-control')], address).toEqual([
      404,
      'not-found',
      'no-store',
    ]);
  }
  expect((await feed.visitors.send(path, { method: 'POST' })).status).toBe(405);
});

test.each([
  [
    'has no record any more',
    (feed: Awaited<ReturnType<typeof aFeed>>) => feed.db.doc(ADMINS.path(ME)).delete(),
  ],
  [
    'has a record without an address',
    (feed: Awaited<ReturnType<typeof aFeed>>) =>
      feed.db.doc(ADMINS.path(ME)).set({ way: 'invitation', sessions_from: 0 }),
  ],
  [
    'has an empty address',
    (feed: Awaited<ReturnType<typeof aFeed>>) => feed.db.doc(ADMINS.path(ME)).update({ email: '' }),
  ],
  [
    'is not on ADMIN_EMAILS any more',
    (feed: Awaited<ReturnType<typeof aFeed>>) =>
      feed.db.doc(ADMINS.path(ME)).update({ email: 'former@booth.example' }),
  ],
])('the feed of an administrator who %s is gone', async (_what, revoke) => {
  const feed = await aFeed();
  const path = await feed.create();
  expect((await feed.read(path)).status).toBe(200);

  await revoke(feed);

  const { status, text } = await feed.read(path);
  const unknown = await feed.read(`/calendar/${'x'.repeat(43)}.ics`);
  expect([status, text]).toEqual([404, unknown.text]);
});
