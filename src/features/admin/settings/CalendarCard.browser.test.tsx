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
const READ = `POST /api/admin/calendar/${ADMIN.uid}/read`;
const CHANGE = `POST /api/admin/calendar/${ADMIN.uid}/change`;
const DISCONNECT = `POST /api/admin/calendar/${ADMIN.uid}/disconnect`;
const SECRET = 'https://calendar.example.com/private-1a2b/basic.ics';
const DONE = { success: true };
const CONNECTED = { success: true, connected: [{ id: ADMIN.uid, name: '', ahead: 3 }], calendars: [] };

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

const at = (instant: string) => Timestamp.fromMillis(Date.parse(instant));
const minutesAgo = (minutes: number) => Timestamp.fromMillis(NOW.getTime() - minutes * 60_000);

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
  api.answer(CONNECT, CONNECTED);
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

test('the age of the copy and the next event follow the clock and the calendar', async () => {
  const ahead = { count: 2, next: Timestamp.fromMillis(NOW.getTime() + 30 * 60_000) };
  const path = storeCalendar([], { ahead });
  database.change(path, { read_at: minutesAgo(4) });
  await openCard(<CalendarCard />);
  await expect.element(calendar).toMatchTextContent('Read 4 minutes ago');
  await expect.element(calendar).toMatchTextContent('2 events in the next 60 days, the next one Wed, Jan 6');
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  await expect.element(calendar).toMatchTextContent('Read 1 hour ago');
  await expect.element(calendar).not.toMatchTextContent('the next one');
  database.change(path, { read_at: null });
  await expect.element(calendar).toMatchTextContent('Not read yet');
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
  api.answer(CONNECT, {
    success: true,
    connected: [{ id: 'one', name: 'Work', ahead: 14 }],
    calendars: [{ ...personal, failure: 'The server did not answer in time.' }],
  });
  await connect.click();
  await expectToast('Calendar connected', '14 events in the next 60 days');
  expect(sentTo(api).at(-1)).toMatchObject({ user: 'alex', calendars: [work?.url, personal?.url] });
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

test('events that could not be read are named with the reason, and guessed time zones, too', async () => {
  const examples = [
    { title: 'Budget meeting', reason: 'Its start is not a date.' },
    { title: '', reason: 'Its rule repeats every second.' },
  ];
  const guessed_zones = [{ name: 'Mitteleuropa', used: 'America/New_York' }];
  storeCalendar([], { ahead: { count: 4, next: null }, unread: { count: 5, examples }, guessed_zones });
  await openCard(<CalendarCard />);
  await calendar.getByText('5 events could not be read').click();
  await expect.element(calendar).toMatchTextContent('Budget meeting: Its start is not a date.');
  await expect.element(calendar).toMatchTextContent('Without a title: Its rule repeats every second.');
  await expect.element(calendar).toMatchTextContent('and 3 more');
  await expect
    .element(calendar)
    .toMatchTextContent("The time zone 'Mitteleuropa' is unknown. We used America/New_York.");
});

test('each of several calendars is paused, resumed and set by itself; another one is connected', async () => {
  const path = storeCalendar([], { name: 'Work', color: '#2962ff' });
  storeCalendar([], { id: 'second', name: 'Private' });
  const api = fakeApi({
    [CHANGE]: () => {
      database.change(path, JSON.parse(api.requestsTo(CHANGE).at(-1)?.body ?? '{}'));
      return DONE;
    },
  });
  await openCard(<CalendarCard />);
  const work = calendar.getByRole('listitem', { name: 'Work' });
  await expect.element(calendar.getByRole('listitem', { name: 'Private' })).toBeVisible();
  await button('Pause', work).click();
  await expectToast('Calendar paused', 'Visitors can book the hours of its events.');
  await expect.element(work).toMatchTextContent('Paused');
  await expect.element(button('Read now', work)).not.toBeInTheDocument();
  await button('Resume', work).click();
  await expectToast('Calendar resumed');
  const unanswered = work.getByRole('checkbox', { name: 'Invitations I have not answered are busy, too' });
  await unanswered.click();
  await expectToast('Calendar setting saved');
  await expect.element(unanswered).toBeChecked();
  await button('Connect another calendar', calendar).click();
  await expect.element(address).toBeVisible();
  await button('Cancel', calendar).click();
  await expect.element(address).not.toBeInTheDocument();
});

test('a failure of a moment ago, and a server that asks to wait, are said without a warning', async () => {
  const failure = 'The server has too much to do and asks us to wait.';
  const retry_at = Timestamp.fromMillis(NOW.getTime() + 40 * 60_000);
  storeCalendar([], { failing_since: minutesAgo(5), failure, retry_at });
  await openCard(<CalendarCard />);
  await expect.element(calendar).toMatchTextContent(`The last reading failed: ${failure}`);
  await expect.element(calendar).toMatchTextContent('We ask again after Wed, Jan 6, ');
  await expect.element(calendar.getByRole('alert')).not.toBeInTheDocument();
});

test('Read now reads it; a failure is told with its reason', async () => {
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
