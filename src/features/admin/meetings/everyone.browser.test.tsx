/** Bookings of a colleague: 'Mine' and 'Everyone', and handing over. */
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  allBookings as all,
  booking,
  bookings,
  expectBookers,
  exportBookings,
  openBooking,
  openMeetings,
  startMeetings,
  storeBooking,
  storeCalendar,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  card,
  dialog,
  expectToast,
  openPanel,
  PARTNER,
  REPORTED,
  storeTeam,
} from '../../../../tests/browser/admin-panel.tsx';
import { type FakeApi, fakeApi, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const CHECK = 'POST /api/admin/hand-over/check';
const UNDO = 'POST /api/admin/bookings/undo';
const FREE = { success: true, obstacles: [] };

const whose = bookings.getByRole('group', { name: 'Whose' });
const handing = dialog('Hand over the meeting with Vera Visitor');

beforeEach(() => startMeetings());

/** Stores a meeting of Sam, the colleague. */
function storeSams(changes: Parameters<typeof storeBooking>[0] = {}): string {
  const owner = { admin_id: PARTNER.uid, availability_id: `${PARTNER.uid}_2027-01-16` };
  return storeBooking({ user_name: 'Otto', time: '11:00 AM', ...owner, ...changes });
}

/** Opens the dialog for a meeting of one's own. */
async function openHandOver(): Promise<{ id: string; route: string; api: FakeApi }> {
  storeTeam();
  const id = storeBooking();
  const route = `POST /api/admin/bookings/${id}/hand-over`;
  const give = (admin_id: string) => database.change(`bookings/${id}`, { admin_id });
  const api = fakeApi({
    [CHECK]: FREE,
    [route]: () => {
      give(PARTNER.uid);
      const history = [{ what: 'handed', at: null, by: ADMIN.email, handed_to: PARTNER.email }];
      database.change(`bookings/${id}`, { history });
      return { success: true, change: { id, sequence: 1 } };
    },
    [UNDO]: () => {
      give(ADMIN.uid);
      return { success: true, undone: [id], failed: [] };
    },
  });
  await openMeetings();
  await openBooking('Vera Visitor');
  await button('Hand over: Vera Visitor').click();
  return { id, route, api };
}

test('the list shows one’s own bookings, everyone’s at a press, each with its host, and remembers the choice', async () => {
  storeTeam();
  storeBooking();
  storeSams();
  await openMeetings();
  await expect.element(button('Mine', whose)).toHaveAttribute('aria-pressed', 'true');
  await expectBookers(['Vera Visitor']);
  await expect.element(booking('Vera Visitor').getByText('You')).not.toBeInTheDocument();

  await button('Everyone', whose).click();
  await expectBookers(['Vera Visitor', 'Otto']);
  await expect.element(booking('Otto').getByText('Sam')).toBeVisible();
  await expect.element(booking('Vera Visitor').getByText('You')).toBeVisible();
  await expectAccessible();
  expect(localStorage.getItem('panel-everyone')).toBe('bookings');

  await button('Show all').click();
  await expectBookers(['Otto', 'Vera Visitor'], all);
  const { lines } = await exportBookings();
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Host', 'Sam', ADMIN.email, '']);
  const search = all.getByLabelText('Search');
  await search.fill('otto');
  await expectBookers(['Otto'], all);
  await search.fill('');
  await button('Mine', all).click();
  await expectBookers(['Vera Visitor'], all);
});

test('without a colleague there is neither a choice nor handing over', async () => {
  localStorage.setItem('panel-everyone', 'bookings');
  database.store(`admins/${ADMIN.uid}`, { email: ADMIN.email });
  storeBooking();
  storeSams();
  await openMeetings();
  await openBooking('Vera Visitor');
  await expectBookers(['Vera Visitor']);
  await expect.element(whose).not.toBeInTheDocument();
  await expect.element(button('Move meeting: Vera Visitor')).toBeVisible();
  await expect.element(button('Hand over: Vera Visitor')).not.toBeInTheDocument();
  await expect.element(dialog('Vera Visitor').getByText('Host', { exact: true })).not.toBeInTheDocument();
});

test('today shows everyone’s other meetings, too; the next one stays one’s own', async () => {
  storeTeam();
  storeBooking({ date: '2027-01-06', time: '2:00 PM' });
  storeSams({ date: '2027-01-06' });
  await openPanel('today');
  const soon = card('Today and Tomorrow');
  await expect.element(soon.getByText('No other meetings today or tomorrow.')).toBeVisible();
  await button('Everyone', soon).click();
  await expect.element(soon.getByRole('listitem')).toMatchTextContent('Otto');
  await expect.element(soon.getByRole('listitem').getByText('Sam')).toBeVisible();
  await expect.element(card('Next Meeting').getByRole('heading', { name: 'Vera Visitor' })).toBeVisible();
});

test('a colleague’s meeting is opened, acted on and taken over; one’s own calendar says nothing about it', async () => {
  localStorage.setItem('panel-everyone', 'bookings');
  storeTeam();
  storeCalendar([['2027-01-16', '11:00 AM', '12:00 PM']]);
  const id = storeSams();
  const route = `POST /api/admin/bookings/${id}/hand-over`;
  const api = fakeApi({ [route]: { success: true, change: { id, sequence: 1 } } });
  await openMeetings();
  const otto = await openBooking('Otto');
  await expect.element(otto.getByText('Sam', { exact: true })).toBeVisible();
  await expect.element(otto.getByText(/calendar/)).not.toBeInTheDocument();
  for (const action of ['Move meeting', 'Change place', 'Cancel meeting']) {
    await expect.element(button(`${action}: Otto`)).toBeVisible();
  }

  await button('Take over: Otto').click();
  const taking = dialog('Take over the meeting with Otto');
  await expect.element(taking).toMatchTextContent('New host: You');
  await button('Take over', taking).click();
  await expectToast('Meeting handed over', 'The meeting with Otto is now with you.');
  expect(JSON.parse(api.requestsTo(route)[0]?.body ?? '')).toEqual({ to: ADMIN.uid });
});

test('any other hour for a colleague’s meeting is checked against their day', async () => {
  localStorage.setItem('panel-everyone', 'bookings');
  storeTeam();
  storeSams();
  const api = fakeApi({
    'GET /api/availability': { availability: [] },
    [CHECK]: { success: true, obstacles: ['busy'] },
  });
  await openMeetings();
  await openBooking('Otto');
  await button('Move meeting: Otto').click();
  const moving = dialog('Move the meeting with Otto');
  await moving.getByText('Also possible: any other hour').click();
  await moving.getByLabelText('Date', { exact: true }).fill('2027-01-18');
  await moving.getByRole('combobox', { name: 'Time (New York)' }).selectOptions('7:00 PM');
  await expect.element(moving.getByText('Sam may not be free')).toBeVisible();
  await expect.element(moving.getByText('7:00 PM: busy in their calendar')).toBeVisible();
  await expect.element(moving.getByText('Not among your open hours')).not.toBeInTheDocument();
  const [checked] = api.requestsTo(CHECK).map(({ body }) => JSON.parse(body));
  expect(checked).toEqual({ to: PARTNER.uid, date: '2027-01-18', time: '7:00 PM' });
});

test('a meeting is handed over to the colleague whom the dialog names, and back by one press', async () => {
  const { id, route, api } = await openHandOver();
  await expect.element(handing).toMatchTextContent('New host: Sam (partner@booth.example)');
  await expect.element(handing).toMatchTextContent('Saturday, January 16, 2027 at 10:00 AM (New York)');
  await expect.element(handing.getByText('Sam may not be free')).not.toBeInTheDocument();
  await expectAccessible();
  await button('Hand over', handing).click();

  await expectToast('Meeting handed over', 'The meeting with Vera Visitor is now with Sam.');
  await expect.element(handing).not.toBeInTheDocument();
  await expectBookers([]);
  // Stays open, so that the history can be read
  const opened = dialog('Vera Visitor');
  await expect.element(opened.getByText('Sam', { exact: true })).toBeVisible();
  await expect
    .element(opened)
    .toMatchTextContent('Handed over by admin@booth.example to partner@booth.example');
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toEqual([{ to: PARTNER.uid }]);

  await button('Undo').click();
  await expectToast('Undone');
  await expectBookers(['Vera Visitor']);
  expect(JSON.parse(api.requestsTo(UNDO)[0]?.body ?? '')).toEqual({ changes: [{ id, sequence: 1 }] });
});

test('a busy colleague, or a failed check, is a warning and does not stop it; a failure keeps the dialog', async () => {
  allowProblems(REPORTED, /^warn: A colleague's hours could not be checked/);
  await setViewport(PHONE);
  const { route, api, id } = await openHandOver();
  api.answer(route, () => problem(409, { error: 'This meeting is over.', code: 'meeting-over' }));
  await button('Hand over', handing).click();
  await expectToast('Error handing over', 'This meeting is over.');
  await expect.element(handing).toBeVisible();

  await button('Cancel', handing).click();
  api.answer(CHECK, noAnswer);
  await button('Hand over: Vera Visitor').click();
  await expect.element(handing.getByText('We couldn’t check whether Sam is free.')).toBeVisible();
  await button('Cancel', handing).click();
  api.answer(CHECK, { success: true, obstacles: ['busy'] });
  api.answer(route, { success: true, change: { id, sequence: 1 } });
  await button('Hand over: Vera Visitor').click();
  await expect.element(handing.getByText('10:00 AM: busy in their calendar')).toBeVisible();
  await button('Hand over', handing).click();
  await expectToast('Meeting handed over');
});

test('of several colleagues one is chosen', async () => {
  database.store('admins/third', { email: 'third@booth.example' });
  const { route, api } = await openHandOver();
  await handing.getByRole('radio', { name: /third@booth.example/ }).click();
  await button('Hand over', handing).click();
  await expectToast('Meeting handed over');
  expect(JSON.parse(api.requestsTo(route)[0]?.body ?? '')).toEqual({ to: 'third' });
});
