import type { Locator } from '@playwright/test';
import {
  ContentCard,
  countStored,
  expect,
  expectShown,
  pictureFile,
  publishedContent,
  storedRecord,
  test,
} from '../support/admin-content.ts';
import type { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('an extra with a picture is added, and a visitor can choose it', { tag: '@smoke' }, async ({
  panel,
  mark,
  anotherVisitor,
}) => {
  const extras = new ContentCard(panel, 'extras');
  const name = `Aquarium ${mark}`;
  const dialog = await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price (USD)').fill('1250.5');
  await dialog.getByLabel('Max Quantity').fill('4');
  await dialog.getByLabel('Category').fill(' Decor ');
  await dialog.getByLabel('Description').fill('Salt water.\nFed twice a day.');
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('tank.jpg'));
  await expectShown(dialog.getByAltText('Image: new image'));
  await expect(dialog.getByLabel('Active (visible to customers)')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await panel.expectToast('Extra added');
  await expect(dialog).toBeHidden();

  const card = extras.record(name);
  for (const text of ['Active', 'Salt water.', '$1,250.50', 'Max: 4', 'Decor']) {
    await expect(card.getByText(text, { exact: text !== 'Salt water.' })).toBeVisible();
  }
  await expectShown(card.getByRole('presentation'));

  const wizard = await anotherVisitor();
  const offered = await offeredExtra(wizard, name);
  await expect(offered).toContainText('Fed twice a day.');
  await expectShown(offered.locator('img'));
  for (let count = 0; count < 4; count += 1) await wizard.more(offered).click();
  await expect(wizard.more(offered)).toBeDisabled();
});

test('a number that was mistyped is told beside its field, and nothing is saved in its place', async ({
  panel,
  mark,
}) => {
  const extras = new ContentCard(panel, 'extras');
  const dialog = await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(`Typo ${mark}`);
  const [price, most] = [dialog.getByLabel('Price (USD)'), dialog.getByLabel('Max Quantity')];
  await price.fill('24-00');
  await most.fill('2-5');
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await expect(price).toHaveAccessibleDescription(
    'Enter an amount from 0 to 1,000,000 with at most two decimals',
  );
  await expect(most).toHaveAccessibleDescription(/Enter a whole number from 1 to/);
  await expect(price).toHaveValue('24-00');
  expect(await countStored('extras', `Typo ${mark}`)).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();

  const design = await new ContentCard(panel, 'booth_designs').add('Add New Booth Design');
  await design.getByLabel('Design Price (USD)').fill('24-00');
  await design.getByRole('button', { name: 'Save Design' }).click();
  await expect(design.getByLabel('Design Price (USD)')).toHaveAccessibleDescription(/Enter an amount/);
});

test('an extra is changed: its picture, its price, and whether visitors see it', async ({
  panel,
  mark,
  anotherVisitor,
  request,
}) => {
  const extras = new ContentCard(panel, 'extras');
  const name = `Globe ${mark}`;
  const added = await extras.add('Add Extra');
  await added.getByLabel('Name').fill(name);
  await added.getByLabel('Price (USD)').fill('80');
  await added.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('globe.png'));
  await added.getByRole('button', { name: 'Save Extra' }).click();
  await expect(extras.record(name)).toContainText('Max: 10');
  const first = await storedRecord('extras', name);
  expect(first).toMatchObject({ sort_order: 0, unit_price_usd: 80, max_quantity: 10, is_active: true });
  expect(first['image_url']).toMatch(new RegExp(`^/media/extras/globe-${mark}-[0-9a-f]{16}-640x480\\.webp$`));

  const dialog = await extras.edit(name, 'Edit Extra');
  await expect(dialog.getByLabel('Price (USD)')).toHaveValue('80');
  await expectShown(dialog.getByAltText('Image: current image'));
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('other.webp'));
  await expectShown(dialog.getByAltText('Image: new image'));
  await dialog.getByRole('button', { name: 'Discard the new image: Image' }).click();
  await expectShown(dialog.getByAltText('Image: current image'));
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('another.webp'));
  await dialog.getByLabel('Price (USD)').fill('95.25');
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await panel.expectToast('Extra updated');
  await expect(extras.record(name)).toContainText('$95.25');
  const second = await storedRecord('extras', name);
  expect(second['image_url']).not.toBe(first['image_url']);
  await expect(await offeredExtra(await anotherVisitor(), name)).toBeVisible();

  const again = await extras.edit(name, 'Edit Extra');
  await again.getByLabel('Active (visible to customers)').uncheck();
  await again.getByRole('button', { name: 'Remove image: Image' }).click();
  await again.getByRole('button', { name: 'Update Extra' }).click();
  await expect(extras.record(name).getByText('Inactive')).toBeVisible();
  await expect(extras.record(name).getByText('No image')).toBeVisible();
  await expect(extras.record(name).getByText('No description')).toBeVisible();
  expect((await publishedContent(request)).extras.map((extra) => extra.name)).not.toContain(name);
  await expect(await offeredExtra(await anotherVisitor(), name)).toBeHidden();
});

test('what is missing or wrong is said beside the field, and nothing is stored', async ({ panel, mark }) => {
  const extras = new ContentCard(panel, 'extras');
  const dialog = await extras.add('Add Extra');
  const name = dialog.getByLabel('Name');
  const price = dialog.getByLabel('Price (USD)');
  const max = dialog.getByLabel('Max Quantity');
  await expect(max).toHaveValue('10');
  await expect(dialog.getByPlaceholder(/furniture, lighting, technology/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await panel.expectToast('Missing information', 'Please fill in the required fields (name and price).');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(price).toHaveAccessibleDescription('Price is required');

  await name.fill(`Wrong ${mark}`);
  await price.fill('12.345');
  await max.fill('0');
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(
    'Enter an amount from 0 to 1,000,000 with at most two decimals',
  );
  await expect(max).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000');
  expect(await countStored('extras', `Wrong ${mark}`)).toBe(0);

  await price.fill('0');
  await max.fill('');
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await expect(extras.record(`Wrong ${mark}`)).toContainText('$0.00');
  await expect(extras.record(`Wrong ${mark}`)).toContainText('Max: 10');
});

/** Opens the extras as a visitor does, and answers the one of this name. */
async function offeredExtra(wizard: WizardPage, name: string): Promise<Locator> {
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  await expect(wizard.extra('Bar stools')).toBeVisible();
  return wizard.extra(name);
}
