import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { NOW, startMeetings, storeCalendar } from '../../../../tests/browser/admin-meetings.tsx';
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
import { type Answer, fakeApi, held, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { CalendarCard } from './CalendarCard.tsx';

const CONNECT = 'POST /api/admin/calendar';
const READ = 'POST /api/admin/calendar/read';
const DISCONNECT = 'POST /api/admin/calendar/disconnect';
const SECRET = 'https://calendar.example.com/private-1a2b/basic.ics';
const DONE = { success: true };

const calendar = card('Your Calendar');
const kind = (name: string) => calendar.getByRole('radio', { name: new RegExp(`^${name}`) });
const address = calendar.getByLabelText('Address of the calendar');
const user = calendar.getByLabelText('User name');
const password = calendar.getByLabelText('App password');
const connect = button('Connect', calendar);
const readNow = button('Read now', calendar);
const disconnect = button('Disconnect', calendar);
const asked = question('Disconnect your calendar?');
const confirm = button('Disconnect', asked);

beforeEach(() => startMeetings());

/** Returns the server's refusal with a reason for a field. */
const unreadable = (fields: Record<string, string>): Answer => {
  const [error] = Object.values(fields);
  return () => problem(422, { code: 'calendar-unreadable', error, fields });
};

const minutesAgo = (minutes: number) => Timestamp.fromMillis(NOW.getTime() - minutes * 60_000);

/** Returns the bodies sent to a route. */
const sentTo = (api: ReturnType<typeof fakeApi>) =>
  api.requestsTo(CONNECT).map(({ body }) => JSON.parse(body));

test('a private address is enough to connect; what is missing is said next to it', async () => {
  const api = fakeApi({
    [CONNECT]: () => {
      storeCalendar([['2027-01-07', '9:00 AM', '10:00 AM']]);
      return DONE;
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
  await expectToast('Calendar connected');
  expect(sentTo(api)).toEqual([{ kind: 'ical', url: SECRET }]);
  await expect.element(calendar).toMatchTextContent('calendar.example.com');
  await expect.element(calendar).toMatchTextContent('Read this minute · 1 busy time ahead');
  await expect.element(address).not.toBeInTheDocument();
  // The pressed button was removed
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
});

test('CalDAV by keyboard alone: address, user name and app password, which is never shown', async () => {
  const api = fakeApi({ [CONNECT]: DONE });
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
  const api = fakeApi({ [CONNECT]: unreadable(refused) });
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
  api.answer(CONNECT, DONE);
  await password.fill('right');
  await connect.click();
  await expectToast('Calendar connected');
  expect(sentTo(api)).toMatchObject([{ password: 'wrong' }, { password: 'right' }]);
});

test('a refusal about a field that is not shown, or no answer at all, is a message, and the address stays', async () => {
  allowProblems(REPORTED);
  const api = fakeApi({ [CONNECT]: unreadable({ password: 'The password was refused.' }) });
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
  const answer = held(DONE);
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

test('the age of the copy and the busy times ahead follow the clock and the calendar', async () => {
  const path = storeCalendar([
    ['2027-01-06', '9:00 AM', '11:00 AM'],
    ['2027-01-07', '9:00 AM', '10:00 AM'],
    ['2027-01-05', '9:00 AM', '10:00 AM'],
  ]);
  database.change(path, { read_at: minutesAgo(4) });
  await openCard(<CalendarCard />);
  await expect.element(calendar).toMatchTextContent('Read 4 minutes ago · 2 busy times ahead');
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  await expect.element(calendar).toMatchTextContent('Read 1 hour ago · 1 busy time ahead');
  database.change(path, { read_at: null });
  await expect.element(calendar).toMatchTextContent('Not read yet');
});

test('Read now reads it; a failure is reported with its reason', async () => {
  allowProblems(REPORTED);
  const path = storeCalendar([], { read_at: minutesAgo(9) });
  const api = fakeApi({
    [READ]: () => {
      database.change(path, { read_at: Timestamp.now() });
      return DONE;
    },
  });
  await openCard(<CalendarCard />);
  await expect.element(calendar).toMatchTextContent('Read 9 minutes ago');
  await readNow.click();
  await expectToast('Calendar read');
  await expect.element(calendar).toMatchTextContent('Read this minute');
  api.answer(READ, unreadable({ url: 'The server did not answer within 5 seconds.' }));
  await readNow.click();
  await expectToast('Error reading calendar', 'The server did not answer within 5 seconds.');
  await expect.element(readNow).toHaveFocus();
});

test('Disconnect asks first; then the form is there, without the address', async () => {
  const path = storeCalendar();
  fakeApi({
    [DISCONNECT]: () => {
      database.remove(path);
      return DONE;
    },
  });
  await openCard(<CalendarCard />);
  await disconnect.click();
  await expect.element(asked).toMatchTextContent('Visitors can then book the hours of your events.');
  await button('Cancel', asked).click();
  await expect.element(disconnect).toHaveFocus();
  await disconnect.click();
  await confirm.click();
  await expectToast('Calendar disconnected');
  await expect.element(address).toHaveValue('');
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
});

test('a calendar that could not be disconnected stays, with a message', async () => {
  allowProblems(REPORTED);
  storeCalendar();
  fakeApi({ [DISCONNECT]: noAnswer });
  await openCard(<CalendarCard />);
  await disconnect.click();
  await confirm.click();
  await expectToast('Error disconnecting calendar', NO_NETWORK);
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(disconnect).toBeVisible();
});

test('two hours without success are a warning with the reason, which goes with the next success', async () => {
  const failure = 'The server did not answer within 5 seconds.';
  const path = storeCalendar([], { failing_since: minutesAgo(119), failure });
  await openCard(<CalendarCard />);
  const warning = calendar.getByRole('alert');
  await expect.element(readNow).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(warning).toMatchTextContent('Your calendar cannot be read');
  await expect
    .element(warning)
    .toMatchTextContent(
      `${failure} Failing since Wed, Jan 6, 8:01 AM (New York). Hours with new events stay open meanwhile.`,
    );
  database.change(path, { failing_since: null, failure: '', read_at: Timestamp.now() });
  await expect.element(warning).not.toBeInTheDocument();
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
