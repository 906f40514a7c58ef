/** `npm run pictures`: retakes the README's screenshots, docs/images/*-1440.webp; `-- home` only that one. */
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { AdminPage } from '../tests/support/admin-page.ts';
import { showAllImages } from '../tests/support/show-all-images.ts';
import { WizardPage } from '../tests/support/wizard-page.ts';
import { draftAt } from '../tests/support/wizard-page-draft.ts';
import { ROOT } from './stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from './stack/demo-admins.ts';
import { runScript } from './stack/expected-error.ts';
import { launchBrowser } from './stack/launch-browser.ts';
import { onTestSite } from './test/test-stack.ts';

const VIEWPORT = { width: 1440, height: 900 };

/** Brings a page to the state that its screenshot shows. */
const PICTURES: Record<string, (page: Page) => Promise<void>> = {
  home: showHome,
  wizard: showWizard,
  admin: showAdmin,
};

const wanted = process.argv.slice(2);

await runScript(() => onTestSite(({ siteUrl }) => drawAll(siteUrl)));

async function drawAll(siteUrl: string): Promise<void> {
  await using browser = await launchBrowser();
  for (const [name, show] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await browser.newPage({ baseURL: siteUrl, viewport: VIEWPORT, reducedMotion: 'reduce' });
    await show(page);
    await page.evaluate(showAllImages);
    const picture = await page.screenshot({ animations: 'disabled' });
    await page.close();
    const file = `docs/images/${name}-1440.webp`;
    await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(resolve(ROOT, file));
    console.log(`  ${file}`);
  }
}

/** The hero, after the logo has replaced the name. */
async function showHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').locator('img').waitFor();
}

/** The second step with a size and a design chosen, and the price next to it. */
async function showWizard(page: Page): Promise<void> {
  const wizard = new WizardPage(page);
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await wizard.design('Pavilion').click();
  await wizard.boothSelection.waitFor();
  // The design's card 630 pixels below the top of the window
  await wizard.design('Pavilion').evaluate((card) => {
    scrollTo({ top: scrollY + card.getBoundingClientRect().top - 630, behavior: 'instant' });
  });
}

/** The panel from the calendar on, with a booked meeting in the schedule. */
async function showAdmin(page: Page): Promise<void> {
  const panel = new AdminPage(page);
  await page.goto('/auth');
  await panel.submitCredentials('Sign In', DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
  await panel.title.waitFor();
  await panel.isOpen();
  await panel.card('Next Meeting').getByRole('img').first().waitFor();
}
