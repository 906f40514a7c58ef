import {
  ContentCard,
  countStored,
  expect,
  publishedContent,
  storeOwnExtra,
  test,
} from '../support/admin-content.ts';

test.use({ section: 'content' });

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
