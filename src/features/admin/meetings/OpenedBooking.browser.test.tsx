/** A booking's dialog: it follows its record, and has what can be done about the meeting. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import {
  allBookings as all,
  booking,
  expectBookers,
  moveStored,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  question,
  REPORTED,
  withoutNetwork,
} from '../../../../tests/browser/admin-panel.tsx';
import { pictureFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

beforeEach(() => startMeetings());

/** Opens the first of more bookings than are listed. Returns its id and its dialog. */
async function openFirstOfMany() {
  const id = storeBooking({ date: '2027-01-08' });
  for (let day = 10; day <= 20; day += 1) storeBooking({ user_name: `Day ${day}`, date: `2027-01-${day}` });
  await openMeetings();
  return { id, opened: await openBooking('Vera Visitor') };
}

test('an open booking and an action begun in it follow the record, which has left the list, until it is deleted', async () => {
  const { id, opened } = await openFirstOfMany();
  await button('Cancel meeting: Vera Visitor').click();
  const asked = question('Cancel the meeting with Vera Visitor?');
  await asked.getByLabelText('Reason').fill('Flu');
  moveStored(id, { date: '2027-02-20', time: '10:00 AM' });
  await expect.element(asked).toMatchTextContent('Saturday, February 20, 2027 at 10:00 AM (New York)');
  await expect.element(asked.getByLabelText('Reason')).toHaveValue('Flu');
  await button('Keep meeting', asked).click();
  await expectBookers(Array.from({ length: 10 }, (_, index) => `Day ${index + 10}`));
  await expect.element(opened).toMatchTextContent('Saturday, February 20, 2027 at 10:00 AM (New York)');
  database.change(`bookings/${id}`, { user_phone: '+1 702 555 0142' });
  await expect.element(opened).toMatchTextContent('+1 702 555 0142');
  await expect.element(button('Cancel meeting: Vera Visitor')).toBeVisible();
  database.change(`bookings/${id}`, { status: 'cancelled', cancelled_by: 'team' });
  await expect.element(opened).toMatchTextContent('Canceled by the team');
  for (const action of ['Move meeting', 'Cancel meeting']) {
    await expect.element(button(`${action}: Vera Visitor`)).not.toBeInTheDocument();
  }
  database.remove(`bookings/${id}`);
  await expectToast('This booking was deleted');
  await expect.element(opened).not.toBeInTheDocument();
});

test("among all bookings, an open one and its row show another administrator's change", async () => {
  const id = storeBooking({ admin_id: ADMIN.uid });
  await showAllBookings();
  const opened = await openBooking('Vera Visitor', all);
  const cancel_reason = 'The show is off';
  database.change(`bookings/${id}`, { status: 'cancelled', cancelled_by: 'visitor', cancel_reason });
  await expect.element(opened).toMatchTextContent('Canceled by the visitor: The show is off');
  await button('Close', opened).click();
  await expect.element(booking('Vera Visitor', all)).toMatchTextContent('Canceled');
});

test('without a network the copy of the list opens, without a complaint', async () => {
  allowProblems(/logo of a booking could not be read/);
  const { opened } = await openFirstOfMany();
  await button('Close', opened).click();
  await withoutNetwork(async () => {
    await button('Day 10').click();
    await expect.element(dialog('Day 10')).toMatchTextContent('Sunday, January 10, 2027');
    await expect.element(toastOf(NO_NETWORK)).not.toBeInTheDocument();
  });
});

/** Stores Acme's booking with a logo of this size and color and opens the list. Returns the logo's file. */
async function bookedWithLogo(width: number, height: number, color: string, tint: string | null) {
  const id = storeBooking({ company: 'Acme' });
  const file = await pictureFile(width, height, color, 'image/webp');
  const picture = new Uint8Array(await file.arrayBuffer());
  database.store(`booking_logos/${id}`, { picture: { toUint8Array: () => picture }, width, height, tint });
  await openMeetings();
  return picture;
}

test('an opened booking shows the logo that came with it, its color, and a way to download it', async () => {
  const picture = await bookedWithLogo(640, 320, '#d01040', '#d01040');
  await expect.element(booking('Vera Visitor')).toBeVisible();
  expect(page.getByRole('img', { name: 'Logo of Acme' }).query()).toBeNull();

  const opened = await openBooking('Vera Visitor');
  const logo = opened.getByRole('img', { name: 'Logo of Acme' });
  await expect.element(logo).toBeVisible();
  const shown = logo.element() as HTMLImageElement;
  await shown.decode();
  expect([shown.naturalWidth, shown.naturalHeight]).toEqual([640, 320]);
  expect(getComputedStyle(shown).backgroundColor).toBe('rgb(255, 255, 255)');
  await expect.element(opened).toMatchTextContent('640 × 320 px');
  await expect.element(opened).toMatchTextContent('Print color #d01040');
  const link = opened.getByRole('link', { name: 'Download' });
  await expect.element(link).toHaveAttribute('download', 'logo-BK-TEST01.webp');
  const { href } = link.element() as HTMLAnchorElement;
  expect(new Uint8Array(await (await fetch(href)).arrayBuffer())).toEqual(picture);
  await setViewport(PHONE);
  await expectAccessible();
});

test('a light logo is on a dark ground', async () => {
  await bookedWithLogo(64, 32, '#f4f4f4', null);
  const opened = await openBooking('Vera Visitor');
  const logo = opened.getByRole('img', { name: 'Logo of Acme' });
  await expect.element(logo).toBeVisible();
  expect(getComputedStyle(logo.element()).backgroundColor).toBe('rgb(11, 21, 51)');
});

/** The day before the tests' current day. */
const YESTERDAY = '2027-01-05';

test('a meeting that has begun is marked as held or no-show, and the mark can be removed', async () => {
  allowProblems(REPORTED);
  const id = storeBooking({ date: YESTERDAY });
  const api = fakeApi({
    [`POST /api/admin/bookings/${id}/status`]: ({ body }) => {
      database.change(`bookings/${id}`, JSON.parse(body));
      return { success: true };
    },
  });
  await showAllBookings();
  const inList = booking('Vera Visitor', all);
  await openBooking('Vera Visitor', all);
  await expect.element(button('Cancel meeting: Vera Visitor')).not.toBeInTheDocument();
  await button('Mark as held: Vera Visitor').click();
  await expectToast('Marked as held');
  await expect.element(inList.getByText('Held', { exact: true })).toBeVisible();
  await expect.element(button('Undo held: Vera Visitor')).toHaveFocus();
  await button('Mark as no-show: Vera Visitor').click();
  await expectToast('Marked as no-show');
  await expect.element(inList.getByText('No-show', { exact: true })).toBeVisible();
  await button('Undo no-show: Vera Visitor').click();
  await expectToast('Mark removed');
  await expect.element(inList.getByText('No-show', { exact: true })).not.toBeInTheDocument();
  expect(api.requests.map(({ body }) => JSON.parse(body))).toEqual([
    { status: 'held' },
    { status: 'no-show' },
    { status: 'confirmed' },
  ]);

  const error = 'This meeting can no longer be changed.';
  api.answer(`POST /api/admin/bookings/${id}/status`, () => problem(409, { error, code: 'meeting-over' }));
  await button('Mark as held: Vera Visitor').click();
  await expectToast('Error marking meeting', error);
  await expect.element(inList.getByText('Held', { exact: true })).not.toBeInTheDocument();
});

test('meetings ahead are moved, placed and canceled, begun ones are marked, canceled ones stay', async () => {
  await setViewport(PHONE);
  storeBooking({ deal_id: storeDeal({ note: 'Wants a discount\nand a wall' }) });
  storeBooking({ user_name: 'Begun', date: YESTERDAY });
  storeBooking({ user_name: 'Gone', date: YESTERDAY, status: 'cancelled', cancelled_by: 'visitor' });
  storeBooking({ user_name: 'Off', status: 'cancelled', cancelled_by: 'team' });
  await openMeetings();
  for (const [name, actions] of [
    ['Vera Visitor', ['Move meeting', 'Change place', 'Cancel meeting']],
    ['Begun', ['Mark as held', 'Mark as no-show']],
    ['Gone', []],
    ['Off', []],
  ] as const) {
    const opened = await openBooking(name);
    await expect.element(opened.getByRole('heading', { name: 'History' })).toBeVisible();
    const about = opened.getByRole('button', { name: /^(Move|Change|Cancel|Hand|Mark|Undo) / });
    expect(about.elements().map(({ textContent }) => textContent)).toEqual(actions);
    await button('Close', opened).click();
  }
});
