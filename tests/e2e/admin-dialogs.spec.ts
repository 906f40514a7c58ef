import {
  ContentCard,
  countStored,
  expect,
  pictureFile,
  storedRecord,
  storeOwnExtra,
  test,
} from '../support/admin-content.ts';

test('entries of a list can be removed while more than one remains', async ({ panel }) => {
  const dialog = await new ContentCard(panel, 'reference_projects').add('Add Reference Project');
  const features = dialog.getByRole('textbox', { name: /^Feature/ });
  const remove = dialog.getByRole('button', { name: /^Remove feature/ });
  await expect(features).toHaveCount(1);
  await expect(remove).toHaveCount(0);
  await features.fill('First');
  for (const text of ['Second', 'Third']) {
    await dialog.getByRole('button', { name: 'Add Feature' }).click();
    await features.last().fill(text);
  }
  await dialog.getByRole('button', { name: 'Remove feature 2' }).click();
  await expect(features).toHaveCount(2);
  await expect(dialog.getByRole('textbox', { name: 'Feature 2' })).toHaveValue('Third');
  await expect(dialog.getByRole('textbox', { name: 'Feature 2' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove feature 1' }).click();
  await expect(features).toHaveValue('Third');
  await expect(remove).toHaveCount(0);
});

test('what was typed into a new record survives a reload', async ({ panel, mark, page }) => {
  const name = `Draft ${mark}`;
  const projects = new ContentCard(panel, 'reference_projects');
  const dialog = await projects.add('Add Reference Project');
  await dialog.getByLabel('Company Name').fill(name);
  await dialog.getByLabel('Industry').selectOption('Retail');
  await dialog.getByRole('textbox', { name: 'Feature 1' }).fill('Typed');
  await dialog.getByRole('button', { name: 'Add Feature' }).click();
  await dialog.getByLabel('Top View', { exact: true }).setInputFiles(await pictureFile('top.png'));
  await page.reload();
  await expect(dialog).toContainText('What you had entered is back.');
  await expect(dialog).toContainText('Only newly chosen images have to be chosen again.');
  await expect(dialog.getByLabel('Company Name')).toHaveValue(name);
  await expect(dialog.getByLabel('Industry')).toHaveValue('Retail');
  await expect(dialog.getByRole('textbox', { name: 'Feature 1' })).toHaveValue('Typed');
  await expect(dialog.getByRole('textbox', { name: 'Feature 2' })).toHaveValue('');
  await expect(dialog.getByLabel('Top View', { exact: true })).toHaveValue('');
  await dialog.getByLabel('Conference Name').fill('CES');
  await dialog.getByLabel('Location').fill('Reno, NV');
  await dialog.getByLabel('Booth Size').selectOption('10×10');
  await dialog.getByRole('button', { name: 'Save Project' }).click();
  await panel.expectToast('Project added');
  expect(await storedRecord('reference_projects', name)).toMatchObject({
    industry: 'Retail',
    features: ['Typed'],
  });
  await page.reload();
  await panel.isOpen();
  await expect(dialog).toBeHidden();
});

test('a change in the making survives a reload, with its picture', async ({ panel, mark, page }) => {
  const name = `Draft ${mark}`;
  const extras = new ContentCard(panel, 'extras');
  await storeOwnExtra(name);
  const dialog = await extras.edit(name, 'Edit Extra');
  await dialog.getByLabel('Price (USD)').fill('77');
  await page.reload();
  await expect(dialog.getByLabel('Price (USD)')).toHaveValue('77');
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await expect(extras.record(name)).toContainText('$77.00');
  expect(await countStored('extras', name)).toBe(1);
});

test('Escape and a press beside the dialog ask before anything typed is lost', async ({
  panel,
  mark,
  page,
}) => {
  const extras = new ContentCard(panel, 'extras');
  const dialog = await extras.add('Add Extra');
  const question = panel.alert('Discard what you entered?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(extras.root.getByRole('button', { name: 'Add Extra' })).toBeFocused();

  await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(`Draft ${mark}`);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(`Draft ${mark}`);
  await page.mouse.click(4, 4);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await panel.isOpen();
  await expect(dialog).toBeHidden();
});

test('Cancel gives up what was typed, and the next dialog starts afresh', async ({ panel, mark }) => {
  const extras = new ContentCard(panel, 'extras');
  const dialog = await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(`Draft ${mark}`);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await extras.add('Add Extra');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await expect(dialog.getByLabel('Max Quantity')).toHaveValue('10');
});

test('a new extra can be added by keyboard alone', async ({ panel, mark, page }) => {
  const name = `Typed ${mark}`;
  const extras = new ContentCard(panel, 'extras');
  await extras.root.getByRole('button', { name: 'Add Extra' }).focus();
  await page.keyboard.press('Enter');
  const dialog = panel.dialog('Add Extra');
  await expect(dialog.getByRole('heading', { name: 'Add Extra' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await panel.expectToast('Extra added');
  await expect(extras.record(name)).toContainText('$12.00');
  await expect(extras.root.getByRole('button', { name: 'Add Extra' })).toBeFocused();
});
