import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
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
  PARTNER,
  question,
  withoutNetwork,
} from '../../../../tests/browser/admin-panel.tsx';
import { pictureFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { expectTexts } from '../../../../tests/browser/texts.ts';
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

/** Moves a booking behind all others, so that it leaves the list. */
function moveToFebruary(id: string): void {
  moveStored(id, { date: '2027-02-20', time: '10:00 AM' });
}

test('an open booking follows its record after it has left the list', async () => {
  const { id, opened } = await openFirstOfMany();
  moveToFebruary(id);
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
});

test('an action begun before a colleague moves the meeting is about its new time, and keeps the input', async () => {
  const { id } = await openFirstOfMany();
  await button('Cancel meeting: Vera Visitor').click();
  const asked = question('Cancel the meeting with Vera Visitor?');
  await asked.getByLabelText('Reason').fill('Flu');
  moveToFebruary(id);
  await expect.element(asked).toMatchTextContent('Saturday, February 20, 2027 at 10:00 AM (New York)');
  await expect.element(asked.getByLabelText('Reason')).toHaveValue('Flu');
});

test('an open booking that is deleted closes with a message', async () => {
  const { id, opened } = await openFirstOfMany();
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

test("a booking's history names who in the team booked it, and who handed it to whom", async () => {
  const to = { date: '2027-01-16', time: '10:00 AM' };
  const at = Timestamp.now();
  const handed = { what: 'handed', at, by: PARTNER.email, handed_to: ADMIN.email };
  storeBooking({ history: [{ what: 'booked', at, by: ADMIN.email, to }, handed] });
  await openMeetings();
  const opened = await openBooking('Vera Visitor');
  await expectTexts(opened.getByRole('list', { name: 'History' }).getByRole('listitem'), [
    /^Booked by the team \(admin@booth.example\), for Saturday, January 16, 2027 at 10:00 AM/,
    /^Handed over by partner@booth.example to admin@booth.example/,
  ]);
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
  await expect.element(opened).toMatchTextContent('640 × 320 px');
  await expect.element(opened).toMatchTextContent('Print color #d01040');
  const link = opened.getByRole('link', { name: 'Download' });
  await expect.element(link).toHaveAttribute('download', 'logo-BK-TEST01.webp');
  const { href } = link.element() as HTMLAnchorElement;
  expect(new Uint8Array(await (await fetch(href)).arrayBuffer())).toEqual(picture);
  await setViewport(PHONE);
  await expectAccessible();
});

test.each([
  ['#d01040', 'light', 'rgb(255, 255, 255)'],
  ['#f4f4f4', 'dark', 'rgb(11, 21, 51)'],
])('a logo in %s is on a %s ground', async (color, _ground, expected) => {
  await bookedWithLogo(64, 32, color, null);
  const opened = await openBooking('Vera Visitor');
  const logo = opened.getByRole('img', { name: 'Logo of Acme' });
  await expect.element(logo).toBeVisible();
  expect(getComputedStyle(logo.element()).backgroundColor).toBe(expected);
});
