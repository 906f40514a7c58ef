import {
  ContentCard,
  countStored,
  expect,
  expectShown,
  pictureFile,
  publishedContent,
  storedRecord,
  storeOwnExtra,
  test,
} from '../support/admin-content.ts';
import { UPLOADED } from '../support/admin-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ section: 'content' });

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
  await dialog.getByLabel('Description').fill('Salt water.\nFed twice a day.');
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('tank.jpg'));
  await expectShown(dialog.getByAltText('Image: new image'));
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await panel.expectToast('Extra added', undefined, UPLOADED);
  await expect(dialog).toBeHidden();
  await expectShown(extras.record(name).getByRole('presentation'));
  const stored = await storedRecord('extras', name);
  expect(stored).toMatchObject({ sort_order: 0, unit_price_usd: 1250.5, max_quantity: 4, is_active: true });
  expect(stored['image_url']).toMatch(
    new RegExp(`^/media/extras/aquarium-${mark}-[0-9a-f]{16}-640x480\\.webp$`),
  );

  const wizard = await anotherVisitor();
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  const offered = wizard.extra(name);
  await wizard.root.getByRole('button', { name: 'Show details' }).click();
  await expect(offered).toContainText('Fed twice a day.');
  await expectShown(offered.locator('img'));
  for (let count = 0; count < 4; count += 1) await wizard.more(offered).click();
  await expect(wizard.more(offered)).toBeDisabled();
});

test('an extra is changed, and no longer shown to visitors', async ({ panel, mark, request }) => {
  const extras = new ContentCard(panel, 'extras');
  const name = `Globe ${mark}`;
  const id = await storeOwnExtra(name);
  const published = async () => (await publishedContent(request)).extras.find((extra) => extra.id === id);
  await expect.poll(published).toMatchObject({ unit_price_usd: 95 });
  const dialog = await extras.edit(name, 'Edit Extra');
  await dialog.getByLabel('Price (USD)').fill('95.25');
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await panel.expectToast('Extra updated');
  await expect(extras.record(name)).toContainText('$95.25');
  await expect.poll(published).toMatchObject({ unit_price_usd: 95.25 });

  const again = await extras.edit(name, 'Edit Extra');
  await again.getByLabel('Active (visible to customers)').uncheck();
  await again.getByRole('button', { name: 'Update Extra' }).click();
  await expect(extras.record(name).getByText('Inactive')).toBeVisible();
  await expect.poll(published).toBeUndefined();
});

test('a deleted extra is gone for visitors', async ({ panel, mark, request }) => {
  const extras = new ContentCard(panel, 'extras');
  const name = `Fountain ${mark}`;
  const id = await storeOwnExtra(name);
  const published = async () => (await publishedContent(request)).extras.map((extra) => extra.id);

  await extras.delete(name, 'Delete Extra');
  await panel.expectToast('Extra deleted');
  await expect(extras.record(name)).toBeHidden();
  // The focus goes to a neighbor
  await expect(
    extras.root.getByRole('button', { name: /^More actions for/ }).and(panel.page.locator(':focus')),
  ).toBeVisible();
  expect(await countStored('extras', name)).toBe(0);
  await expect.poll(published).not.toContain(id);
});
