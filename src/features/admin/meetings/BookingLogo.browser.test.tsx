import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  booking,
  openBooking,
  openMeetings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { pictureFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

/** Stores Acme's booking with a logo of this size and color and opens the list. Returns the logo's file. */
async function bookedWithLogo(width: number, height: number, color: string, tint: string | null) {
  startMeetings();
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

  const dialog = await openBooking('Vera Visitor');
  const logo = dialog.getByRole('img', { name: 'Logo of Acme' });
  await expect.element(logo).toBeVisible();
  const shown = logo.element() as HTMLImageElement;
  await shown.decode();
  expect([shown.naturalWidth, shown.naturalHeight]).toEqual([640, 320]);
  await expect.element(dialog).toMatchTextContent('640 × 320 px');
  await expect.element(dialog).toMatchTextContent('Print color #d01040');
  const link = dialog.getByRole('link', { name: 'Download' });
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
  const dialog = await openBooking('Vera Visitor');
  const logo = dialog.getByRole('img', { name: 'Logo of Acme' });
  await expect.element(logo).toBeVisible();
  expect(getComputedStyle(logo.element()).backgroundColor).toBe(expected);
});
