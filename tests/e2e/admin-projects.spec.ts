import type { APIRequestContext } from '@playwright/test';
import type { ReferenceProject } from '../../src/domain/records/reference-projects.ts';
import {
  ContentCard,
  expect,
  expectShown,
  pictureFile,
  publishedContent,
  test,
} from '../support/admin-content.ts';
import { UPLOADED } from '../support/admin-page.ts';

test.use({ section: 'content' });

const IS_NO_IMAGE = 'Please choose a JPEG, PNG, WebP or AVIF image.';

test('a project whose images the server refuses is not saved; with valid ones visitors get all of it', async ({
  panel,
  mark,
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/Error uploading images/, /status of 415/);
  const company = `Northwind ${mark}`;
  const projects = new ContentCard(panel, 'reference_projects');
  const dialog = await projects.add('Add Reference Project');
  const renderings = dialog.getByRole('group', { name: 'Design Renderings' });
  const photos = dialog.getByRole('group', { name: 'Stand Photos' });
  await dialog.getByLabel('Company Name').fill(company);
  await dialog.getByLabel('Conference Name').fill('CES');
  await dialog.getByLabel('Location').fill('Las Vegas, NV');
  await dialog.getByLabel('Industry').selectOption('Energy');
  await dialog.getByLabel('Booth Size').selectOption('10×20');
  await dialog.getByLabel('Description').fill('Two stories.\nOne stage.');
  await dialog.getByLabel('Feature 1').fill('  Stage  ');
  await dialog.getByLabel('Outcome 1').fill('900 leads');
  await renderings.getByLabel('Top View', { exact: true }).setInputFiles(await pictureFile('top.png'));
  await photos.getByLabel('Side', { exact: true }).setInputFiles({
    name: 'side.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture, whatever it is called'),
  });
  const sent: string[] = [];
  page.on('request', (sending) => {
    if (sending.url().includes('/api/admin/images')) sent.push(new URL(sending.url()).search);
  });
  await dialog.getByRole('button', { name: 'Save Project' }).click();
  await panel.expectToast('Error uploading images', IS_NO_IMAGE, UPLOADED);
  expect(await publishedProject(request, company)).toBeUndefined();

  await photos.getByLabel('Side', { exact: true }).setInputFiles(await pictureFile('side.webp'));
  await dialog.getByRole('button', { name: 'Save Project' }).click();
  await panel.expectToast('Project added', undefined, UPLOADED);
  await expect(dialog).toBeHidden();
  expect(sent.filter((search) => search.includes('design-top-view'))).toHaveLength(1);
  await expectShown(projects.record(company).getByRole('presentation'));

  await expect.poll(() => publishedProject(request, company)).toBeDefined();
  const published = await publishedProject(request, company);
  expect(published).toMatchObject({
    conference_name: 'CES',
    location: 'Las Vegas, NV',
    industry: 'Energy',
    booth_size: '10×20',
    description: 'Two stories.\nOne stage.',
    features: ['Stage'],
    outcomes: ['900 leads'],
  });
  expect(published).not.toHaveProperty('admin_id');
  for (const [image, name] of [
    [published?.design_renderings.design_top_view, `northwind-${mark}-design-top-view`],
    [published?.stand_photos.stand_side_photo, `northwind-${mark}-stand-side-photo`],
  ]) {
    expect(image).toMatch(new RegExp(`^/media/projects/${name}-[0-9a-f]{16}-640x480\\.webp$`));
    const picture = await request.get(String(image));
    expect(picture.headers()['content-type']).toBe('image/webp');
  }
});

test('a project is changed and deleted', async ({ panel, mark, request }) => {
  const company = `Contoso ${mark}`;
  const projects = new ContentCard(panel, 'reference_projects');
  const added = await projects.add('Add Reference Project');
  await added.getByLabel('Company Name').fill(company);
  await added.getByLabel('Conference Name').fill('CES');
  await added.getByLabel('Location').fill('Las Vegas, NV');
  await added.getByLabel('Industry').selectOption('Energy');
  await added.getByLabel('Booth Size').selectOption('10×20');
  await added.getByRole('button', { name: 'Save Project' }).click();
  await expect(projects.record(company)).toBeVisible();
  await expect.poll(() => publishedProject(request, company)).toBeDefined();
  const before = await publishedProject(request, company);

  const dialog = await projects.edit(company, 'Edit Reference Project');
  await dialog.getByLabel('Conference Name').fill('SXSW');
  await dialog.getByLabel('Booth Size').selectOption('20×20');
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await panel.expectToast('Project updated');
  await expect(projects.record(company)).toContainText('SXSW');
  const changed = { conference_name: 'SXSW', booth_size: '20×20', created_at: before?.created_at };
  await expect.poll(() => publishedProject(request, company)).toMatchObject(changed);

  await projects.delete(company, 'Delete Reference Project');
  await panel.expectToast('Project deleted');
  await expect(projects.record(company)).toBeHidden();
  await expect.poll(() => publishedProject(request, company)).toBeUndefined();
});

async function publishedProject(request: APIRequestContext, company: string) {
  const { reference_projects } = await publishedContent(request);
  const found = reference_projects.find(({ company_name }) => company_name === company);
  if (!found) return undefined;
  const { project } = await (await request.get(`/api/projects/${found.id}`)).json();
  return project as ReferenceProject;
}
