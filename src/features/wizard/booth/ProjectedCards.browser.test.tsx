import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { discFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const designs = wizard.root.getByRole('radiogroup', { name: "Choose your 20' × 20' design" });

/** Counts the logos on each picture in a part. */
const logosIn = (part: Locator) => () =>
  [...part.element().querySelectorAll('[data-projected]')].map(
    (picture) => picture.querySelectorAll('[style*=matrix3d]').length,
  );

test('without WebGL a logo is on the front views of the cards', async () => {
  bookingApi();
  vi.stubGlobal('WebGL2RenderingContext', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await expect.element(wizard.previewButton('Island')).toBeVisible();
  await userEvent.upload(wizard.root.getByLabelText(/^(Upload logo|Choose another)$/), discFile('#d01040'));
  // Pavilion: wall, column, counter and three screens; Island: four on the ring, tower, wall, counter and three screens
  await expect.poll(logosIn(designs)).toEqual([6, 10]);
  await expectAccessible();
  await wizard.root.getByRole('radio', { name: 'Island' }).click();
  await wizard.next('Choose Extras');
  await expect.poll(logosIn(wizard.stage)).toEqual([10]);
  await wizard.next('Review Quote');
  await wizard.next('Pick a Time & Book Kickoff');
  await expect.poll(logosIn(wizard.summary)).toEqual([10]);
  await wizard.step(3).getByRole('button').click();
  await wizard.back.click();
  await wizard.root.getByRole('button', { name: /^Remove/ }).click();
  await wizard.root.getByRole('button', { name: 'As designed' }).click();
  expect(logosIn(designs)()).toEqual([]);
});
