import type { APIRequestContext } from '@playwright/test';
import type { ReferenceProject } from '../../src/domain/records/reference-projects.ts';
import { ContentCard, expect, publishedContent, test } from '../support/admin-content.ts';

test.use({ section: 'content' });

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
