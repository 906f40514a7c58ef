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
  openCard,
  PARTNER,
  press,
  question,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, held } from '../../../../tests/browser/fake-api.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { CalendarCard } from './CalendarCard.tsx';

const CONNECT = 'POST /api/admin/calendar';
const SECRET = 'https://calendar.example.com/private-1a2b/basic.ics';
const CONNECTED = { success: true, id: ADMIN.uid, ahead: 3 };

const calendar = card('Your Calendars');
const address = calendar.getByLabelText('Address of the calendar');
const connect = button('Connect', calendar);
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
  await connect.click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/Use an address that starts with https:\/\/$/);
  expect(api.requests).toEqual([]);
  await address.fill(` ${SECRET.replace('https:', 'webcal:')} `);
  await connect.click();
  await expectToast('Calendar connected', '3 events in the next 60 days');
  expect(sentTo(api)).toEqual([{ url: SECRET }]);
  await expect.element(calendar).toMatchTextContent('calendar.example.com');
  await expect.element(calendar).toMatchTextContent('Read this minute');
  await expect
    .element(calendar)
    .toMatchTextContent('1 event in the next 60 days, the next one Thu, Jan 7, 9:00 AM');
  await expect.element(address).not.toBeInTheDocument();
  // The pressed button was removed
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
});

test("the server's refusal stands next to the address, nothing typed is lost, and the next try can succeed", async () => {
  const api = fakeApi({ [CONNECT]: calendarRefused({ url: 'There is no calendar at this address.' }) });
  await openCard(<CalendarCard />);
  await tabTo(address);
  await press(SECRET, '{Enter}');
  await expect.element(address).toHaveAccessibleDescription(/There is no calendar at this address\.$/);
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue(SECRET);
  api.answer(CONNECT, CONNECTED);
  await connect.click();
  await expectToast('Calendar connected');
});

test('while the server reads the calendar, nothing can be typed or sent twice; an empty one says so', async () => {
  const answer = held({ ...CONNECTED, ahead: 0 });
  const api = fakeApi({ [CONNECT]: answer.answer });
  await openCard(<CalendarCard />);
  await address.fill(SECRET);
  await connect.click();
  await expect.element(connect).toHaveAttribute('aria-busy', 'true');
  await expect.element(address).toHaveAttribute('readonly');
  connect.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  answer.release();
  await expectToast('Calendar connected', 'No events in the next 60 days. Is this the right calendar?');
  expect(api.requestsTo(CONNECT)).toHaveLength(1);
});

test("the other administrator's calendar is not shown", async () => {
  storeCalendar([], { admin_id: PARTNER.uid });
  await openCard(<CalendarCard />);
  await expect.element(connect).toBeVisible();
  storeCalendar([], { admin_id: ADMIN.uid, host: 'own.example.com' });
  await expect.element(calendar).toMatchTextContent('own.example.com');
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: the form with what is missing and where to find it, connected, and failing`, async () => {
    await setViewport(viewport);
    await openCard(<CalendarCard />);
    await connect.click();
    await expect.element(address).toHaveFocus();
    await calendar.getByText('Where to find it').click();
    await expect.element(calendar.getByText('Nextcloud', { exact: true })).toBeVisible();
    await expectAccessible();
    storeCalendar([['2027-01-07', '9:00 AM', '10:00 AM']], {
      host: 'a-very-long-name-of-a-server-in-the-intranet.calendar.example.com',
      failing_since: minutesAgo(180),
      failure: 'There is no calendar at this address.',
    });
    await expect.element(calendar.getByRole('alert')).toBeVisible();
    await expectAccessible();
    await disconnect.click();
    await expect.element(asked).toBeVisible();
    await expectAccessible();
  });
}
