// @module-tag long
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { discFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { preview } = wizard;

test("the visitor's logo is on every booth shown in 3D, and stays with the quote", async () => {
  bookingApi();
  // Stops the clock, since software rendering is slow
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const setLook = vi.spyOn(SceneViewer.prototype, 'setLook');
  const walk = preview.getByRole('button', { name: 'View in 3D' });
  const chooser = preview.getByLabelText(/^(Upload logo|Choose another)$/);
  const logo = preview.getByRole('img', { name: 'Your logo' });
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect.element(walk).toBeVisible();
  await expect.element(chooser).not.toBeInTheDocument();
  await walk.click();
  await userEvent.upload(chooser, discFile('#d01040'));
  await expect.element(logo).toBeVisible();
  const look = [expect.any(ImageBitmap), { wall: 'color', ink: 'white', color: '#d01040' }];
  await expect.poll(() => setLook.mock.lastCall).toEqual(look);
  await expectAccessible();

  await preview.getByRole('button', { name: 'Next design' }).click();
  await expect.element(preview.getByRole('application', { name: 'Studio, 10 by 10 feet' })).toBeVisible();
  await expect.element(logo).toBeVisible();
  await preview.getByRole('button', { name: 'Back to the pictures' }).click();
  await expect.element(logo).not.toBeInTheDocument();
  setLook.mockClear();
  await walk.click();
  await expect.element(logo).toBeVisible();
  await expect.poll(() => setLook.mock.lastCall).toEqual(look);

  await userEvent.keyboard('{Escape}');
  await wizard.root.getByRole('button', { name: 'Start Over' }).click();
  await wizard.reload();
  expect(Object.keys(localStorage)).toEqual([]);
});
