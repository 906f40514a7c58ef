import { expect, test } from '../support/fixtures.ts';

test('going back and forward restores the filter', async ({ gallery, page }) => {
  await gallery.open();
  await gallery.chip('Industry', 'Retail').click();
  await page.evaluate(() => {
    location.hash = '#quote-automation';
  });
  await gallery.chip('Industry', 'Energy').click();
  await expect(gallery.companies).toHaveText(['Verdant Grid Energy']);
  await page.goBack();
  await expect(gallery.companies).toHaveText(['Maple & Loom']);
  await page.goForward();
  await expect(gallery.companies).toHaveText(['Verdant Grid Energy']);
});
