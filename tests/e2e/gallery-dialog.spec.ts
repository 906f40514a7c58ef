import { COMPANIES } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';

test('the back button closes, forward opens again', async ({ gallery, page }) => {
  await gallery.open('?size=10x10');
  await gallery.openProject('Caredock Health');
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Ledgerline Capital');
  await page.goBack();
  await expect(gallery.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\?size=10x10#reference-projects$/);
  await expect(gallery.companies).toHaveText(['Caredock Health', 'Ledgerline Capital']);
  await expect(gallery.link('Caredock Health')).toBeFocused();
  await page.goForward();
  await gallery.expectProject('Ledgerline Capital');
});

test('pressing Escape twice does not leave the page', async ({ gallery, page }) => {
  await page.goto('/auth');
  await gallery.open();
  await gallery.openProject('Caredock Health');
  await page.evaluate(() => {
    const close = document.querySelector<HTMLButtonElement>('dialog button[aria-label="Close project"]');
    close?.click();
    close?.click();
  });
  await expect(gallery.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/#reference-projects$/);
  await gallery.openProject('Maple & Loom');
});

test('a deep link opens the project; closing removes it from the address', async ({ gallery, page }) => {
  await gallery.showDemoContentOnly();
  await page.goto('/?project=demo-healthcare');
  await gallery.expectProject('Caredock Health');
  await gallery.dialogButton('Close project').click();
  await expect(gallery.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/#reference-projects$/);
  await expect(gallery.link('Caredock Health')).toBeFocused();
  await expect(gallery.companies).toHaveText(COMPANIES);
});
