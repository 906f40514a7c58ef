/** A connected calendar in the card 'Your Calendars': its reading, its controls, its failures. */
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  calendarRefused,
  minutesAgo,
  NOW,
  startMeetings,
  storeCalendar,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  question,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { CalendarCard } from './CalendarCard.tsx';

const READ = `POST /api/admin/calendar/${ADMIN.uid}/read`;
const CHANGE = `POST /api/admin/calendar/${ADMIN.uid}/change`;
const DISCONNECT = `POST /api/admin/calendar/${ADMIN.uid}/disconnect`;
const DONE = { success: true };

const calendar = card('Your Calendars');
const address = calendar.getByLabelText('Address of the calendar');
const readNow = button('Read now', calendar);
const disconnect = button('Disconnect', calendar);
const asked = question('Disconnect your calendar?');
const confirm = button('Disconnect', asked);

beforeEach(() => startMeetings());

const at = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** Stores a calendar in each state. */
function storeStates() {
  const next = at('2027-01-07T15:00:00Z');
  const examples = [
    { title: 'Budget meeting', reason: 'Its start is not a date.' },
    { title: '', reason: 'Its rule repeats every second.' },
  ];
  const guessed_zones = [{ name: 'Mitteleuropa', used: 'America/New_York' }];
  storeCalendar([], {
    ahead: { count: 14, next },
    unread: { count: 5, examples },
    guessed_zones,
  });
  storeCalendar([], { id: 'empty', ahead: { count: 0, next: null } });
  storeCalendar([], { id: 'paused', paused: true });
  storeCalendar([], {
    id: 'failing',
    host: 'a-very-long-name-of-a-server-in-the-intranet.calendar.example.com',
    ahead: { count: 3, next },
    failing_since: minutesAgo(180),
    failure: 'There is no calendar at this address.',
  });
  storeCalendar([], {
    id: 'waiting',
    ahead: { count: 1, next },
    failing_since: minutesAgo(5),
    failure: 'The server has too much to do and asks us to wait.',
    retry_at: Timestamp.fromMillis(NOW.getTime() + 40 * 60_000),
  });
}

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

test('each of several calendars is paused, resumed and set by itself; another one is connected', async () => {
  const path = storeCalendar([], { host: 'work.example.com' });
  storeCalendar([], { id: 'second', host: 'private.example.com' });
  const api = fakeApi({
    [CHANGE]: () => {
      database.change(path, JSON.parse(api.requestsTo(CHANGE).at(-1)?.body ?? '{}'));
      return DONE;
    },
  });
  await openCard(<CalendarCard />);
  const work = calendar.getByRole('listitem', { name: 'work.example.com' });
  await expect.element(calendar.getByRole('listitem', { name: 'private.example.com' })).toBeVisible();
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
  api.answer(READ, calendarRefused({ url: 'The server did not answer within 5 seconds.' }));
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

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: calendars with unread events and guessed time zones, empty, paused, failing, waiting`, async () => {
    await setViewport(viewport);
    storeStates();
    await openCard(<CalendarCard />);
    await calendar.getByText('5 events could not be read').click();
    for (const text of [
      'Budget meeting: Its start is not a date.',
      'Without a title: Its rule repeats every second.',
      'and 3 more',
      'No events in the next 60 days. Is this the right calendar?',
      "The time zone 'Mitteleuropa' is unknown. We used America/New_York.",
      'The last reading failed: The server has too much to do and asks us to wait.',
      'We ask again after Wed, Jan 6, ',
    ]) {
      await expect.element(calendar).toMatchTextContent(text);
    }
    // A failure of a moment ago is no warning
    await expect.element(calendar.getByRole('alert')).toHaveLength(1);
    await expectAccessible();
  });
}
