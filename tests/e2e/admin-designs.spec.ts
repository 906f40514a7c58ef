import {
  ContentCard,
  expect,
  expectShown,
  pictureFile,
  publishedContent,
  storedRecord,
  test,
} from '../support/admin-content.ts';
import { UPLOADED } from '../support/admin-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ section: 'content' });

test('a design is added, and a visitor sees its card and its views', async ({
  panel,
  mark,
  anotherVisitor,
}) => {
  const designs = new ContentCard(panel, 'booth_designs');
  const title = `Été ${mark}`;
  const dialog = await designs.add('Add New Booth Design');
  await dialog.getByLabel('Title').fill(title);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`ete-${mark}`);
  await dialog.getByLabel('Booth Size').selectOption('20x20');
  await dialog.getByLabel('Design Price (USD)').fill('1234.5');
  for (const view of ['Front View', 'Left View']) {
    await dialog.getByLabel(view, { exact: true }).setInputFiles(await pictureFile('view.webp'));
  }
  await dialog.getByLabel('Description').fill('Light and open.');
  for (const [index, text] of ['Canopy', 'Planters', 'Bench', 'Fountain'].entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Add Feature' }).click();
    await dialog.getByRole('textbox', { name: `Feature ${index + 1}` }).fill(text);
  }
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await panel.expectToast('Design added', undefined, UPLOADED);
  await expect(dialog).toBeHidden();
  await expectShown(designs.record(title).getByRole('presentation'));

  const wizard = await anotherVisitor();
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await expect(wizard.design(title)).toHaveAccessibleDescription(/Canopy.*Planters.*Bench/);
  await expect(wizard.design(title)).not.toHaveAccessibleDescription(/Fountain/);
  await wizard.previewButton(title).click();
  await expect(wizard.preview).toContainText('Fountain');
  for (const view of ['Front View', 'Left View']) {
    await wizard.preview.getByRole('button', { name: view }).click();
    await expectShown(wizard.currentView(view).getByRole('img'));
  }
});

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
