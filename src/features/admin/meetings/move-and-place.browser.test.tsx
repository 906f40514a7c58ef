/** Changes of a meeting's time and place. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  allBookings as all,
  moveStored,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
  storeClaim,
  storeRules,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  PARTNER,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { instantOf, offeredDay } from '../../../../tests/browser/booking-api.ts';
import { fakeApi, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { longDay } from '../../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const AVAILABILITY = 'GET /api/availability';
const UNDO = 'POST /api/admin/bookings/undo';
const DAY = '2027-01-20';

const moving = dialog('Move the meeting with Vera Visitor');
const warnings = moving.getByRole('list', { name: 'Visitors could not book this hour' });
const moveButton = button('Move meeting', moving);
const vera = dialog('Vera Visitor');

beforeEach(() => startMeetings());

/** Opens the dialog for a meeting on January 16 at 10:00 AM; two times are free on another day. */
async function openDialog() {
  const id = storeBooking();
  const route = `POST /api/admin/bookings/${id}/move`;
  const api = fakeApi({
    [AVAILABILITY]: { availability: [offeredDay(DAY, '9:00 AM', '2:00 PM')] },
    [route]: ({ body }) => {
      moveStored(id, JSON.parse(body));
      return { success: true, change: { id, sequence: 1 } };
    },
    [UNDO]: () => {
      moveStored(id, { date: '2027-01-16', time: '10:00 AM' });
      return { success: true, undone: [id], failed: [] };
    },
  });
  await showAllBookings();
  await openBooking('Vera Visitor', all);
  await button('Move meeting: Vera Visitor').click();
  return { api, id, route };
}

async function choose(time: string): Promise<void> {
  await moving
    .getByRole('gridcell')
    .getByRole('button', { name: `${longDay(DAY)},` })
    .click();
  await button(time, moving).click();
}

test('on a phone a meeting is moved to the next free time, in New York, by few taps, and back by one', async () => {
  await setViewport(PHONE);
  const { api, id, route } = await openDialog();
  await expect
    .element(moving)
    .toMatchTextContent(
      "Saturday, January 16, 2027 at 10:00 AM (New York). We'll email the visitor the new time",
    );
  await expect.element(moveButton).toBeDisabled();
  await moving.getByRole('button', { name: /^Wed, Jan 20 ?, 9:00 AM$/ }).click();
  await expect.element(moving).toMatchTextContent('To Wednesday, January 20, 2027 at 9:00 AM');
  await moveButton.click();

  await expectToast('Meeting moved', 'Wednesday, January 20, 2027 at 9:00 AM');
  await expect.element(moving).not.toBeInTheDocument();
  await expect.element(vera).toMatchTextContent('Wednesday, January 20, 2027 at 9:00 AM (New York)');
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toEqual([
    { date: DAY, time: '9:00 AM', availability_id: offeredDay(DAY).id },
  ]);
  await button('Undo').click();
  await expectToast('Undone');
  await expect.element(vera).toMatchTextContent('Saturday, January 16, 2027 at 10:00 AM (New York)');
  expect(JSON.parse(api.requestsTo(UNDO)[0]?.body ?? '')).toEqual({ changes: [{ id, sequence: 1 }] });
});

test('a failure keeps the dialog and the time; a taken time is reported with the nearest free ones to choose', async () => {
  allowProblems(REPORTED);
  const { api, id, route } = await openDialog();
  api.answer(route, noAnswer);
  await choose('2:00 PM');
  await moveButton.click();
  await expectToast('Error moving meeting', NO_NETWORK);
  const free = { availability_id: offeredDay(DAY).id, date: DAY, time: '9:00 AM' };
  const alternatives = [{ ...free, starts_at: instantOf(DAY, '9:00 AM') }];
  api.answer(route, () => problem(409, { error: 'Somebody booked it.', code: 'slot-taken', alternatives }));
  await moveButton.click();
  const notice = moving.getByRole('alert');
  await expect.element(notice).toMatchTextContent('The meeting was not moved');
  await expect.element(notice).toHaveFocus();
  await expect.element(moving.getByRole('button', { name: /^2:00 PM.*Booked/ })).toBeDisabled();

  api.answer(route, { success: true, change: { id, sequence: 1 } });
  await notice.getByRole('button', { name: /9:00 AM/ }).click();
  await moveButton.click();
  await expectToast('Meeting moved');
  expect(JSON.parse(api.requestsTo(route).at(-1)?.body ?? '')).toEqual(free);
});

test('any other hour is possible, with a warning, and replaces the picked time; the meeting is not in its own way', async () => {
  storeRules({ buffer_before: 30 });
  storeSlots('2027-01-16', '10:00 AM', '11:00 AM', '1:00 PM');
  const { api, id, route } = await openDialog();
  storeClaim('2027-01-16', '10:00 AM', id);
  storeClaim('2027-01-16', '1:00 PM', 'another', PARTNER.uid);
  await choose('2:00 PM');
  await expect.element(moving).toMatchTextContent('To Wednesday, January 20, 2027 at 2:00 PM');
  await moving.getByText('Also possible: any other hour').click();
  await moving.getByLabelText('Date', { exact: true }).fill('2027-01-16');
  const time = moving.getByRole('combobox', { name: 'Time (New York)' });
  await expect.element(time.getByRole('option', { name: '1:00 PM (booked)' })).toBeDisabled();
  await time.selectOptions('11:00 AM (open)');
  await expect.element(warnings).not.toBeInTheDocument();
  await time.selectOptions('7:00 PM');
  await expect.element(warnings).toMatchTextContent('Not among your open hours');
  await expectAccessible();
  await expect.element(moving).toMatchTextContent('To Saturday, January 16, 2027 at 7:00 PM');

  await moveButton.click();
  await expectToast('Meeting moved', 'Saturday, January 16, 2027 at 7:00 PM');
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toEqual([
    { date: '2027-01-16', time: '7:00 PM' },
  ]);
  await expect.element(vera).toMatchTextContent('Saturday, January 16, 2027 at 7:00 PM (New York)');
});

const ROOM = { kind: 'video', text: 'Video call', url: 'https://meet.example.com/booth-BK-TEST01' };
const OFFICE = { kind: 'address', text: '12 Main Street, Reno, NV' };

const placing = dialog('Place of the meeting with Vera Visitor');
const room = placing.getByLabelText('Address of the video room');
const change = button('Change place', placing);
const link = page.getByRole('link', { name: ROOM.url });

/** Opens Vera's booking and presses 'Change place'. */
async function openPlace(changes: Parameters<typeof storeBooking>[0] = { place: ROOM }) {
  const id = storeBooking(changes);
  const route = `POST /api/admin/bookings/${id}/place`;
  await openMeetings();
  const opened = await openBooking('Vera Visitor');
  await button('Change place: Vera Visitor').click();
  await expect.element(placing).toBeVisible();
  return { id, route, opened };
}

test('a booking shows its place, whose link opens elsewhere, and its own place wins over the setting', async () => {
  database.store('team_settings/meetings', { place_kind: 'phone', admin_id: ADMIN.uid });
  storeBooking({ place: ROOM });
  storeBooking({ user_name: 'Older', time: '9:00 AM' });
  await openMeetings();
  const opened = await openBooking('Vera Visitor');
  await expect.element(opened).toMatchTextContent('Where:Video call');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await button('Close', opened).click();
  const older = await openBooking('Older');
  await expect.element(older).toMatchTextContent('Where:Phone call: we call you');
  await expect.element(link).not.toBeInTheDocument();
});

test('another place is sent, said and shown; an address is never a link', async () => {
  const { route, id, opened } = await openPlace();
  await expect.element(placing).toMatchTextContent('We email the visitor the new place');
  await expect.element(room).toHaveValue(ROOM.url);
  const api = fakeApi({
    [route]: () => {
      const history = [{ what: 'place', at: null, by: 'admin@booth.example' }];
      database.change(`bookings/${id}`, { place: OFFICE, history });
      return { success: true, place: OFFICE };
    },
  });
  await placing.getByRole('radio', { name: /^Address/ }).click();
  await placing.getByLabelText('Where you meet').fill(OFFICE.text);
  await change.click();
  await expectToast('Meeting place changed', 'We email the visitor the new place.');
  await expect.element(placing).not.toBeInTheDocument();
  await expect.element(opened).toMatchTextContent(`Where:${OFFICE.text}`);
  await expect.element(opened).toMatchTextContent('Place changed by admin@booth.example');
  await expect.element(link).not.toBeInTheDocument();
  expect(api.requests.map(({ body }) => JSON.parse(body))).toEqual([
    { place_kind: 'address', video_url: null, address: OFFICE.text },
  ]);
});

test('without a phone number, the dialog says that the mail of a call asks for it', async () => {
  await openPlace({ place: ROOM, user_phone: '' });
  const note = placing.getByText('We have no phone number yet. The email asks for it.');
  await expect.element(note).not.toBeInTheDocument();
  await placing.getByRole('radio', { name: /^Phone/ }).click();
  await expect.element(note).toBeVisible();
});

test('a failure is reported in the words of the server, or in general ones, and keeps the input', async () => {
  allowProblems(REPORTED);
  await setViewport(PHONE);
  const { route } = await openPlace({});
  await change.click();
  await expect.element(room).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  const error = 'This meeting has started or is over.';
  const api = fakeApi({ [route]: () => problem(409, { error, code: 'meeting-over' }) });
  await room.fill('https://meet.example.com/other');
  await change.click();
  await expectToast('Error changing meeting place', error);
  api.answer(route, noAnswer);
  await change.click();
  await expectToast('Error changing meeting place', NO_NETWORK);
  await expect.element(room).toHaveValue('https://meet.example.com/other');
});
