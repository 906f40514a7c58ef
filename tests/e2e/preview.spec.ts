import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

async function openPreview(wizard: WizardPage): Promise<void> {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect(wizard.currentView('Top View')).toBeVisible();
}

/** A finger that goes across the view; `by` is its way in pixels, negative to the left. */
async function swipe(page: Page, view: Locator, by: number): Promise<void> {
  const box = await view.boundingBox();
  if (!box) throw new Error('There is no picture to swipe on');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - by / 2;
  const touch = await page.context().newCDPSession(page);
  const steps = [0, 0.1, 0.25, 0.5, 0.75, 1].map((part) => [{ x: from + by * part, y }]);
  for (const [index, touchPoints] of steps.entries()) {
    await touch.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('arrow keys turn the views of a design', async ({ wizard, page }) => {
  await openPreview(wizard);
  await wizard.preview.getByRole('button', { name: 'Top View' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(wizard.currentView('Front View')).toBeVisible();
  await page.keyboard.press('End');
  await expect(wizard.currentView('Right View')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(wizard.currentView('Left View')).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe turns the views of a design', async ({ wizard, page }) => {
    await openPreview(wizard);
    await swipe(page, wizard.currentView('Top View'), -200);
    await expect(wizard.currentView('Front View')).toBeVisible();
    await swipe(page, wizard.currentView('Front View'), 200);
    await expect(wizard.currentView('Top View')).toBeVisible();
  });
});
