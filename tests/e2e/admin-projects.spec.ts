import type { APIRequestContext, Locator } from '@playwright/test';
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

const PLACES = [
  ['Design Renderings', 'Top View', 'design_top_view'],
  ['Design Renderings', 'Front View', 'design_front_view'],
  ['Design Renderings', 'Right View', 'design_right_view'],
  ['Stand Photos', 'Front', 'stand_front_photo'],
  ['Stand Photos', 'Side', 'stand_side_photo'],
  ['Stand Photos', 'Interior', 'stand_interior_photo'],
] as const;

test('a project with six pictures is added, and visitors get all of it', async ({ panel, mark, request }) => {
  const projects = new ContentCard(panel, 'reference_projects');
  const company = `Northwind ${mark}`;
  const dialog = await projects.add('Add Reference Project');
  await fillRequired(dialog, company);
  for (const [group, place] of PLACES) {
    await fileInput(dialog, group, place).setInputFiles(await pictureFile('picture.jpg'));
    await expectShown(dialog.getByRole('group', { name: group }).getByAltText(`${place}: new image`));
  }
  await dialog.getByLabel('Description').fill('Two storeys.\nOne stage.');
  await dialog.getByLabel('Feature 1').fill('  Stage  ');
  for (const text of ['   ', 'Bar']) {
    await dialog.getByRole('button', { name: 'Add Feature' }).click();
    await expect(dialog.getByRole('textbox', { name: /^Feature/ }).last()).toBeFocused();
    await dialog.page().keyboard.type(text);
  }
  await dialog.getByLabel('Outcome 1').fill('900 leads');
  await saveWatched(dialog, 'Save Project', 'Saving...');
  // The emulator starts a process for each of the six uploads
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await panel.expectToast('Project added');

  const row = projects.record(company);
  for (const text of ['CES', 'Energy', '10×20'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  await expectShown(row.getByRole('presentation'));

  const published = await publishedProject(request, company);
  expect(published).toMatchObject({
    company_name: company,
    conference_name: 'CES',
    location: 'Las Vegas, NV',
    industry: 'Energy',
    booth_size: '10×20',
    description: 'Two storeys.\nOne stage.',
    features: ['Stage', 'Bar'],
    outcomes: ['900 leads'],
  });
  expect(published).not.toHaveProperty('admin_id');
  const images = { ...published?.design_renderings, ...published?.stand_photos };
  expect(new Set(Object.values(images)).size).toBe(6);
  for (const [, , field] of PLACES) {
    const name = `northwind-${mark}-${field.replaceAll('_', '-')}`;
    expect(images[field]).toMatch(new RegExp(`^/media/projects/${name}-[0-9a-f]{16}-640x480\\.webp$`));
    const picture = await request.get(String(images[field]));
    expect(picture.headers()['content-type']).toBe('image/webp');
  }
});

test('a project is changed: one picture replaced, one removed, the others kept', async ({
  panel,
  mark,
  request,
}) => {
  const projects = new ContentCard(panel, 'reference_projects');
  const company = `Contoso ${mark}`;
  const added = await projects.add('Add Reference Project');
  await fillRequired(added, company);
  for (const place of ['Top View', 'Front View', 'Right View']) {
    await fileInput(added, 'Design Renderings', place).setInputFiles(await pictureFile('picture.webp'));
  }
  await added.getByLabel('Feature 1').fill('Old');
  await added.getByRole('button', { name: 'Save Project' }).click();
  await expect(added).toBeHidden();
  const before = await publishedProject(request, company);

  const dialog = await projects.edit(company, 'Edit Reference Project');
  for (const [label, value] of [
    ['Company Name', company],
    ['Conference Name', 'CES'],
    ['Location', 'Las Vegas, NV'],
    ['Industry', 'Energy'],
    ['Booth Size', '10×20'],
    ['Feature 1', 'Old'],
    ['Outcome 1', ''],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
  }
  await expectShown(dialog.getByAltText('Top View: current image'));
  await fileInput(dialog, 'Design Renderings', 'Front View').setInputFiles(
    await pictureFile('new.png', 900, 600),
  );
  await dialog.getByRole('button', { name: 'Remove image: Right View' }).click();
  await dialog.getByLabel('Conference Name').fill('SXSW');
  await dialog.getByLabel('Industry').selectOption('Retail');
  await dialog.getByLabel('Booth Size').selectOption('20×20');
  await saveWatched(dialog, 'Update Project', 'Updating...');
  await panel.expectToast('Project updated');

  const row = projects.record(company);
  for (const text of ['SXSW', 'Retail', '20×20'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  const after = await publishedProject(request, company);
  expect(after?.created_at).toBe(before?.created_at);
  expect(after?.design_renderings.design_top_view).toBe(before?.design_renderings.design_top_view);
  expect(after?.design_renderings.design_front_view).toMatch(/-900x600\.webp$/);
  expect(after?.design_renderings.design_right_view).toBeNull();
});

test('what a project lacks is said beside each field and in a message', async ({ panel, mark }) => {
  const dialog = await new ContentCard(panel, 'reference_projects').add('Add Reference Project');
  await expect(dialog.getByLabel('Location')).toHaveAttribute('placeholder', 'City, State');
  await expect(dialog.getByLabel('Industry').getByRole('option')).toHaveText([
    'Select industry',
    'Technology',
    'Energy',
    'Healthcare',
    'Retail',
    'Financial',
    'Automotive',
  ]);
  await expect(dialog.getByLabel('Booth Size').getByRole('option')).toHaveText([
    'Select booth size',
    '10×10',
    '10×20',
    '20×20',
  ]);
  const company = `Missing ${mark}`;
  await dialog.getByLabel('Company Name').fill(company);
  await dialog.getByRole('button', { name: 'Save Project' }).click();
  await panel.expectToast('Missing information', 'Please fill in all required fields.');
  await expect(dialog.getByLabel('Conference Name')).toBeFocused();
  for (const [label, text] of [
    ['Conference Name', 'Conference name is required'],
    ['Location', 'Location is required'],
    ['Industry', 'Industry is required'],
    ['Booth Size', 'Booth size is required'],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(text);
  }
  expect(await countStored('reference_projects', company)).toBe(0);
});

test('a deleted project comes back with its pictures', async ({ panel, mark, request }) => {
  const projects = new ContentCard(panel, 'reference_projects');
  const company = `Fabrikam ${mark}`;
  const dialog = await projects.add('Add Reference Project');
  await fillRequired(dialog, company);
  await fileInput(dialog, 'Stand Photos', 'Side').setInputFiles(await pictureFile('side.png'));
  await dialog.getByRole('button', { name: 'Save Project' }).click();
  await expect(projects.record(company)).toBeVisible();
  const before = await storedRecord('reference_projects', company);
  await projects.delete(company, 'Delete Reference Project');
  const toast = await panel.expectToast('Project deleted');
  await expect(projects.record(company)).toBeHidden();
  expect(await publishedProject(request, company)).toBeUndefined();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectShown(projects.record(company).getByRole('presentation'));
  const after = await storedRecord('reference_projects', company);
  expect([after.id, after['stand_photos']]).toEqual([before.id, before['stand_photos']]);
});

async function fillRequired(dialog: Locator, company: string): Promise<void> {
  await dialog.getByLabel('Company Name').fill(company);
  await dialog.getByLabel('Conference Name').fill('CES');
  await dialog.getByLabel('Location').fill('Las Vegas, NV');
  await dialog.getByLabel('Industry').selectOption('Energy');
  await dialog.getByLabel('Booth Size').selectOption('10×20');
}

function fileInput(dialog: Locator, group: string, place: string): Locator {
  return dialog.getByRole('group', { name: group }).getByLabel(place, { exact: true });
}

async function publishedProject(request: APIRequestContext, company: string) {
  const { reference_projects } = await publishedContent(request);
  return reference_projects.find(({ company_name }) => company_name === company);
}
