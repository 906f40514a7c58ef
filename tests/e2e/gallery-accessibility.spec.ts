import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('cards, filters, and filters without a project', async ({ gallery, page }) => {
      await gallery.open();
      await expectAccessible(page);
      await gallery.chip('Industry', 'Technology').click();
      await expectAccessible(page);
      await gallery.chip('Booth size', '10×10').click();
      await expect(gallery.status).toContainText('No projects match');
      await expectAccessible(page);
    });

    test('the dialog with both tabs, and a picture full screen', async ({ gallery, page }) => {
      await gallery.open();
      await gallery.openProject('Torque & Ember Motors');
      await expect(gallery.slide('Top View')).toBeVisible();
      await expectAccessible(page);
      await gallery.tab('Stand Photos').click();
      await expect(gallery.slide('Front')).toBeVisible();
      await expectAccessible(page);
      await gallery.openPicture('Front');
      await expectAccessible(page);
    });

    test('the wizard with a size from a project', async ({ gallery, wizard, page }) => {
      await gallery.open();
      await gallery.openProject('Caredock Health');
      await gallery.dialogButton('Start from this project').click();
      await wizard.expectToast("Booth size 10' × 10' is set");
      await expectAccessible(page);
    });
  });
}
