// @module-tag long
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readLogo, SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { discFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { smallStills } from '../../../../tests/browser/booth-scene/small-stills.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { takeLogo } from '../../../booth/own-look.ts';

const PICTURE = '/scripts/demo/images/designs/10x10-launch-frontview.webp';
const SCREENS = { id: 'led-screen-55', name: '55-inch LED screen', quantity: 3, unitPriceUSD: 890 };
const QUOTED = {
  selectedDesign: {
    id: '10x10-launch',
    title: 'Launch',
    price: '2400',
    images: { frontview: PICTURE },
    image_url: null,
  },
};

/** The booth next to the step, or above it. */
const own = page.getByRole('img', { name: /^Launch, 10 by 10 feet, with / });

beforeEach(() => {
  // Stops the clock, since software rendering is slow
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  bookingApi();
});

test("a logo puts the visitor's own booth into the review and the confirmation, without a press", async () => {
  const still = smallStills();
  const setLook = vi.spyOn(SceneViewer.prototype, 'setLook');
  await takeLogo(readLogo(discFile('#d01040')));
  const draft = draftAt('review', { ...QUOTED, extras: [...draftAt('review').extras, SCREENS] });
  await wizard.openWithDraft(draft);
  // A screen would stand in front of the logo
  await expect.element(own).toHaveAccessibleName('Launch, 10 by 10 feet, with two stools');
  expect(setLook.mock.lastCall?.[0]).toBeInstanceOf(ImageBitmap);
  await expect
    .element(wizard.root)
    .toMatchTextContent(
      "55-inch LED screen: None of 3 shown: this layout is full. We'll place them with you on the call.",
    );
  await expectAccessible();

  await wizard.next('Pick a Time & Book Kickoff');
  await meeting.book();
  await expect.element(own).toBeVisible();
  // The draft and its logo are gone, so this is the earlier picture
  expect(still).toHaveBeenCalledTimes(1);
});
