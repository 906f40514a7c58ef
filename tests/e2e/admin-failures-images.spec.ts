import type { Locator } from '@playwright/test';
import { NO_NETWORK, TOLD, UNREACHED, withoutNetwork } from '../support/expected-failures.ts';
import { database, documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { aPicture } from '../support/pictures.ts';
import { designContent, extraContent, projectContent } from '../support/spare-records.ts';

const TOO_LARGE = {
  name: 'huge.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
};
const NO_IMAGE = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>Hello') };
const IS_TOO_LARGE = 'The image is larger than 10 MB.';
const IS_NO_IMAGE = 'Please choose a JPEG, PNG, WebP or AVIF image.';

/** The image route refuses: 415. */
const REFUSED_IMAGE = /415 \(Unsupported Media Type\)/;

async function goodImage() {
  return { name: 'good.png', mimeType: 'image/png', buffer: await aPicture(40, 30).png().toBuffer() };
}

function choose(dialog: Locator, label: string, file: typeof NO_IMAGE): Promise<void> {
  return dialog.getByLabel(label, { exact: true }).setInputFiles(file);
}

test('an extra whose image cannot be uploaded is not saved', async ({
  adminPage,
  context,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, REFUSED_IMAGE, TOLD);
  await adminPage.signIn(email, password);
  await adminPage.card(extraContent.card).getByRole('button', { name: extraContent.addButton }).click();
  const dialog = adminPage.dialog(extraContent.addDialog);
  const save = dialog.getByRole('button', { name: extraContent.saveButton });
  await extraContent.fill(dialog, 'Hanging sign');
  await choose(dialog, 'Image', TOO_LARGE);
  await save.click();
  await adminPage.expectToast('Error adding extra', `Image upload failed: ${IS_TOO_LARGE}`);
  await choose(dialog, 'Image', NO_IMAGE);
  await save.click();
  await adminPage.expectToast('Error adding extra', `Image upload failed: ${IS_NO_IMAGE}`);
  await choose(dialog, 'Image', await goodImage());
  await withoutNetwork(context, async () => {
    await save.click();
    await adminPage.expectToast('Error adding extra', `Image upload failed: ${NO_NETWORK}`);
  });
  expect(await documentsWhere('extras', 'admin_id', uid)).toEqual([]);
  await expect(dialog.getByLabel('Name')).toHaveValue('Hanging sign');
  await dialog.getByLabel('Active').uncheck();
  await save.click();
  await adminPage.expectToast('Extra added');
  const [stored] = await documentsWhere('extras', 'admin_id', uid);
  expect(stored).toMatchObject({
    name: 'Hanging sign',
    image_url: expect.stringMatching(/^\/media\/extras\//),
  });
});

test('a project whose images cannot be uploaded is not saved', async ({
  adminPage,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(REFUSED_IMAGE, TOLD);
  await adminPage.signIn(email, password);
  await adminPage.card(projectContent.card).getByRole('button', { name: projectContent.addButton }).click();
  const dialog = adminPage.dialog(projectContent.addDialog);
  await projectContent.fill(dialog, 'Sparks Inc.');
  await choose(dialog, 'Top View', await goodImage());
  await choose(dialog, 'Interior', NO_IMAGE);
  await dialog.getByRole('button', { name: projectContent.saveButton }).click();
  await adminPage.expectToast('Error uploading images', IS_NO_IMAGE);
  await expect(dialog.getByLabel('Company Name')).toHaveValue('Sparks Inc.');
  expect(await documentsWhere('reference_projects', 'admin_id', uid)).toEqual([]);
});

test('an image of a design that cannot be uploaded is told, and the others proceed', async ({
  adminPage,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(REFUSED_IMAGE, TOLD);
  await adminPage.signIn(email, password);
  await adminPage.card(designContent.card).getByRole('button', { name: designContent.addButton }).click();
  const dialog = adminPage.dialog(designContent.addDialog);
  await designContent.fill(dialog, `Arch of ${uid}`);
  await choose(dialog, 'Top View', NO_IMAGE);
  await choose(dialog, 'Front View', await goodImage());
  await choose(dialog, 'Left View', TOO_LARGE);
  await dialog.getByRole('button', { name: designContent.saveButton }).click();
  await adminPage.expectToast('Error uploading topview image', IS_NO_IMAGE);
  await adminPage.expectToast('Error uploading leftview image', IS_TOO_LARGE);
  await adminPage.expectToast('Design added');
  await expect(dialog).toHaveCount(0);
  const [stored] = await documentsWhere('booth_designs', 'admin_id', uid);
  expect(stored?.images).toEqual({
    topview: null,
    frontview: expect.stringMatching(/^\/media\/booth-designs\//),
    leftview: null,
    rightview: null,
  });
});

test('a logo that cannot be uploaded or stored leaves the one there was', async ({
  adminPage,
  context,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, REFUSED_IMAGE, TOLD);
  await adminPage.signIn(email, password);
  const card = adminPage.card('Site Logo');
  const upload = card.getByRole('button', { name: 'Upload Logo' });
  await expect(upload).toBeDisabled();
  for (const [file, reason] of [
    [TOO_LARGE, IS_TOO_LARGE],
    [NO_IMAGE, IS_NO_IMAGE],
  ] as const) {
    await choose(card, 'Logo image', file);
    await upload.click();
    await adminPage.expectToast('Error uploading logo', reason);
  }
  await choose(card, 'Logo image', await goodImage());
  await withoutNetwork(context, async () => {
    await upload.click();
    await adminPage.expectToast('Error uploading logo', NO_NETWORK);
  });
  expect((await database.doc(`site_settings/${uid}`).get()).exists).toBe(false);
  await expect(card.getByAltText('New logo')).toBeVisible();
});

test('what is missing is told under its title, whatever the dialog', async ({
  adminPage,
  spareAdmin: { email, password },
}) => {
  await adminPage.signIn(email, password);
  for (const [{ card, addButton, addDialog, saveButton }, text] of [
    [extraContent, 'Please fill in the required fields (name and price).'],
    [projectContent, 'Please fill in all required fields.'],
    [designContent, 'Please fill in all required fields.'],
  ] as const) {
    await adminPage.card(card).getByRole('button', { name: addButton }).click();
    const dialog = adminPage.dialog(addDialog);
    await dialog.getByRole('button', { name: saveButton }).click();
    const toast = await adminPage.expectToast('Missing information', text);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  }
});
