import { mkdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ContentCard, expect, storedRecord, test } from '../support/admin-content.ts';
import { UPLOADED } from '../support/admin-page.ts';
import { blockBooth } from '../support/model-files.ts';
import { aPicture } from '../support/pictures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ section: 'content' });
// Software rendering is slow
test.setTimeout(240_000);
const DRAWN = { timeout: 90_000 };
const READS_PIXELS = /GPU stall due to ReadPixels/;
/** Presses from the empty dialog to a saved design with a logo on two surfaces. */
const MAX_PRESSES = 12;

/** Counts presses from now on; choosing a file is one more. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as Window & { presses?: number };
    counted.presses = 0;
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) counted.presses = (counted.presses ?? 0) + 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as Window & { presses?: number }).presses ?? 0);
}

/** Presses the scene at a part of its width and height. */
async function pressAt(scene: Locator, x: number, y: number): Promise<void> {
  const box = await scene.boundingBox();
  if (!box) throw new Error('The scene is not visible.');
  await scene.click({ position: { x: box.width * x, y: box.height * y } });
}

test('a model without names is marked by pointing, and a visitor sees the logo on it', async ({
  panel,
  mark,
  anotherVisitor,
  allowProblems,
}) => {
  allowProblems(READS_PIXELS);
  const { page } = panel;
  const title = `Blocks ${mark}`;
  const designs = new ContentCard(panel, 'booth_designs');
  const dialog = await designs.add('Add New Booth Design');
  const presses = await countPresses(page);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Made from a file without names.');
  const file = {
    name: 'blocks.glb',
    mimeType: 'model/gltf-binary',
    buffer: Buffer.from(await blockBooth().bytes()),
  };
  await dialog.getByLabel('3D Model', { exact: true }).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Mark surfaces' }).click(UPLOADED);
  const marking = panel.dialog('Mark Surfaces');
  const scene = marking.getByRole('application', { name: 'The model to mark' });
  await expect(scene).toBeVisible(DRAWN);
  mkdirSync('test-results/pics', { recursive: true });
  await page.waitForTimeout(3000);
  await page.screenshot({ path: 'test-results/pics/open.png' });
  await pressAt(scene, 0.4, 0.35);
  await page.screenshot({ path: 'test-results/pics/pressed.png' });
  await marking.getByRole('button', { name: 'Logo', exact: true }).click();
  await pressAt(scene, 0.6, 0.75);
  await page.screenshot({ path: 'test-results/pics/pressed2.png' });
  await marking.getByRole('button', { name: 'Logo', exact: true }).click();
  await page.screenshot({ path: 'test-results/pics/marked.png' });
  await marking.getByRole('button', { name: 'Use these marks' }).click();
  await expect(marking).toBeHidden(UPLOADED);
  await expect(dialog.getByText('2 places for a logo.')).toBeVisible(UPLOADED);
  await page.screenshot({ path: 'test-results/pics/used.png' });
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await panel.expectToast('Design added', undefined, UPLOADED);
  expect((await presses()) + 1).toBeLessThanOrEqual(MAX_PRESSES);
  const { model } = await storedRecord('booth_designs', title);
  expect(model.marking.marks).toHaveLength(2);

  const wizard = await anotherVisitor();
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  const logo = wizard.root.getByRole('region', { name: 'Your logo on the booth' });
  await logo.getByLabel(/^(Upload logo|Choose another)$/).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await aPicture(300, 120).png().toBuffer(),
  });
  await wizard.design(title).click();
  await wizard.next('Choose Extras');
  await wizard.next('Review Quote');
  const booth = wizard.root.getByRole('img', { name: `${title}, 10 by 10 feet` }).first();
  await expect(booth).toBeVisible(DRAWN);
  await booth.screenshot({ path: 'test-results/pics/visitor.png' });
  void sharp;
});
