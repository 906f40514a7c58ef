import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  openBooking,
  openMeetings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const ROOM = { kind: 'video', text: 'Video call', url: 'https://meet.example.com/booth-BK-TEST01' };
const OFFICE = { kind: 'address', text: '12 Main Street, Reno, NV' };

const placing = dialog('Place of the meeting with Vera Visitor');
const room = placing.getByLabelText('Address of the video room');
const change = button('Change place', placing);
const link = page.getByRole('link', { name: ROOM.url });

beforeEach(() => startMeetings());

/** Opens Vera's booking and presses 'Change place'. */
async function openPlace(changes: object = { place: ROOM }) {
  const id = storeBooking({ date: '2027-01-16', ...changes });
  const route = `POST /api/admin/bookings/${id}/place`;
  await openMeetings();
  const opened = await openBooking('Vera Visitor');
  await button('Change place: Vera Visitor').click();
  await expect.element(placing).toBeVisible();
  return { id, route, opened };
}

test('a booking shows its place, whose link opens elsewhere, and its own place wins over the setting', async () => {
  database.store('team_settings/meetings', {
    place_kind: 'phone',
    video_url: null,
    address: '',
    admin_id: ADMIN.uid,
  });
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
      database.change(`bookings/${id}`, {
        place: OFFICE,
        history: [{ what: 'place', at: null, by: 'admin@booth.example' }],
      });
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
