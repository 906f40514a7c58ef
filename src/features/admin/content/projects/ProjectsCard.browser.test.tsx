import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  addContent,
  editContent,
  projectContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import { button, expectToast, press, startPanel } from '../../../../../tests/browser/admin-panel.tsx';
import { fakeUploads, picture } from '../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';

const PLACES = [
  ['Design Renderings', 'Top View', 'design_top_view'],
  ['Design Renderings', 'Front View', 'design_front_view'],
  ['Design Renderings', 'Right View', 'design_right_view'],
  ['Stand Photos', 'Front', 'stand_front_photo'],
  ['Stand Photos', 'Side', 'stand_side_photo'],
  ['Stand Photos', 'Interior', 'stand_interior_photo'],
] as const;

const TOP = '/media/projects/contoso-design-top-view-0123456789abcdef-640x480.webp';
const FRONT = '/media/projects/contoso-design-front-view-0123456789abcdef-640x480.webp';
const RIGHT = '/media/projects/contoso-design-right-view-0123456789abcdef-640x480.webp';

beforeEach(startPanel);

function fileInput(project: Locator, group: string, place: string): Locator {
  return project.getByRole('group', { name: group }).getByLabelText(place, { exact: true });
}

test('a project is added with everything entered and its six pictures, each in its place', async () => {
  fakeUploads();
  const project = await addContent(projectContent);
  await projectContent.fill(project, 'Northwind');
  for (const [group, place] of PLACES) {
    await fileInput(project, group, place).upload(picture());
    const images = project.getByRole('group', { name: group });
    await expect.element(images.getByAltText(`${place}: new image`)).toBeVisible();
  }
  await project.getByLabelText('Description').fill('Two stories.\nOne stage.');
  await project.getByLabelText('Feature 1').fill('  Stage  ');
  for (const text of ['   ', 'Bar']) {
    await button('Add Feature', project).click();
    await expect.element(project.getByRole('textbox', { name: /^Feature/ }).last()).toHaveFocus();
    await press(text);
  }
  await project.getByLabelText('Outcome 1').fill('900 leads');
  await project.getByRole('checkbox', { name: /^Sample project/ }).click();
  await button('Save Project', project).click();
  await expectToast('Project added');
  for (const text of ['CES', 'Energy', '10×10', 'Sample']) {
    await expect.element(record(projectContent, 'Northwind')).toMatchTextContent(text);
  }
  const stored = database.only('reference_projects');
  expect(stored).toMatchObject({
    company_name: 'Northwind',
    conference_name: 'CES',
    location: 'Reno, NV',
    industry: 'Energy',
    booth_size: '10×10',
    description: 'Two stories.\nOne stage.',
    features: ['Stage', 'Bar'],
    outcomes: ['900 leads'],
    is_sample: true,
  });
  const images: Record<string, unknown> = {
    ...(stored['design_renderings'] as object),
    ...(stored['stand_photos'] as object),
  };
  expect(new Set(Object.values(images)).size).toBe(6);
  for (const [, , field] of PLACES) {
    const name = `northwind-${field.replaceAll('_', '-')}`;
    expect(images[field]).toMatch(new RegExp(`^/media/projects/${name}-[0-9a-f]{16}-640x480\\.webp$`));
  }
});

test('a project is changed: one picture replaced, one removed, the others kept; meanwhile the button says so', async () => {
  fakeUploads();
  const path = storeContent(projectContent, 'Contoso', {
    features: ['Old'],
    design_renderings: { design_top_view: TOP, design_front_view: FRONT, design_right_view: RIGHT },
  });
  const { created_at } = database.read(path) ?? {};
  const project = await editContent(projectContent, 'Contoso');
  for (const [label, value] of [
    ['Company Name', 'Contoso'],
    ['Conference Name', 'CES'],
    ['Location', 'Las Vegas, NV'],
    ['Industry', 'Energy'],
    ['Booth Size', '10×20'],
    ['Feature 1', 'Old'],
    ['Outcome 1', ''],
  ] as const) {
    await expect.element(project.getByLabelText(label)).toHaveValue(value);
  }
  await fileInput(project, 'Design Renderings', 'Front View').upload(picture('new.png'));
  await button('Remove image: Right View', project).click();
  await project.getByLabelText('Conference Name').fill('SXSW');
  await project.getByLabelText('Industry').selectOptions('Retail');
  await project.getByLabelText('Booth Size').selectOptions('20×20');
  database.holdAfter(0);
  await button('Update Project', project).click();
  await expect.element(button('Updating...', project)).toHaveAttribute('aria-busy', 'true');
  database.answer();
  await expectToast('Project updated');
  for (const text of ['SXSW', 'Retail', '20×20']) {
    await expect.element(record(projectContent, 'Contoso')).toMatchTextContent(text);
  }
  await expect
    .element(page.getByRole('link', { name: 'View Contoso on the site' }))
    .toHaveAttribute('href', '/?project=contoso#reference-projects');
  expect(database.read(path)).toMatchObject({
    created_at,
    design_renderings: {
      design_top_view: TOP,
      design_front_view: expect.not.stringContaining('0123456789abcdef'),
      design_right_view: null,
    },
  });
});

test('missing values of a project are reported next to each field and in a message', async () => {
  const project = await addContent(projectContent);
  await expect.element(project.getByLabelText('Location')).toHaveAttribute('placeholder', 'City, State');
  expect(optionsOf(project.getByLabelText('Industry'))).toEqual([
    'Select industry',
    'Technology',
    'Energy',
    'Healthcare',
    'Retail',
    'Financial',
    'Automotive',
  ]);
  expect(optionsOf(project.getByLabelText('Booth Size'))).toEqual([
    'Select booth size',
    '10×10',
    '10×20',
    '20×20',
  ]);
  await project.getByLabelText('Company Name').fill('Missing');
  await button('Save Project', project).click();
  await expectToast('Missing information', 'Please fill in all required fields.');
  await expect.element(project.getByLabelText('Conference Name')).toHaveFocus();
  for (const [label, text] of [
    ['Conference Name', 'Conference name is required'],
    ['Location', 'Location is required'],
    ['Industry', 'Industry is required'],
    ['Booth Size', 'Booth size is required'],
  ] as const) {
    await expect.element(project.getByLabelText(label)).toHaveAccessibleDescription(text);
  }
  expect(database.all('reference_projects')).toEqual([]);
});

function optionsOf(select: Locator): (string | null)[] {
  return select
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
}
