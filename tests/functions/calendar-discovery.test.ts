/** Calendars are found on a CalDAV server from any of its addresses; nothing else is connected. */
import { expect, test } from 'vitest';
import { documentsOf, NOW } from '../support/api-under-test.ts';
import { aCalendar, calendarWith } from '../support/calendar-under-test.ts';
import {
  calendar,
  collection,
  davAnswer,
  multistatus,
  type Resources,
  response,
} from '../support/dav-server.ts';

const ACCOUNT: Resources = {
  '/dav/': collection({ 'd:current-user-principal': '/dav/principals/ada/' }),
  '/dav/principals/ada/': collection({ 'cal:calendar-home-set': '/dav/calendars/ada/' }),
  '/dav/calendars/ada/': collection({}),
  '/dav/calendars/ada/work/': calendar('Work', ['VEVENT', 'VTODO'], [calendarWith(15)]),
  '/dav/calendars/ada/private/': calendar('Private &amp; family', ['VEVENT'], [calendarWith(16)]),
  '/dav/calendars/ada/tasks/': calendar('Tasks', ['VTODO']),
};

/** Starts a server with these resources; `connect` asks for a path on it. */
async function anAccount(resources: Resources = ACCOUNT) {
  const api = await aCalendar();
  const { says, server, ask } = api;
  says.answer = (request) => davAnswer(resources, request);
  const access = { kind: 'caldav', user: 'ada', password: 'secret' };
  const at = (path: string) => `${server.url}${path.slice(1)}`;
  return {
    ...api,
    at,
    connect: (path: string, more: object = {}) => ask('', { ...access, url: at(path), ...more }),
    stored: () => documentsOf(api.db, 'calendars'),
  };
}

test.each(['/dav/', '/dav/principals/ada/', '/dav/calendars/ada/'])(
  'the address %s, which is no calendar, leads to the calendars; nothing is connected before one is chosen',
  async (path) => {
    const { connect, at, stored, open } = await anAccount({
      ...ACCOUNT,
      '/dav/calendars/ada/': collection({ 'd:current-user-principal': '/dav/principals/ada/' }),
    });

    const { status, json } = await connect(path);

    expect([status, json]).toEqual([
      200,
      {
        success: true,
        connected: [],
        calendars: [
          { url: at('/dav/calendars/ada/work/'), name: 'Work', color: '#FF2968', ahead: 1 },
          { url: at('/dav/calendars/ada/private/'), name: 'Private & family', color: '#FF2968', ahead: 1 },
        ],
      },
    ]);
    expect(await stored()).toEqual([]);
    expect(await open()).toEqual(['9:00 AM', '10:00 AM', '11:00 AM']);
  },
);

test('the chosen calendars are connected, each with its name, and close hours together', async () => {
  const { connect, at, stored, open } = await anAccount();
  const calendars = ['work', 'private'].map((name) => at(`/dav/calendars/ada/${name}/`));

  const { json } = await connect('/dav/', { calendars });

  expect(json.connected.map(({ name }: { name: string }) => name)).toEqual(['Work', 'Private & family']);
  expect(await stored()).toHaveLength(2);
  expect(await open()).toEqual(['9:00 AM']);
});

test("the address of a calendar connects it, and again with a new password takes the same one's place", async () => {
  const { connect, stored, open, db } = await anAccount();

  await connect('/dav/calendars/ada/work/');
  const { json } = await connect('/dav/calendars/ada/work/', { password: 'new' });

  expect(json).toMatchObject({ connected: [{ name: 'Work', ahead: 1 }], calendars: [] });
  expect(await stored()).toMatchObject([{ name: 'Work', color: '#FF2968', kind: 'caldav' }]);
  expect(await documentsOf(db, 'calendar_secrets')).toHaveLength(1);
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
});

test('the only calendar of an account is connected without a choice', async () => {
  const { '/dav/calendars/ada/private/': _private, ...one } = ACCOUNT;
  const { connect } = await anAccount(one);

  expect((await connect('/dav/')).json.connected).toMatchObject([{ name: 'Work' }]);
});

test('a page of the server leads to its CalDAV by the well-known address', async () => {
  const { connect, says } = await anAccount();
  says.answer = (request) =>
    request.url === '/.well-known/caldav'
      ? { status: 301, headers: { location: '/dav/' } }
      : davAnswer(ACCOUNT, request);

  expect((await connect('/apps/calendar')).json.calendars).toHaveLength(2);
});

test('a partition of the same company gets the credentials, a stranger does not', async () => {
  const { connect, says, server } = await anAccount();
  const { port, requests } = server;
  const home = (host: string) => ({
    ...ACCOUNT,
    '/dav/principals/ada/': collection({
      'cal:calendar-home-set': `https://${host}:${port}/dav/calendars/ada/`,
    }),
  });
  says.answer = (request) => davAnswer(home('p34.calendar.test'), request);
  expect((await connect('/dav/')).json.calendars).toHaveLength(2);
  expect(requests.at(-1)).toMatchObject({
    host: `p34.calendar.test:${port}`,
    authorization: 'Basic YWRhOnNlY3JldA==',
  });

  says.answer = (request) => davAnswer(home('other.test'), request);
  const { status, json } = await connect('/dav/');

  expect([status, json.error]).toEqual([422, 'There is no calendar at this address.']);
  expect(requests.filter(({ host }) => host.startsWith('other.test'))).toEqual([]);
});

test.each([
  [
    'has no calendars',
    (): Resources => ({ '/dav/': collection({}) }),
    'There is no calendar at this address.',
  ],
  [
    'is a list of tasks',
    () => ({ '/dav/': calendar('Tasks', ['VTODO']) }),
    'This list has tasks only, no events.',
  ],
])('an address that %s is refused, and nothing is stored', async (_, resources, text) => {
  const { connect, stored } = await anAccount(resources());

  const { status, json } = await connect('/dav/');

  expect([status, json.code, json.fields]).toEqual([422, 'calendar-unreadable', { url: text }]);
  expect(await stored()).toEqual([]);
});

test.each([
  [401, 'password', 'The user name or password was refused.'],
  [403, 'url', 'There is no calendar at this address, or this account may not read it.'],
  [404, 'url', 'There is no calendar at this address.'],
  [415, 'url', 'This address does not understand CalDAV.'],
  [429, 'url', 'The server has too much to do and asks us to wait.'],
  [500, 'url', 'The server answered with an error (500).'],
  [507, 'url', 'The server sends only a part of this calendar.'],
])('a query that is answered with %s is refused in words', async (status, field, text) => {
  const { connect, says, stored } = await anAccount();
  says.answer = (request) => (request.method === 'REPORT' ? { status } : davAnswer(ACCOUNT, request));

  const { json } = await connect('/dav/calendars/ada/work/');

  expect(json).toMatchObject({ code: 'calendar-unreadable', fields: { [field]: text } });
  expect(await stored()).toEqual([]);
});

test('events that the server does not send are counted and named; the others close hours', async () => {
  const { connect, says, stored, open } = await anAccount();
  const gone =
    '<d:response><d:href>/dav/calendars/ada/work/lost%20one.ics</d:href><d:status>HTTP/1.1 403 Forbidden</d:status></d:response>';
  const data = `<cal:calendar-data><![CDATA[${calendarWith(15)}]]></cal:calendar-data>`;
  says.answer = (request) =>
    request.method === 'REPORT' ? multistatus([gone, response('/1.ics', data)]) : davAnswer(ACCOUNT, request);

  await connect('/dav/calendars/ada/work/');

  const reason = 'The server answered with an error (403).';
  expect(await stored()).toMatchObject([
    { unread: { count: 1, examples: [{ title: 'lost one.ics', reason }] }, ahead: { count: 1 } },
  ]);
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
});

test('a calendar of which the server sends only a part is not stored as complete', async () => {
  const { connect, says, stored, read, open } = await anAccount();
  await connect('/dav/calendars/ada/work/');
  const more =
    '<d:response><d:href>/dav/calendars/ada/work/</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>';
  says.answer = (request) =>
    request.method === 'REPORT' ? multistatus([more]) : davAnswer(ACCOUNT, request);

  await read(new Date(NOW.getTime() + 600_000));

  expect(await stored()).toMatchObject([
    { failure: 'The server sends only a part of this calendar.', busy: [{}] },
  ]);
  expect(await open()).toEqual(['9:00 AM', '11:00 AM']);
});

test('of several chosen calendars, one that cannot be read is named, and the others are connected', async () => {
  const { connect, says, at } = await anAccount();
  says.answer = (request) =>
    request.method === 'REPORT' && request.url?.includes('private')
      ? { status: 500 }
      : davAnswer(ACCOUNT, request);
  const calendars = ['work', 'private'].map((name) => at(`/dav/calendars/ada/${name}/`));

  const { json } = await connect('/dav/', { calendars });

  expect(json.connected).toMatchObject([{ name: 'Work' }]);
  expect(json.calendars).toMatchObject([
    { name: 'Private & family', failure: 'The server answered with an error (500).' },
  ]);
});
