import { beforeEach, expect, test } from 'vitest';
import { bookingApi, CONTENT } from '../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

const SPARSE = {
  ...DEMO_CONTENT,
  booth_designs: DEMO_CONTENT.booth_designs.map((design) => ({
    ...design,
    image_url: design.images?.frontview ?? null,
    images: null,
  })),
  extras: DEMO_CONTENT.extras.map((extra) => ({ ...extra, image_url: null })),
};

// Shared by all tests in this file, since the page requests the content only once
beforeEach(() => {
  bookingApi({ [CONTENT]: SPARSE });
});

test('a design with one image shows a single front view', async () => {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect.element(wizard.preview.getByRole('img', { name: /Front View/ })).toHaveLength(1);
  await expect.element(wizard.preview.getByText('Top View')).toHaveLength(0);
});

test('an extra without a picture has a placeholder', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  const stools = wizard.extra('Bar stools');
  await expect.element(stools).toBeVisible();
  expect(stools.element().querySelector('img')).toBeNull();
});
