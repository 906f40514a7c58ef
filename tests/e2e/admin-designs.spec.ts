import { DesignsCard, expect, publishedContent, storedDesign, test } from '../support/admin-content.ts';

test.use({ section: 'content' });

test('a design is changed and deleted; its slug stays', async ({ panel, mark, request }) => {
  const designs = new DesignsCard(panel);
  const title = `Meadow ${mark}`;
  await designs.save(await designs.add(title));
  const { id } = await storedDesign(title);
  const published = async () =>
    (await publishedContent(request)).booth_designs.find((design) => design.id === id);
  await designs.root.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  const dialog = panel.dialog('Edit Booth Design');
  await dialog.getByLabel('Title').fill(`Prairie ${mark}`);
  await dialog.getByLabel('Booth Size').selectOption('10x20');
  await dialog.getByRole('button', { name: 'Update Design' }).click();
  await panel.expectToast('Design updated');
  const card = designs.record(`Prairie ${mark}`);
  await expect(card).toContainText('10x20');
  const changed = { title: `Prairie ${mark}`, slug: `meadow-${mark}`, booth_size: '10x20' };
  await expect.poll(published).toMatchObject(changed);

  await designs.root.getByRole('button', { name: `Delete Prairie ${mark}`, exact: true }).click();
  await panel.alert(`Delete “Prairie ${mark}”?`).getByRole('button', { name: 'Delete Booth Design' }).click();
  await panel.expectToast('Design deleted');
  await expect(card).toBeHidden();
  await expect.poll(published).toBeUndefined();
});
