import { ContentCard, expect, publishedContent, storeOwnExtra, test } from '../support/admin-content.ts';

test.use({ section: 'content' });

test('an extra is changed, hidden from visitors, and deleted', async ({ panel, mark, request }) => {
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

  const setActive = async (isActive: boolean) => {
    const again = await extras.edit(name, 'Edit Extra');
    await again.getByLabel('Active (visible to customers)').setChecked(isActive);
    await again.getByRole('button', { name: 'Update Extra' }).click();
    await expect(
      extras.record(name).getByText(isActive ? 'Active' : 'Inactive', { exact: true }),
    ).toBeVisible();
  };
  await setActive(false);
  await expect.poll(published).toBeUndefined();
  await setActive(true);
  await expect.poll(published).toBeDefined();

  await extras.delete(name, 'Delete Extra');
  await panel.expectToast('Extra deleted');
  await expect(extras.record(name)).toBeHidden();
  await expect.poll(published).toBeUndefined();
});
