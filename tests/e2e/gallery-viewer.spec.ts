import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { swipe } from '../support/swipe.ts';

/** Returns the width in pixels at which the picture is drawn, magnified or not. */
async function widthOf(image: Locator): Promise<number> {
  return (await image.boundingBox())?.width ?? 0;
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe turns the pictures, in the carousel and full screen', async ({ gallery, page }) => {
    await gallery.open('?project=demo-technology');
    await gallery.tab('Stand Photos').tap();
    await swipe(page, gallery.slide('Front'), -200);
    await expect(gallery.slide('Side')).toBeVisible();
    await gallery.dialogButton('Show Side full screen').tap();
    await gallery.expectPicture('Side');
    await expect(gallery.viewedImage).toHaveCount(1);
    await swipe(page, gallery.viewedImage, -200);
    await gallery.expectPicture('Interior');
    await swipe(page, gallery.viewedImage, 200);
    await gallery.expectPicture('Side');
  });

  test('a double tap magnifies, and one finger then moves the picture', async ({ gallery, page }) => {
    await gallery.open('?project=demo-technology&picture=design_top_view');
    const image = gallery.viewedImage;
    await expect(image).toHaveCount(1);
    const fitting = await widthOf(image);
    await image.tap();
    await image.tap();
    await expect.poll(() => widthOf(image)).toBeGreaterThan(fitting * 1.5);
    const before = await image.boundingBox();
    await swipe(page, gallery.viewer.getByRole('region'), -120);
    await expect.poll(async () => (await image.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await gallery.expectPicture('Top View');
  });
});
