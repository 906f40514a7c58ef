import { ContentCard, expect, publishedContent, storedRecord, test } from '../support/admin-content.ts';

test.use({ section: 'content' });

test('a design is changed and deleted; its slug stays', async ({ panel, mark, request }) => {
  const designs = new ContentCard(panel, 'booth_designs');
  const title = `Meadow ${mark}`;
  const added = await designs.add('Add New Booth Design');
  await added.getByLabel('Title').fill(title);
  await added.getByLabel('Description').fill('A demo.');
  await added.getByRole('button', { name: 'Save Design' }).click();
  await expect(designs.record(title)).toBeVisible();
  const { id } = await storedRecord('booth_designs', title);
  const published = async () =>
    (await publishedContent(request)).booth_designs.find((design) => design.id === id);
  const dialog = await designs.edit(title, 'Edit Booth Design');
  await dialog.getByLabel('Title').fill(`Prairie ${mark}`);
  await dialog.getByLabel('Booth Size').selectOption('10x20');
  await dialog.getByRole('button', { name: 'Update Design' }).click();
  await panel.expectToast('Design updated');
  const card = designs.record(`Prairie ${mark}`);
  await expect(card).toContainText('10x20');
  const changed = { title: `Prairie ${mark}`, slug: `meadow-${mark}`, booth_size: '10x20' };
  await expect.poll(published).toMatchObject(changed);

  await designs.delete(`Prairie ${mark}`, 'Delete Booth Design');
  await panel.expectToast('Design deleted');
  await expect(card).toBeHidden();
  await expect.poll(published).toBeUndefined();
});
