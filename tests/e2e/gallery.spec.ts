import { COMPANIES } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { GalleryPage } from '../support/gallery-page.ts';

test('a filtered view can be shared', { tag: '@smoke' }, async ({ gallery, page, anotherVisitor }) => {
  await gallery.open();
  await gallery.chip('Industry', 'Energy').click();
  await expect(page).toHaveURL(/industry=energy/);
  const friend = new GalleryPage((await anotherVisitor()).page);
  await friend.showDemoContentOnly();
  await friend.page.goto(page.url());
  await expect(friend.companies).toHaveText(['Verdant Grid Energy']);
  await expect(friend.root.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a link without the fragment leads to the gallery, too', async ({ gallery, page }) => {
  await gallery.showDemoContentOnly();
  await page.goto('/?size=20x20');
  await expect(gallery.companies).toHaveText(COMPANIES.slice(0, 2));
  await expect(gallery.root).toBeInViewport();
});

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
