import {
  ContentCard,
  countStored,
  expect,
  expectShown,
  holdUploads,
  pictureFile,
  storedRecord,
  test,
} from '../support/admin-content.ts';

const WRONG_TYPES = [
  { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
];

test('a file that is no usable picture is refused beside the field', async ({ panel }) => {
  const dialog = await new ContentCard(panel, 'booth_designs').add('Add New Booth Design');
  const input = dialog.getByLabel('Front View', { exact: true });
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
  for (const file of WRONG_TYPES) {
    await input.setInputFiles(file);
    await expect(input).toHaveAccessibleDescription('Choose an image: JPEG, PNG, WebP or AVIF');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByAltText(/new image/)).toHaveCount(0);
    await input.setInputFiles(await pictureFile('front.png'));
    await expectShown(dialog.getByAltText('Front View: new image'));
    await expect(input).toHaveAccessibleDescription('');
    await dialog.getByRole('button', { name: 'Discard the new image: Front View' }).click();
  }
});

test('an upload shows how far it is, and can be stopped without losing anything', async ({
  panel,
  mark,
  page,
}) => {
  const name = `Kite ${mark}`;
  const extras = new ContentCard(panel, 'extras');
  const dialog = await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price (USD)').fill('5');
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('kite.jpg'));
  const letGo = await holdUploads(page);
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled();
  await expect(dialog.getByRole('progressbar', { name: 'Uploading Image' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // What is typed or chosen now would not be saved
  await expect(dialog.getByLabel('Name')).not.toBeEditable();
  await expect(dialog.getByLabel('Image', { exact: true })).toBeDisabled();
  await dialog.getByLabel('Active (visible to customers)').click({ force: true });
  await dialog.getByRole('button', { name: 'Cancel upload: Image' }).click();
  await panel.expectToast('Upload canceled', 'Nothing was saved; everything you entered is still here.');
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByLabel('Name')).toBeEditable();
  await expect(dialog.getByLabel('Active (visible to customers)')).toBeChecked();
  await expectShown(dialog.getByAltText('Image: new image'));
  expect(await countStored('extras', name)).toBe(0);

  letGo();
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await panel.expectToast('Extra added');
  await expectShown(extras.record(name).getByRole('presentation'));
});

test('a picture that was uploaded is not sent again when the rest has to be', async ({
  panel,
  mark,
  page,
  allowProblems,
}) => {
  allowProblems(/Error uploading images/, /status of 415/);
  const company = `Kite ${mark}`;
  const projects = new ContentCard(panel, 'reference_projects');
  const dialog = await projects.add('Add Reference Project');
  await dialog.getByLabel('Company Name').fill(company);
  await dialog.getByLabel('Conference Name').fill('CES');
  await dialog.getByLabel('Location').fill('Reno, NV');
  await dialog.getByLabel('Industry').selectOption('Energy');
  await dialog.getByLabel('Booth Size').selectOption('10×10');
  await dialog.getByLabel('Top View', { exact: true }).setInputFiles(await pictureFile('top.png'));
  await dialog.getByLabel('Side', { exact: true }).setInputFiles({
    name: 'side.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture, whatever it is called'),
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/images')) sent.push(new URL(request.url()).search);
  });
  await dialog.getByRole('button', { name: 'Save Project' }).click();
  await panel.expectToast('Error uploading images', 'Please choose a JPEG, PNG, WebP or AVIF image.');
  expect(await countStored('reference_projects', company)).toBe(0);
  await dialog.getByLabel('Side', { exact: true }).setInputFiles(await pictureFile('side.webp'));
  await dialog.getByRole('button', { name: 'Save Project' }).click();
  await panel.expectToast('Project added');
  expect(sent.filter((search) => search.includes('design-top-view'))).toHaveLength(1);
  const { design_renderings, stand_photos } = await storedRecord('reference_projects', company);
  expect([design_renderings.design_top_view, stand_photos.stand_side_photo]).toEqual([
    expect.stringMatching(/design-top-view/),
    expect.stringMatching(/stand-side-photo/),
  ]);
});
