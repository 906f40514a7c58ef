import { beforeEach, expect, test } from 'vitest';
import {
  addContent,
  designContent,
  editContent,
  extraContent,
  projectContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  expectToast,
  NO_NETWORK,
  REPORTED,
  startPanel,
  withoutNetwork,
} from '../../../../../tests/browser/admin-panel.tsx';
import {
  chooseHugePicture,
  fakeUploads,
  noPicture,
  picture,
} from '../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';

const IS_TOO_LARGE = 'The image is larger than 10 MB.';
const IS_NO_IMAGE = 'Please choose a JPEG, PNG, WebP or AVIF image.';
const CURRENT = '/media/extras/globe-0123456789abcdef-640x480.webp';

beforeEach(startPanel);

test('a file that is no picture is refused next to the field, and a picture replaces it', async () => {
  const design = await addContent(designContent);
  const input = design.getByLabelText('Front View', { exact: true });
  await expect.element(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
  await input.upload(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }));
  await expect.element(input).toHaveAccessibleDescription('Choose an image: JPEG, PNG, WebP or AVIF');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(design.getByAltText(/new image/)).not.toBeInTheDocument();
  await input.upload(picture('front.png'));
  await expect.element(design.getByAltText('Front View: new image')).toBeVisible();
  await expect.element(input).toHaveAccessibleDescription('');
});

test('an extra whose image cannot be uploaded is not saved', async () => {
  allowProblems(REPORTED);
  const uploads = fakeUploads();
  const extra = await addContent(extraContent);
  const save = button('Save Extra', extra);
  const input = extra.getByLabelText('Image', { exact: true });
  await extraContent.fill(extra, 'Hanging sign');
  chooseHugePicture(input);
  await save.click();
  await expectToast('Error adding extra', `Image upload failed: ${IS_TOO_LARGE}`);
  await input.upload(noPicture());
  await save.click();
  await expectToast('Error adding extra', `Image upload failed: ${IS_NO_IMAGE}`);
  await input.upload(picture());
  await withoutNetwork(async () => {
    await save.click();
    await expectToast('Error adding extra', `Image upload failed: ${NO_NETWORK}`);
  });
  expect(database.all('extras')).toEqual([]);
  await expect.element(extra.getByLabelText('Name')).toHaveValue('Hanging sign');
  await save.click();
  await expectToast('Extra added');
  expect(database.only('extras')).toMatchObject({
    name: 'Hanging sign',
    image_url: expect.stringMatching(/^\/media\/extras\/hanging-sign-/),
  });
  expect(uploads.sent.at(-1)).toMatchObject({
    search: 'folder=extras&name=hanging-sign',
    headers: { Authorization: 'Bearer token of demo-admin', 'Content-Type': 'image/png' },
  });
});

test("a failed upload of a design's image is reported, and the others proceed", async () => {
  allowProblems(REPORTED);
  fakeUploads();
  const design = await addContent(designContent);
  await designContent.fill(design, 'Arch');
  await design.getByLabelText('Top View', { exact: true }).upload(noPicture());
  await design.getByLabelText('Front View', { exact: true }).upload(picture());
  chooseHugePicture(design.getByLabelText('Left View', { exact: true }));
  await button('Save Design', design).click();
  await expectToast('Error uploading topview image', IS_NO_IMAGE);
  await expectToast('Error uploading leftview image', IS_TOO_LARGE);
  await expectToast('Design added');
  await expect.element(design).not.toBeInTheDocument();
  expect(database.only('booth_designs')['images']).toEqual({
    topview: null,
    frontview: expect.stringMatching(/^\/media\/booth-designs\/arch-frontview-/),
    leftview: null,
    rightview: null,
  });
});

test('an upload shows its progress, and can be stopped without losing anything', async () => {
  const uploads = fakeUploads();
  const extra = await addContent(extraContent);
  await extraContent.fill(extra, 'Kite');
  await extra.getByLabelText('Image', { exact: true }).upload(picture('kite.png'));
  const letGo = uploads.hold();
  await button('Save Extra', extra).click();
  await expect.element(button('Saving...', extra)).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Cancel', extra)).toBeDisabled();
  await expect.element(extra.getByRole('progressbar', { name: 'Uploading Image' })).toHaveValue(50);
  await button('Close', extra).click();
  await expect.element(extra).toBeVisible();
  // Input during the save would be lost
  await expect.element(extra.getByLabelText('Name')).toHaveAttribute('readonly');
  await expect.element(extra.getByLabelText('Image', { exact: true })).toBeDisabled();
  await extra.getByLabelText('Active (visible to customers)').click({ force: true });
  await button('Cancel upload: Image', extra).click();
  await expectToast('Upload canceled', 'Nothing was saved; everything you entered is still here.');
  await expect.element(extra.getByLabelText('Name')).toHaveValue('Kite');
  await expect.element(extra.getByLabelText('Name')).not.toHaveAttribute('readonly');
  await expect.element(extra.getByLabelText('Active (visible to customers)')).toBeChecked();
  await expect.element(extra.getByAltText('Image: new image')).toBeVisible();
  expect(database.all('extras')).toEqual([]);

  letGo();
  await button('Save Extra', extra).click();
  await expectToast('Extra added');
  await expect.element(record(extraContent, 'Kite')).toBeVisible();
});

test('a project whose images cannot be uploaded is not saved; a retry sends only what failed', async () => {
  allowProblems(REPORTED);
  const uploads = fakeUploads();
  const project = await addContent(projectContent);
  await projectContent.fill(project, 'Kite');
  await project.getByLabelText('Top View', { exact: true }).upload(picture('top.png'));
  await project.getByLabelText('Side', { exact: true }).upload(noPicture('side.png'));
  await button('Save Project', project).click();
  await expectToast('Error uploading images', IS_NO_IMAGE);
  expect(database.all('reference_projects')).toEqual([]);
  await project.getByLabelText('Side', { exact: true }).upload(picture('side.webp', 'image/webp'));
  await button('Save Project', project).click();
  await expectToast('Project added');
  expect(uploads.sent.map(({ search }) => search)).toEqual([
    'folder=projects&name=kite-design-top-view',
    'folder=projects&name=kite-stand-side-photo',
    'folder=projects&name=kite-stand-side-photo',
  ]);
  expect(database.only('reference_projects')).toMatchObject({
    design_renderings: { design_top_view: expect.stringMatching(/design-top-view/) },
    stand_photos: { stand_side_photo: expect.stringMatching(/stand-side-photo/) },
  });
});

test('another image replaces the current one; a new image can be discarded, and the current one removed', async () => {
  const uploads = fakeUploads();
  const path = storeContent(extraContent, 'Globe', { image_url: CURRENT });
  const extra = await editContent(extraContent, 'Globe');
  const input = extra.getByLabelText('Image', { exact: true });
  await input.upload(picture('other.png'));
  await expect.element(extra.getByAltText('Image: new image')).toBeVisible();
  await button('Discard the new image: Image', extra).click();
  await expect.element(input).toHaveValue('');
  await input.upload(picture('another.webp', 'image/webp'));
  await button('Update Extra', extra).click();
  await expectToast('Extra updated');
  expect(uploads.sent.map(({ file }) => file.name)).toEqual(['another.webp']);
  expect(database.read(path)?.['image_url']).toMatch(/^\/media\/extras\/globe-0{15}1-/);
  await button('Edit Globe').click();
  await button('Remove image: Image', extra).click();
  await button('Update Extra', extra).click();
  await expect.element(record(extraContent, 'Globe')).toMatchTextContent('No image');
  expect(database.read(path)).toMatchObject({ image_url: null });
});
