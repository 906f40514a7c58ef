import { test } from '@playwright/test';
import { addStyle } from '../support/page-checks.ts';
import { PAGE_STATES, UNSTUCK } from '../support/page-states.ts';
import { showAllImages } from '../support/show-all-images.ts';
import { WizardPage } from '../support/wizard-page.ts';

/** `npm run contact-sheet`: screenshots of every state of the public site at five widths, in test-results/contact-sheet. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const viewport of VIEWPORTS) {
  const { width } = viewport;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport, hasTouch: width < 1024 });
    for (const { name, show } of PAGE_STATES.filter(({ isForPhones }) => !isForPhones || width < 768)) {
      test(name, async ({ page }) => {
        const target = await show(new WizardPage(page));
        await page.evaluate(showAllImages);
        if (target) await page.evaluate(addStyle, UNSTUCK);
        const path = `test-results/contact-sheet/${name}-${width}.png`;
        await (target ?? page).screenshot({ path, animations: 'disabled' });
      });
    }
  });
}
