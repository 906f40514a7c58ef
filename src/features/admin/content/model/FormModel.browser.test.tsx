import { beforeEach, expect, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  addContent,
  designContent,
  editContent,
  extraContent,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import { button, expectToast, startPanel } from '../../../../../tests/browser/admin-panel.tsx';
import {
  fakeUploads,
  glbFile,
  MODEL_NOTES,
  MODEL_REASONS,
  refusedGlb,
  serveModels,
} from '../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import type { StoredModel } from '../../../../domain/schemas/stored-model.ts';

const STORED = { url: '/media/booth-designs/old-0123456789abcdef.bin', kinds: [] };

beforeEach(startPanel);

const modelInput = (within: Locator) => within.getByLabelText('3D Model', { exact: true });
const scene = (within: Locator) => within.getByRole('application', { name: 'The model' });

test('a model is sent once it is chosen, shown in 3D with its facts and changes, and saved with the design', async () => {
  serveModels();
  const uploads = fakeUploads();
  const design = await addContent(designContent);
  await designContent.fill(design, 'Harbor');
  await modelInput(design).upload(glbFile());
  await expect.element(scene(design)).toBeVisible();
  expect(uploads.sent[0]?.search).toBe('folder=booth-designs&name=harbor&size=10x10');
  await expect.element(design).toMatchTextContent('3.05 m wide, 3.05 m deep, 2.51 m high');
  await expect.element(design).toMatchTextContent('Has places for: bar stools, coffee bar.');
  for (const { text } of MODEL_NOTES) await expect.element(design.getByText(text)).toBeVisible();
  await expectAccessible();
  await button('Save Design', design).click();
  await expectToast('Design added');
  // Its front was drawn for visitors' logos: on the wall, the counter and the screen
  const { blank, blank_places: places, ...model } = database.only('booth_designs')['model'] as StoredModel;
  expect(model).toEqual({
    url: '/media/booth-designs/harbor-0000000000000001.bin',
    kinds: ['bar-stools', 'coffee-bar'],
  });
  expect(blank).toBe('/media/booth-designs/harbor-blank-0000000000000002-640x480.webp');
  expect(places?.map((line) => line.split(' ')[0])).toEqual(['wall', 'own', 'own']);
});

test('a refused model says every reason next to the field, and another file replaces it', async () => {
  serveModels();
  const uploads = fakeUploads();
  const design = await addContent(designContent);
  await modelInput(design).upload(new File(['{}'], 'booth.gltf'));
  await expect.element(modelInput(design)).toHaveAccessibleDescription(/Choose a GLB file/);
  expect(uploads.sent).toEqual([]);
  await modelInput(design).upload(refusedGlb());
  for (const reason of MODEL_REASONS) {
    await expect.element(modelInput(design)).toHaveAccessibleDescription(new RegExp(reason));
  }
  await expect.element(modelInput(design)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await modelInput(design).upload(glbFile());
  await expect.element(scene(design)).toBeVisible();
  await expect.element(modelInput(design)).not.toHaveAttribute('aria-invalid');
});

test('a model on its way holds the save back, and can be canceled', async () => {
  const uploads = fakeUploads();
  const release = uploads.hold();
  const design = await addContent(designContent);
  await designContent.fill(design, 'Harbor');
  await modelInput(design).upload(glbFile());
  await expect.element(design.getByRole('progressbar', { name: 'Uploading 3D Model' })).toBeVisible();
  await expect.element(button('Save Design', design)).toBeDisabled();
  await expectAccessible();
  await button('Cancel upload: 3D Model', design).click();
  release();
  await expect.element(button('Save Design', design)).toBeEnabled();
  await expect.element(modelInput(design)).not.toHaveAttribute('aria-invalid');
  await expect.element(scene(design)).not.toBeInTheDocument();
});

test('a saved model can be removed, and comes back with a press', async () => {
  serveModels();
  const path = storeContent(designContent, 'Harbor', { model: STORED });
  const design = await editContent(designContent, 'Harbor');
  await expect.element(scene(design)).toBeVisible();
  await button('Remove model', design).click();
  await expect.element(modelInput(design)).toHaveFocus();
  await expect.element(scene(design)).not.toBeInTheDocument();
  await button('Back to the saved model', design).click();
  await expect.element(scene(design)).toBeVisible();
  await button('Remove model', design).click();
  await button('Update Design', design).click();
  await expectToast('Design updated');
  expect(database.read(path)).toMatchObject({ model: null });
});

test('a device that takes seconds for each picture shows the model all the same', async () => {
  serveModels();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5_000;
    return now;
  });
  storeContent(designContent, 'Harbor', { model: STORED });
  const design = await editContent(designContent, 'Harbor');
  await expect.element(design.getByText('The model, in 3D.')).toBeInTheDocument();
  await expect.element(button('Use pictures of the model', design)).toBeEnabled();
});

test("an extra says where its model stands, and a picture of it becomes the extra's image", async () => {
  serveModels('extras', 'bar-stools');
  const model = { url: '/media/extras/stool-0123456789abcdef.bin', kinds: ['bar-stools'] };
  storeContent(extraContent, 'Stool', { model });
  const extra = await editContent(extraContent, 'Stool');
  await expect.element(extra).toMatchTextContent('Stands at places for: bar stools.');
  await button('Use pictures of the model', extra).click();
  await expect.element(extra.getByAltText('Image: new image')).toBeVisible();
});
