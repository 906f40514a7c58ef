import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { discFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { smallStills } from '../../../../tests/browser/booth-scene/small-stills.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { takeLogo } from '../../../booth/logo/own-look.ts';
import { readLogo } from '../../../booth/logo/read-logo.ts';
import { SceneProblem } from '../../../booth/viewer/scene-problem.ts';
import { SceneViewer } from '../../../booth/viewer/scene-viewer.ts';

const PICTURE = '/scripts/demo/images/designs/10x10-launch-frontview.webp';
const SCREENS = { id: 'led-screen-55', name: '55-inch LED screen', quantity: 3, unitPriceUSD: 890 };
/** Software draws it, beside other tests. */
const DRAWN = { timeout: 70_000 };
const QUOTED = {
  selectedDesign: {
    id: '10x10-launch',
    title: 'Launch',
    price: '2400',
    images: { frontview: PICTURE },
    image_url: null,
  },
};

const ask = wizard.root.getByRole('button', { name: 'See your booth' });
const plain = wizard.root.getByRole('img', { name: 'Launch: Front View' });
const own = page.getByRole('img', { name: /^Launch, 10 by 10 feet, with / });

beforeEach(() => {
  bookingApi();
});

test("a logo puts the visitor's own booth into the review and the confirmation, without a press", async () => {
  const still = smallStills();
  const setLogo = vi.spyOn(SceneViewer.prototype, 'setLogo');
  await takeLogo(readLogo(discFile('#d01040')));
  const draft = draftAt('review', { ...QUOTED, extras: [...draftAt('review').extras, SCREENS] });
  await wizard.openWithDraft(draft);
  await expect.element(own, DRAWN).toHaveAccessibleName('Launch, 10 by 10 feet, with LED screen, two stools');
  expect(setLogo.mock.lastCall?.[0]).toBeInstanceOf(ImageBitmap);
  await expect
    .element(own)
    .toHaveAccessibleDescription(/^55-inch LED screen: 1 of 3 shown: this layout is full\./);
  await expectAccessible();

  await wizard.next('Pick a Time & Book Kickoff');
  await meeting.book();
  await expect.element(own).toBeVisible();
  // The draft and its logo are gone: this is the earlier picture
  expect(still).toHaveBeenCalledTimes(1);
});

test('a booth that cannot be drawn keeps the picture, says so, and can be retried', async () => {
  const setDesign = vi.spyOn(SceneViewer.prototype, 'setDesign');
  setDesign.mockRejectedValueOnce(new SceneProblem('unloadable'));
  vi.spyOn(console, 'warn').mockReturnValue();
  // Not among the pictures that are kept
  const screen = { ...SCREENS, quantity: 1 };
  await wizard.openWithDraft(draftAt('review', { ...QUOTED, extras: [screen] }));
  await ask.click();
  await expect.element(wizard.root).toMatchTextContent("We couldn't draw your booth.");
  await expect.element(plain).toBeVisible();
  await expectAccessible();
  await wizard.root.getByRole('button', { name: 'Try again' }).click();
  await expect.element(own, DRAWN).toBeVisible();
  // The buttons are gone, and their replacement has the focus
  expect(document.activeElement?.contains(own.element())).toBe(true);
  await expect.element(wizard.root).not.toMatchTextContent("We couldn't draw your booth.");
});

test('a phone loads nothing for it before its visitor has opened the preview; then it is offered', async () => {
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('review', QUOTED));
  await expect.element(plain).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await wizard.previewButton('Launch').click();
  await wizard.preview.getByRole('button', { name: 'Close preview' }).click();
  await expect.element(ask).toBeVisible();
});

test('where a browser cannot draw it, nothing is offered', async () => {
  vi.stubGlobal('WebGL2RenderingContext', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await wizard.openWithDraft(draftAt('review', QUOTED));
  await expect.element(wizard.summary).toMatchTextContent("10' × 10' design");
  await expect.element(plain).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
});
