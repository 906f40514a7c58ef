import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { discFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const cards = () => [...wizard.root.element().querySelectorAll('[role=radiogroup] [data-projected]')];
/** Counts the logos on a picture. */
const logosOn = (picture: Element) =>
  [...picture.querySelectorAll<HTMLElement>('*')].filter(({ style }) =>
    style.transform.startsWith('matrix3d'),
  ).length;
const logos = () => cards().map(logosOn);
/** Tells if the picture in a part has the logo: projected, or drawn in 3D. */
const isWornOn = (part: Locator) => () =>
  [...part.element().querySelectorAll('[data-projected], img[src^="blob:"]')].some(
    (picture) => picture instanceof HTMLImageElement || logosOn(picture) === 10,
  );
/** Addresses of blank fronts that were requested. */
const loadedViews = () => {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  return new Set(requested.filter((name) => name.endsWith('-blank.webp')));
};

async function uploadLogo() {
  await userEvent.upload(wizard.root.getByLabelText(/^(Upload logo|Choose another)$/), discFile('#d01040'));
}

const CASES: readonly (readonly [string, () => void])[] = [
  ['on a strong device', () => vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8)],
  ['without WebGL', () => vi.stubGlobal('WebGL2RenderingContext', undefined)],
];

test.each(CASES)('%s a logo is on the front views of the cards', async (_case, set) => {
  bookingApi();
  set();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await expect.element(wizard.previewButton('Island')).toBeVisible();
  performance.clearResourceTimings();
  expect(loadedViews().size).toBe(0);
  await uploadLogo();
  // Pavilion: wall, column, counter and three screens; Island: four on the ring, tower, wall, counter and three screens
  await expect.poll(logos).toEqual([6, 10]);
  expect(loadedViews().size).toBeLessThanOrEqual(2);
  await expectAccessible();
  await wizard.root.getByRole('radio', { name: 'Island' }).click();
  await wizard.next('Choose Extras');
  await expect.poll(isWornOn(wizard.stage)).toBe(true);
  await wizard.next('Review Quote');
  await wizard.next('Pick a Time & Book Kickoff');
  await expect.poll(isWornOn(wizard.summary)).toBe(true);
  await wizard.step(3).getByRole('button').click();
  await wizard.back.click();
  await wizard.root.getByRole('button', { name: /^Remove/ }).click();
  await wizard.root.getByRole('button', { name: 'As designed' }).click();
  expect(cards()).toHaveLength(0);
});
