import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ContentCard, expect, storedRecord, test } from '../support/admin-content.ts';
import { UPLOADED } from '../support/admin-page.ts';
import { blockBooth } from '../support/model-files.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ section: 'content' });
// Software rendering is slow
test.setTimeout(240_000);
const DRAWN = { timeout: 90_000 };
/** Chromium's warning when software renders a picture that is read back. */
const READS_PIXELS = /GPU stall due to ReadPixels/;
/** Presses from the empty dialog to a saved design with a logo on two surfaces. */
const MAX_PRESSES = 12;
const MAGENTA = { r: 255, g: 0, b: 255 };

/** A booth with the names that programs give by themselves. */
async function unnamedBooth(): Promise<Buffer> {
  const file = blockBooth();
  file.scene.listChildren()[0]?.setName('Plane.001');
  return Buffer.from(await file.bytes());
}

/** Counts presses from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counting = window as Window & { presses?: number };
    counting.presses = 0;
    const count = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) counting.presses = (counting.presses ?? 0) + 1;
    };
    document.addEventListener('click', count, true);
  });
  return () => page.evaluate(() => (window as Window & { presses?: number }).presses ?? 0);
}

/** Presses the scene at a part of its width and height. */
async function pressAt(scene: Locator, x: number, y: number): Promise<void> {
  const box = await scene.boundingBox();
  if (!box) throw new Error('The scene is not visible.');
  await scene.click({ position: { x: box.width * x, y: box.height * y } });
}

/** Returns how many rows of a picture have magenta, in runs: logos above each other. */
async function magentaRuns(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => {
    let count = 0;
    for (let at = row * info.width * 3; at < (row + 1) * info.width * 3; at += 3) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      if (r > 120 && b > 120 && g < 80) count += 1;
    }
    return count > 10;
  });
  return rows.filter((has, row) => has && !rows[row - 1]).length;
}

test('a model without names is marked by pointing, and a visitor sees the logo on two surfaces', async ({
  panel,
  mark,
  anotherVisitor,
  allowProblems,
}) => {
  allowProblems(READS_PIXELS);
  const { page } = panel;
  const title = `Blocks ${mark}`;
  const dialog = await new ContentCard(panel, 'booth_designs').add('Add New Booth Design');
  const presses = await countPresses(page);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Made from a file without names.');
  const file = { name: 'blocks.glb', mimeType: 'model/gltf-binary', buffer: await unnamedBooth() };
  await dialog.getByLabel('3D Model', { exact: true }).setInputFiles(file);
  await expect(dialog.getByText("Visitors can't see their logo on it.")).toBeVisible(UPLOADED);
  await dialog.getByRole('button', { name: 'Mark surfaces' }).click(UPLOADED);
  const marking = panel.dialog('Mark Surfaces');
  const scene = marking.getByRole('application', { name: 'The model to mark' });
  await expect(scene).toHaveAttribute('data-drawn', '', DRAWN);
  await pressAt(scene, 0.4, 0.35);
  await expect(
    marking.getByRole('region', { name: /^Back wall, 10' × 7' 10\.5", facing the aisle$/ }),
  ).toBeVisible();
  await marking.getByRole('button', { name: 'Logo', exact: true }).click();
  await pressAt(scene, 0.6, 0.75);
  await expect(marking.getByRole('region', { name: /^Counter or table, / })).toBeVisible();
  await marking.getByRole('button', { name: 'Logo', exact: true }).click();
  await marking.getByRole('button', { name: 'Use these marks' }).click();
  await expect(marking).toBeHidden(UPLOADED);
  await expect(dialog.getByText('2 places for a logo.')).toBeVisible(UPLOADED);
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await panel.expectToast('Design added', undefined, UPLOADED);
  // Choosing the file is a press as well
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
    buffer: await sharp({ create: { width: 300, height: 120, channels: 3, background: MAGENTA } })
      .png()
      .toBuffer(),
  });
  await logo.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Original' }).click();
  await wizard.design(title).click();
  await wizard.next('Choose Extras');
  await wizard.next('Review Quote');
  const booth = wizard.root.getByRole('img', { name: `${title}, 10 by 10 feet` }).first();
  await expect(booth).toBeVisible(DRAWN);
  await expect.poll(async () => magentaRuns(await booth.screenshot()), DRAWN).toBe(2);
});

const EXPORTS = resolve(import.meta.dirname, '../../packages/booth-3d/fixtures/exports');

for (const [name, marks] of [
  ['booth-joined-one-mesh.glb', 1],
  ['booth-inches.glb', 2],
  ['booth-z-up.glb', 2],
] as const) {
  test(`${name} gets a logo on its counter`, async ({ panel, allowProblems }) => {
    allowProblems(READS_PIXELS);
    const dialog = await new ContentCard(panel, 'booth_designs').add('Add New Booth Design');
    const file = { name, mimeType: 'model/gltf-binary', buffer: await readFile(resolve(EXPORTS, name)) };
    await dialog.getByLabel('3D Model', { exact: true }).setInputFiles(file);
    await dialog.getByRole('button', { name: 'Mark surfaces' }).click(UPLOADED);
    const marking = panel.dialog('Mark Surfaces');
    await marking
      .getByRole('button', { name: /^Counter or table, 3' 3\.5".*facing the aisle/ })
      .first()
      .click(DRAWN);
    await marking.getByRole('button', { name: 'Logo', exact: true }).click();
    await marking.getByRole('button', { name: 'Use these marks' }).click();
    await expect(marking).toBeHidden(UPLOADED);
    const places = marks === 1 ? 'One place for a logo.' : `${marks} places for a logo.`;
    await expect(dialog.getByText(places)).toBeVisible(UPLOADED);
  });
}
