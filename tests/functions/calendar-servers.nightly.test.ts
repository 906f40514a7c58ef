/** Calendars on other people's servers, with events by a client that is not ours. */
import { execa } from 'execa';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { signIn } from '../support/accounts.ts';
import { startAdminApi } from '../support/admin-api-under-test.ts';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { offer } from '../support/payloads.ts';
import { pythonWith } from '../support/python-tool.ts';
import { startRadicale } from '../support/radicale.ts';
import { startXandikos } from '../support/xandikos.ts';

const [{ uid: ADMIN, email }] = DEMO_ADMINS;
const DATE = '2026-12-08';
const HOURS = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM'];

/** Makes calendars with events, as the account's owner does in a calendar program. */
const CLIENT = `
import json, sys
import caldav

account = json.load(sys.stdin)
client = caldav.DAVClient(url=account["origin"], username=account["user"], password=account["password"])
principal = client.principal()
for name, files in account["calendars"].items():
    calendar = principal.make_calendar(name=name)
    for file in files:
        calendar.add_event(file)
`;

function eventFile(uid: string, ...lines: string[]): string {
  const event = [`UID:${uid}`, 'DTSTAMP:20261101T000000Z', 'SUMMARY:A private appointment', ...lines];
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Others//EN', 'BEGIN:VEVENT', ...event];
  return [...all, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
}

const client = await pythonWith('caldav', '3.6.0');
const servers = [
  { name: 'Radicale', hasPasswords: true, server: await startRadicale() },
  { name: 'Xandikos', hasPasswords: false, server: await startXandikos() },
];
afterAll(() => Promise.all(servers.map(({ server }) => server?.stop())));

/** Returns the site of an administrator, and requests about calendars of the account. */
async function aSite({ origin, user, password }: { origin: string; user: string; password: string }) {
  const api = await startApi({ settings: { copySeconds: 0 } });
  await offer(api.db, DATE, HOURS, ADMIN);
  const admin = await startAdminApi({ db: api.db });
  const { idToken } = await signIn(email, DEMO_ADMIN_PASSWORD);
  const connect = (more: object = {}) =>
    admin.post('/api/admin/calendar', { kind: 'caldav', url: origin, user, password, ...more }, undefined, {
      authorization: `Bearer ${idToken}`,
    });
  const open = async () => {
    const { json } = await api.get('/api/availability');
    const days = json.availability as { slots: { time: string }[] }[];
    return days.flatMap(({ slots }) => slots.map(({ time }) => time));
  };
  return { connect, open, stored: () => documentsOf(api.db, 'calendars') };
}

for (const { name, hasPasswords, server } of servers) {
  describe.skipIf(!server || !client)(name, () => {
    const account = server ?? { origin: '', user: '', password: '' };

    test('calendars of another client are found by name, chosen, and close hours', async () => {
      const weekly = ['DTSTART;TZID=Europe/Berlin:20261201T170000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'];
      const calendars = {
        'Work & more': [eventFile('work-1', 'DTSTART:20261208T150000Z', 'DURATION:PT1H')],
        Private: [eventFile('private-1', ...weekly)],
      };
      const input = JSON.stringify({ ...account, calendars });
      await execa(client ?? '', ['-c', CLIENT], { input });
      const { connect, open, stored } = await aSite(account);

      const { json } = await connect();

      const found = json.calendars as { url: string; name: string; ahead: number }[];
      const own = found.filter((each) => each.name in calendars);
      expect(own.map((each) => each.name).sort()).toEqual(['Private', 'Work & more']);
      expect(own.every(({ ahead }) => ahead > 0)).toBe(true);
      expect([json.connected, await stored()]).toEqual([[], []]);
      await connect({ calendars: own.map(({ url }) => url) });
      expect(await stored()).toHaveLength(2);
      expect(await open()).toEqual(['9:00 AM', '1:00 PM']);
    });

    test.each(['ada/', 'nowhere/', 'ada/nothing/here.ics'])(
      'the address %s, which is no calendar, connects nothing',
      async (path) => {
        const { connect, stored } = await aSite(account);

        const { json } = await connect({ url: account.origin + path });

        expect(json.calendars.length).toBeGreaterThan(1);
        expect(await stored()).toEqual([]);
      },
    );

    test.skipIf(!hasPasswords)('a wrong password is refused', async () => {
      const { connect, stored } = await aSite(account);

      const { status, json } = await connect({ password: 'wrong' });

      expect([status, json.fields]).toEqual([422, { password: 'The user name or password was refused.' }]);
      expect(await stored()).toEqual([]);
    });
  });
}
