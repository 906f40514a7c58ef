import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { AdminPage } from '../support/admin-page.ts';
import { showAllImages } from '../support/show-all-images.ts';
import { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** `npm run pictures`: retakes the README's screenshots, docs/images/*-1440.webp; `-- -g home` only that one. */
test.use({ viewport: { width: 1440, height: 900 } });

/** The hero, after the logo has replaced the name. */
test('home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').locator('img').waitFor();
  await take(page, 'home');
});

/** The second step with a size and a design chosen, and the price next to it. */
test('wizard', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await wizard.design('Pavilion').click();
  await wizard.boothSelection.waitFor();
  // The design's card 630 pixels below the top of the window
  await wizard.design('Pavilion').evaluate((card) => {
    scrollTo({ top: scrollY + card.getBoundingClientRect().top - 630, behavior: 'instant' });
  });
  await take(page, 'wizard');
});

/** The panel from the calendar on, with a booked meeting in the schedule. */
test('admin', async ({ page }) => {
  const panel = new AdminPage(page);
  await page.goto('/auth');
  await panel.submitCredentials('Sign In', DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
  await panel.title.waitFor();
  await panel.isOpen();
  await panel.card('Next Meeting').getByRole('img').first().waitFor();
  await take(page, 'admin');
});

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(showAllImages);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(`docs/images/${name}-1440.webp`);
}
