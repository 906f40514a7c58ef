import { expect, test } from '../support/fixtures.ts';
import { swipe } from '../support/swipe.ts';
import type { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

async function openPreview(wizard: WizardPage): Promise<void> {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect(wizard.currentView('Top View')).toBeVisible();
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
