import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  calendarRefused,
  minutesAgo,
  startMeetings,
  storeCalendar,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  card,
  expectToast,
  NO_NETWORK,
  openCard,
  PARTNER,
  press,
  question,
  REPORTED,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, held, noAnswer } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { CalendarCard } from './CalendarCard.tsx';

const CONNECT = 'POST /api/admin/calendar';
const SECRET = 'https://calendar.example.com/private-1a2b/basic.ics';
const CONNECTED = { success: true, connected: [{ id: ADMIN.uid, name: '', ahead: 3 }], calendars: [] };

const calendar = card('Your Calendars');
const kind = (name: string) => calendar.getByRole('radio', { name: new RegExp(`^${name}`) });
const address = calendar.getByLabelText('Address of the calendar');
const user = calendar.getByLabelText('User name');
const password = calendar.getByLabelText('App password');
const connect = button('Connect', calendar);
const readNow = button('Read now', calendar);
const disconnect = button('Disconnect', calendar);
const asked = question('Disconnect your calendar?');

beforeEach(() => startMeetings());

const at = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** Returns the bodies sent to a route. */
const sentTo = (api: ReturnType<typeof fakeApi>) =>
  api.requestsTo(CONNECT).map(({ body }) => JSON.parse(body));

test('a private address is enough to connect; what is missing is said next to it', async () => {
  const api = fakeApi({
    [CONNECT]: () => {
      storeCalendar([], { ahead: { count: 1, next: at('2027-01-07T14:00:00Z') } });
      return CONNECTED;
    },
  });
  await openCard(<CalendarCard />);
  await expect.element(kind('Private address')).toBeChecked();
  await expect.element(user).not.toBeInTheDocument();
  await connect.click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/Use an address that starts with https:\/\/$/);
  expect(api.requests).toEqual([]);
  await address.fill(` ${SECRET.replace('https:', 'webcal:')} `);
  await connect.click();
  await expectToast('Calendar connected', '3 events in the next 60 days');
  expect(sentTo(api)).toEqual([{ kind: 'ical', url: SECRET }]);
  await expect.element(calendar).toMatchTextContent('calendar.example.com');
  await expect.element(calendar).toMatchTextContent('Read this minute');
  await expect
    .element(calendar)
    .toMatchTextContent('1 event in the next 60 days, the next one Thu, Jan 7, 9:00 AM');
  await expect.element(address).not.toBeInTheDocument();
  // The pressed button was removed
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
});

test('CalDAV by keyboard alone: address, user name and app password, which is never shown', async () => {
  const api = fakeApi({ [CONNECT]: CONNECTED });
  await openCard(<CalendarCard />);
  await tabTo(kind('Private address'));
  await press('{ArrowDown}');
  await expect.element(kind('CalDAV')).toBeChecked();
  await tabTo(address);
  await press('https://dav.example.com/alex/work/');
  await tabTo(user);
  await press('alex');
  await tabTo(password);
  await press('abcd-efgh', '{Enter}');
  await expectToast('Calendar connected');
  const body = { url: 'https://dav.example.com/alex/work/', user: 'alex', password: 'abcd-efgh' };
  expect(sentTo(api)).toEqual([{ kind: 'caldav', ...body }]);
  await kind('CalDAV').click();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveValue('');
});

test('each empty field of CalDAV says so, and the first has the focus', async () => {
  await openCard(<CalendarCard />);
  await kind('CalDAV').click();
  await connect.click();
  await expect.element(user).toHaveAccessibleDescription(/Enter the user name$/);
  await expect.element(password).toHaveAccessibleDescription(/Enter the app password$/);
  await expect.element(address).toHaveFocus();
  await kind('Private address').click();
  await expect.element(address).toHaveAccessibleDescription('');
});

test("the server's refusals stand next to their fields, nothing typed is lost, and the next try can succeed", async () => {
  const refused = { user: 'The user name was refused.', password: 'The app password was refused.' };
  const api = fakeApi({ [CONNECT]: calendarRefused(refused) });
  await openCard(<CalendarCard />);
  await kind('CalDAV').click();
  await address.fill(SECRET);
  await user.fill('alex');
  await password.fill('wrong');
  await connect.click();
  await expect.element(user).toHaveAccessibleDescription(/The user name was refused\.$/);
  await expect.element(password).toHaveAccessibleDescription(/The app password was refused\.$/);
  await expect.element(user).toHaveFocus();
  await expect.element(address).toHaveValue(SECRET);
  await expect.element(password).toHaveValue('wrong');
  api.answer(CONNECT, CONNECTED);
  await password.fill('right');
  await connect.click();
  await expectToast('Calendar connected');
  expect(sentTo(api)).toMatchObject([{ password: 'wrong' }, { password: 'right' }]);
});

test('a refusal about a field that is not shown, or no answer at all, is a message, and the address stays', async () => {
  allowProblems(REPORTED);
  const api = fakeApi({ [CONNECT]: calendarRefused({ password: 'The password was refused.' }) });
  await openCard(<CalendarCard />);
  await address.fill(SECRET);
  await connect.click();
  await expectToast('Error connecting calendar', 'The password was refused.');
  api.answer(CONNECT, noAnswer);
  await connect.click();
  await expectToast('Error connecting calendar', NO_NETWORK);
  await expect.element(address).toHaveValue(SECRET);
});

test('while the server reads the calendar, nothing can be typed or sent twice', async () => {
  const answer = held(CONNECTED);
  const api = fakeApi({ [CONNECT]: answer.answer });
  await openCard(<CalendarCard />);
  await address.fill(SECRET);
  await connect.click();
  await expect.element(connect).toHaveAttribute('aria-busy', 'true');
  await expect.element(address).toHaveAttribute('readonly');
  connect.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  answer.release();
  await expectToast('Calendar connected');
  expect(api.requestsTo(CONNECT)).toHaveLength(1);
});

test('an account with several calendars: choose by name, and those that fail stay to be chosen', async () => {
  const found = [
    { url: 'https://dav.example.com/alex/work/', name: 'Work', color: '#2962ff', ahead: 14 },
    { url: 'https://dav.example.com/alex/private/', name: 'Private', color: '#ff2968', ahead: 0 },
    { url: 'https://dav.example.com/alex/old/', name: '', color: '', failure: 'This is not a calendar.' },
  ];
  const [work, personal] = found;
  const api = fakeApi({ [CONNECT]: { success: true, connected: [], calendars: found } });
  await openCard(<CalendarCard />);
  await kind('CalDAV').click();
  await address.fill('https://dav.example.com/');
  await user.fill('alex');
  await password.fill('abcd-efgh');
  await connect.click();
  const group = calendar.getByRole('group', { name: 'Which calendars close hours?' });
  await expect.element(group).toHaveFocus();
  await expect.element(group).toMatchTextContent('Work 14 events in the next 60 days');
  await expect.element(group).toMatchTextContent('Private No events in the next 60 days');
  await expect.element(group).toMatchTextContent('/alex/old/ This is not a calendar.');
  await connect.click();
  await expect.element(group).toHaveAccessibleDescription('Choose at least one calendar');
  await button('Back', calendar).click();
  await expect.element(address).toHaveValue('https://dav.example.com/');
  await connect.click();

  await tabTo(group.getByRole('checkbox', { name: /^Work/ }));
  await press(' ');
  await group.getByRole('checkbox', { name: /^Private/ }).click();
  api.answer(CONNECT, () => {
    storeCalendar([], { id: 'one', name: 'Work' });
    return {
      success: true,
      connected: [{ id: 'one', name: 'Work', ahead: 14 }],
      calendars: [{ ...personal, failure: 'The server did not answer in time.' }],
    };
  });
  await connect.click();
  await expectToast('Calendar connected', '14 events in the next 60 days');
  expect(sentTo(api).at(-1)).toMatchObject({ user: 'alex', calendars: [work?.url, personal?.url] });
  await expect.element(calendar.getByRole('listitem', { name: 'Work' })).toBeVisible();
  await expect.element(group).toMatchTextContent('The server did not answer in time.');
  await expect.element(group.getByRole('checkbox', { name: /^Work/ })).not.toBeInTheDocument();
});

test('an empty calendar says so, at once and in the card', async () => {
  const connected = [{ id: 'one', name: 'Rooms', ahead: 0 }];
  fakeApi({
    [CONNECT]: () => {
      storeCalendar([], { name: 'Rooms', ahead: { count: 0, next: null } });
      return { success: true, connected, calendars: [] };
    },
  });
  await openCard(<CalendarCard />);
  await address.fill(SECRET);
  await connect.click();
  const text = 'No events in the next 60 days. Is this the right calendar?';
  await expectToast('Calendar connected', text);
  await expect.element(calendar).toMatchTextContent(text);
});

test("the other administrator's calendar is not shown", async () => {
  storeCalendar([], { admin_id: PARTNER.uid });
  await openCard(<CalendarCard />);
  await expect.element(connect).toBeVisible();
  storeCalendar([], { admin_id: ADMIN.uid, host: 'own.example.com' });
  await expect.element(calendar).toMatchTextContent('own.example.com');
});

test('a calendar that cannot be loaded can be asked for again, and is not connected twice meanwhile', async () => {
  allowProblems(REPORTED);
  storeCalendar();
  database.refuse();
  await openCard(<CalendarCard />);
  await expect.element(calendar).toMatchTextContent('The calendar could not be loaded.');
  await expect.element(connect).not.toBeInTheDocument();
  database.allow();
  await button('Try again', calendar).click();
  await expect.element(readNow).toBeVisible();
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: both forms with what is missing and where to find it, connected, and failing`, async () => {
    await setViewport(viewport);
    await openCard(<CalendarCard />);
    for (const name of ['Private address', 'CalDAV']) {
      await kind(name).click();
      await connect.click();
      await expect.element(address).toHaveFocus();
      const hints = calendar.getByText('Where to find it');
      if (name === 'Private address') await hints.click();
      await expect.element(calendar.getByText('Nextcloud', { exact: true })).toBeVisible();
      await expectAccessible();
    }
    storeCalendar([['2027-01-07', '9:00 AM', '10:00 AM']], {
      host: 'a-very-long-name-of-a-server-in-the-intranet.calendar.example.com',
      failing_since: minutesAgo(180),
      failure: 'The user name or password was refused.',
    });
    await expect.element(calendar.getByRole('alert')).toBeVisible();
    await expectAccessible();
    await disconnect.click();
    await expect.element(asked).toBeVisible();
    await expectAccessible();
  });
}
