import type { Locator } from '@playwright/test';
import {
  ContentCard,
  countStored,
  expect,
  expectShown,
  pictureFile,
  publishedContent,
  saveWatched,
  storedRecord,
  test,
} from '../support/admin-content.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const VIEWS = ['Top View', 'Front View', 'Left View', 'Right View'];

test('a design is added, and a visitor sees its card and its four views', async ({
  panel,
  mark,
  anotherVisitor,
}) => {
  const designs = new ContentCard(panel, 'booth_designs');
  const title = `Été ${mark}`;
  const dialog = await designs.add('Add New Booth Design');
  await expect(dialog.getByLabel('Booth Size')).toHaveValue('10x10');
  await dialog.getByLabel('Title').fill(title);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`ete-${mark}`);
  await dialog.getByLabel('Booth Size').selectOption('20x20');
  await dialog.getByLabel('Design Price (USD)').fill('1234.5');
  for (const view of VIEWS) {
    await dialog.getByLabel(view, { exact: true }).setInputFiles(await pictureFile('view.webp'));
    await expectShown(dialog.getByAltText(`${view}: new image`));
  }
  await dialog.getByLabel('Description').fill('Light and open.');
  await fillFeatures(dialog, ['Canopy', 'Planters', ' ', 'Bench', 'Fountain']);
  await saveWatched(dialog, 'Save Design', 'Saving...');
  await panel.expectToast('Design added');
  await expect(dialog).toBeHidden();

  const card = designs.record(title);
  for (const text of ['20x20', 'Light and open.', '$1,234.50'])
    await expect(card.getByText(text)).toBeVisible();
  await expect(card.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText([
    'Canopy',
    'Planters',
    'Bench',
  ]);
  await expectShown(card.getByRole('presentation'));

  const wizard = await anotherVisitor();
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await expect(wizard.design(title)).toHaveAccessibleDescription(/Canopy.*Planters.*Bench/);
  await expect(wizard.design(title)).not.toHaveAccessibleDescription(/Fountain/);
  await wizard.previewButton(title).click();
  await expect(wizard.preview).toContainText('Fountain');
  for (const view of VIEWS) {
    await wizard.preview.getByRole('button', { name: view }).click();
    await expectShown(wizard.currentView(view).getByRole('img'));
  }
});

test('a slug follows the title, is free, and must be unique', async ({ panel, mark }) => {
  const designs = new ContentCard(panel, 'booth_designs');
  const slug = `harbor-${mark}`;
  await addDesign(designs, `Harbor ${mark}`);
  await expect(designs.record(`Harbor ${mark}`)).toContainText('$0.00');
  await expect(designs.record(`Harbor ${mark}`)).toContainText('No image');
  expect(await storedRecord('booth_designs', `Harbor ${mark}`)).toMatchObject({
    slug,
    price: 0,
    features: [],
  });

  const dialog = await designs.add('Add New Booth Design');
  const field = dialog.getByLabel('Slug');
  await dialog.getByLabel('Title').fill(`Harbor ${mark}!`);
  await expect(field).toHaveValue(`${slug}-2`);
  await field.fill(slug);
  await dialog.getByLabel('Title').fill(`Harbor Two ${mark}`);
  await expect(field).toHaveValue(slug);
  await dialog.getByLabel('Description').fill('Another one.');
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Another design has this slug$/);
  await field.fill('Harbor Two');
  await expect(field).toHaveAccessibleDescription(
    /Use lower-case letters and digits, words joined by hyphens$/,
  );
  expect(await countStored('booth_designs', `Harbor Two ${mark}`)).toBe(0);
  await field.fill(`${slug}-b`);
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await expect(designs.record(`Harbor Two ${mark}`)).toBeVisible();
});

test('what a design lacks is said beside each field and in a message', async ({ panel }) => {
  const dialog = await new ContentCard(panel, 'booth_designs').add('Add New Booth Design');
  await dialog.getByLabel('Design Price (USD)').fill('-1');
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await panel.expectToast('Missing information', 'Please fill in all required fields.');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  for (const [label, text] of [
    ['Title', /^Title is required$/],
    ['Slug', /Slug is required$/],
    ['Description', /^Description is required$/],
    ['Design Price (USD)', /^Enter an amount from 0 to 1,000,000 with at most two decimals$/],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(text);
  }
});

test('a design is changed, deleted and brought back; its slug stays', async ({ panel, mark, request }) => {
  const designs = new ContentCard(panel, 'booth_designs');
  const title = `Meadow ${mark}`;
  await addDesign(designs, title);
  const before = await storedRecord('booth_designs', title);
  const dialog = await designs.edit(title, 'Edit Booth Design');
  await dialog.getByLabel('Title').fill(`Prairie ${mark}`);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`meadow-${mark}`);
  await dialog.getByLabel('Booth Size').selectOption('10x20');
  await dialog.getByLabel('Left View', { exact: true }).setInputFiles(await pictureFile('left.jpg'));
  await saveWatched(dialog, 'Update Design', 'Updating...');
  await panel.expectToast('Design updated');
  const card = designs.record(`Prairie ${mark}`);
  await expect(card).toContainText('10x20');
  await expectShown(card.getByRole('presentation'));

  await designs.delete(`Prairie ${mark}`, 'Delete Booth Design');
  const toast = await panel.expectToast('Design deleted');
  await expect(card).toBeHidden();
  expect((await publishedContent(request)).booth_designs.map(({ id }) => id)).not.toContain(before.id);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectShown(card.getByRole('presentation'));
  expect((await publishedContent(request)).booth_designs.find(({ id }) => id === before.id)).toMatchObject({
    title: `Prairie ${mark}`,
    slug: `meadow-${mark}`,
    images: { frontview: null, leftview: expect.stringMatching(/^\/media\/booth-designs\/meadow-/) },
  });
});

test('the other administrator sees a design but cannot change it', async ({ panel, anotherPanel, mark }) => {
  const title = `Grove ${mark}`;
  await addDesign(new ContentCard(panel, 'booth_designs'), title);
  const card = new ContentCard(await anotherPanel(), 'booth_designs').record(title);
  await expect(card).toContainText('Added by another administrator, who alone can change it.');
  await expect(card.getByRole('button')).toHaveCount(0);
});

/** Adds a design of which only the required fields are given. */
async function addDesign(designs: ContentCard, title: string): Promise<void> {
  const dialog = await designs.add('Add New Booth Design');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Booth Size').selectOption('20x20');
  await dialog.getByLabel('Description').fill('A demo.');
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await expect(designs.record(title)).toBeVisible();
}

async function fillFeatures(dialog: Locator, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Add Feature' }).click();
    await dialog.getByRole('textbox', { name: `Feature ${index + 1}` }).fill(text);
  }
}
